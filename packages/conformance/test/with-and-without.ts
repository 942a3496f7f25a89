import { remarkFlowdown } from 'remark-flowdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Whether a text has a line that could open or close a block. */
export const markersOf = (markdown: string): boolean => /:::/.test(markdown);

/** The tree of a document without the labels of the dialect, with GFM or not, with blocks or not. */
export function treeOf(markdown: string, { gfm, blocks }: { gfm: boolean; blocks: boolean }): unknown {
  const processor = unified().use(remarkParse);
  if (gfm) processor.use(remarkGfm);
  if (blocks) processor.use(remarkFlowdown);
  const tree = processor.parse(markdown);
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'data' ? withoutLabel(value) : value)));
}

function withoutLabel(data: unknown): unknown {
  const { flowdown: _, ...rest } = data as { flowdown?: unknown };
  return Object.keys(rest).length > 0 ? rest : undefined;
}
