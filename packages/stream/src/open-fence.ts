import type { Code, RootContent } from 'mdast';
import { startOf } from './places.ts';
import { lastPath } from './withhold.ts';

/** A fence that says whether its end has been seen. */
export function withClosed(node: Code, closed: boolean): Code {
  const label = node.data?.flowdown;
  if (!label || !('closed' in label) || label.closed === closed) return node;
  return { ...node, data: { ...node.data, flowdown: { ...label, closed } } };
}

/** Says of a fence at the end of some blocks that its end is still to come; the parser takes the end of the text for it. */
export function markOpenFence(nodes: readonly RootContent[], start: number): void {
  const leaf = lastPath(nodes).at(-1);
  if (leaf?.type !== 'code' || startOf(leaf) !== start) return;
  const { data } = withClosed(leaf, false);
  if (data) leaf.data = data;
}
