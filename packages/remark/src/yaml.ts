import type { YamlContent } from './mdast/types.ts';
import type { YamlProblem, YamlReader } from './mdast/yaml-reader.ts';
import { readChart } from './yaml/chart.ts';
import { readForm, readPipeForm } from './yaml/form.ts';
import { readMap } from './yaml/read-map.ts';

export type { YamlProblem, YamlReader } from './mdast/yaml-reader.ts';

interface Reading {
  content?: YamlContent;
  problems: YamlProblem[];
}

function readContent(kind: string, raw: string): Reading {
  if (kind === 'form') {
    const pipe = readPipeForm(raw);
    if (pipe) return pipe;
  }
  const { map, problems } = readMap(raw);
  if (!map) return { problems };
  const read = kind === 'form' ? readForm(map) : kind === 'chart' ? readChart(map) : { content: map, problems: [] };
  return { ...read, problems: [...problems, ...read.problems] };
}

/** How often a body is cut before its first broken line until the whole of it is kept, to be shown as text. */
const attempts = 20;

/** Reads the YAML bodies of `form`, `chart` and an application's own kinds (blocks.md §5). */
export const yamlReader: YamlReader = {
  read: readContent,
  readablePrefix(kind, lines) {
    let end = lines.length;
    for (let attempt = 0; attempt < attempts && end > 0; attempt++) {
      const { content, problems } = readContent(kind, lines.slice(0, end).join('\n'));
      if (content) return end;
      // Nothing before the broken line is broken, so no longer part can be read than the one that ends there.
      const broken = problems.find(({ code }) => code === 'invalid-yaml')?.line ?? 0;
      end = Math.min(broken, end - 1);
    }
    return lines.length;
  },
};
