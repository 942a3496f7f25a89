import type { YamlContent } from './types.ts';

/** Something wrong in a YAML body. Lines count from 0 in the body, columns from 0 in the line. */
export interface YamlProblem {
  code: 'invalid-yaml' | 'invalid-form' | 'invalid-chart' | 'too-many-fields' | 'invalid-value';
  message: string;
  line: number;
  column: number;
}

/** Reads the bodies of YAML blocks. `remark-flowdown/yaml` has the one built on the `yaml` package. */
export interface YamlReader {
  /** The content of a body of the named kind, without it when nothing can be drawn; never throws. */
  read(kind: string, raw: string): { content?: YamlContent; problems: YamlProblem[] };
  /** How many lines, counted from the first, make the longest body that can be read. */
  readablePrefix: (kind: string, lines: readonly string[]) => number;
}
