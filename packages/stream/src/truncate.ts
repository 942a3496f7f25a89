import type { Nodes, Parents, RootContent } from 'mdast';
import type { Point } from 'unist';
import { type Place, placesOf } from './places.ts';
import type { Source } from './source.ts';
import { textUpTo } from './text-cut.ts';

function withEnd<Node extends Nodes>(node: Node, end: Point | undefined): Node {
  return node.position && end ? { ...node, position: { ...node.position, end } } : node;
}

/** A node up to an offset; undefined when nothing of it is left to show. */
function truncateNode(node: Nodes, place: Place, offset: number, source: Source): Nodes | undefined {
  if (place.start >= offset) return undefined;
  if (place.end <= offset) return node;
  if ('children' in node && !node.position) return undefined;
  if ('children' in node) {
    const children = truncateAll(node.children as RootContent[], place, offset, source);
    const last = children[children.length - 1];
    return last && withEnd({ ...node, children } as Parents, last.position?.end);
  }
  if (node.type !== 'text') return undefined;
  const value = textUpTo(node, source.slice(place.start, place.end), offset - place.start);
  if (value === '') return undefined;
  return node.position ? withEnd({ ...node, value }, source.pointAt(offset, node.position.start)) : { ...node, value };
}

function truncateAll(nodes: readonly RootContent[], parent: Place, offset: number, source: Source): RootContent[] {
  const kept: RootContent[] = [];
  for (const [index, place] of placesOf(nodes, parent, source).entries()) {
    const left = truncateNode(nodes[index] as RootContent, place, offset, source);
    if (left) kept.push(left as RootContent);
  }
  return trimBreaks(kept);
}

/** The nodes up to an offset of the reply, of what stands after it nothing. Nodes that are whole stay the same objects. */
export function truncate(nodes: readonly RootContent[], offset: number, source: Source): RootContent[] {
  return truncateAll(nodes, { start: source.start.offset, end: source.end }, offset, source);
}

/** A break before what is held back is not shown yet. */
function trimBreaks(nodes: RootContent[]): RootContent[] {
  while (nodes[nodes.length - 1]?.type === 'break') nodes.pop();
  return nodes;
}
