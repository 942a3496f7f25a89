import type { Code, RootContent } from 'mdast';
import { startOf } from './places.ts';
import { lastPath } from './withhold.ts';

/** Lines of code as the parser gives them: a character of no width or meaning, U+0000, is replaced (CommonMark 2.3). */
export const codeOf = (lines: string): string => lines.replaceAll('\0', '\uFFFD');

/** A fence that says whether its end has been seen. Plain code says only that it has not. */
export function withClosed(node: Code, closed: boolean): Code {
  const { flowdown: label, ...data } = node.data ?? {};
  if (label && label.type !== 'code')
    return 'closed' in label && label.closed !== closed
      ? { ...node, data: { ...data, flowdown: { ...label, closed } } }
      : node;
  if (!closed) return { ...node, data: { ...data, flowdown: { type: 'code', closed } } };
  if (!label) return node;
  const { data: _, ...plain } = node;
  return Object.keys(data).length > 0 ? { ...plain, data } : plain;
}

/** Says of a fence at the end of some blocks that its end is still to come; the parser takes the end of the text for it. */
export function markOpenFence(nodes: readonly RootContent[], start: number): void {
  const leaf = lastPath(nodes).at(-1);
  if (leaf?.type !== 'code' || startOf(leaf) !== start) return;
  const { data } = withClosed(leaf, false);
  if (data) leaf.data = data;
}
