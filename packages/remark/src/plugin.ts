import type { BlockKind } from '@flowdown/grammar';
import type { Root } from 'mdast';
// For the lists of extensions in a processor's data.
import type {} from 'remark-parse';
import type {} from 'remark-stringify';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { LabelOptions } from './label/label-reply.ts';
import { diagnosticsOf } from './mdast/diagnostics.ts';
import { flowdownFromMarkdown } from './mdast/from-markdown.ts';
import { flowdownToMarkdown } from './mdast/to-markdown.ts';
import type { YamlReader } from './mdast/yaml-reader.ts';
import { flowdown } from './micromark/syntax.ts';
import { yamlReader } from './yaml.ts';

/** What the plugin can be told. */
export interface RemarkFlowdownOptions extends LabelOptions {
  /**
   * Kinds of `:::` blocks the application adds, each with its body rule.
   *
   * @default []
   */
  blocks?: readonly BlockKind[];
  /**
   * Whether a literal `\n`, a backslash and an `n`, breaks the line.
   *
   * @default false
   */
  literalNewlines?: boolean;
  /**
   * Reads the bodies of forms and charts; `false` leaves them pending.
   *
   * @default the reader of `remark-flowdown/yaml`
   */
  yaml?: YamlReader | false;
}

/**
 * The remark plugin: `:::` blocks in any unified pipeline. What is wrong with a reply goes to `file.messages`.
 *
 * Use it after `remark-gfm`, `remark-math`, `remark-frontmatter` and `remark-directive`: where two plugins know a marker,
 * the later one is asked first.
 */
export const remarkFlowdown: Plugin<[RemarkFlowdownOptions?], Root, Root> = function (this: Processor, options) {
  const { blocks = [], literalNewlines = false, yaml = yamlReader, ...labelling } = options ?? {};
  const data = this.data();
  const syntax = flowdown({ blocks, literalNewlines, ...(yaml && { readablePrefix: yaml.readablePrefix }) });
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    flowdownFromMarkdown({ ...labelling, ...(yaml && { yaml }) }),
  ];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), flowdownToMarkdown({ blocks, literalNewlines })];
  return (tree: Root, file: VFile) => {
    for (const { code, severity, message, place } of diagnosticsOf(tree)) {
      const found = file.message(message, { place, ruleId: code, source: 'flowdown' });
      found.fatal = severity === 'info' ? undefined : severity === 'error';
    }
  };
};
