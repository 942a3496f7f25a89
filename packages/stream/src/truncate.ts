import type { Nodes, Parents, RootContent } from 'mdast';
import type { Point } from 'unist';
import type { Source } from './source.ts';
import { textUpTo } from './text-cut.ts';

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;

function withEnd<Node extends Nodes>(node: Node, end: Point | undefined): Node {
  return node.position && end ? { ...node, position: { ...node.position, end } } : node;
}

/** A node up to an offset; undefined when nothing of it is left to show. */
function truncateNode(node: Nodes, offset: number, source: Source): Nodes | undefined {
  if (startOf(node) >= offset) return undefined;
  if (endOf(node) <= offset) return node;
  if ('children' in node) {
    const children = truncate(node.children as RootContent[], offset, source);
    const last = children[children.length - 1];
    if (!last) return undefined;
    return withEnd({ ...node, children } as Parents, last.position?.end);
  }
  if (node.type !== 'text' && node.type !== 'code') return undefined;
  const value =
    node.type === 'text'
      ? textUpTo(node, source.slice(startOf(node), endOf(node)), offset - startOf(node))
      : node.value.slice(0, Math.max(0, node.value.lastIndexOf('\n')));
  if (value === '') return undefined;
  const { start } = node.position ?? {};
  return withEnd({ ...node, value }, start && source.pointAt(offset, start));
}

/** The nodes up to an offset of the reply, of what stands after it nothing. Nodes that are whole stay the same objects. */
export function truncate(nodes: readonly RootContent[], offset: number, source: Source): RootContent[] {
  const kept: RootContent[] = [];
  for (const node of nodes) {
    const left = truncateNode(node, offset, source);
    if (left) kept.push(left as RootContent);
  }
  return trimBreaks(kept);
}

/** A break before what is held back is not shown yet. */
function trimBreaks(nodes: RootContent[]): RootContent[] {
  while (nodes[nodes.length - 1]?.type === 'break') nodes.pop();
  return nodes;
}
