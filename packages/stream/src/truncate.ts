import type { Code, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { plainText } from 'remark-flowdown/mdast';
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
  if (!node.position) return undefined;
  if ('children' in node) {
    const children = truncateAll(node.children as RootContent[], place, offset, source);
    const last = children[children.length - 1];
    return last && withEnd({ ...node, children } as Parents, last.position?.end);
  }
  if (node.type === 'code') return truncateCode(node, place, offset, source);
  if (node.type !== 'text') return undefined;
  const value = textUpTo(node, source.slice(place.start, place.end), offset - place.start);
  return value === '' ? undefined : withEnd({ ...node, value }, source.pointAt(offset, node.position.start));
}

/** A fence up to the start of one of its last lines. */
function truncateCode(node: Code, { end }: Place, offset: number, source: Source): Code {
  const lines = source
    .slice(offset, end)
    .replace(/[\s>]+$/, '')
    .split(/\r\n|[\r\n]/);
  let value = node.value.trimEnd();
  for (const _line of lines) value = value.slice(0, Math.max(0, value.search(/(?:\r\n|[\r\n])[^\r\n]*$/)));
  return withEnd({ ...node, value }, source.pointAt(offset, node.position?.start));
}

function truncateAll(nodes: readonly RootContent[], parent: Place, offset: number, source: Source): RootContent[] {
  const kept: RootContent[] = [];
  const places = placesOf(nodes, parent);
  for (let index = 0; index < nodes.length; index++) {
    const [node, place] = [nodes[index] as RootContent, places[index] as Place];
    const run = node.position || place.end <= offset || place.start >= offset ? [] : runFrom(nodes, index);
    if (run.length > 0) {
      for (const left of truncateRun(run, place, offset, source)) kept.push(left);
      break;
    }
    const left = truncateNode(node, place, offset, source);
    if (left) kept.push(left as RootContent);
  }
  return trimBreaks(kept);
}

/** Siblings without a place of their own, which share one. */
function runFrom(nodes: readonly RootContent[], from: number): RootContent[] {
  const end = nodes.findIndex(({ position }, index) => index > from && position !== undefined);
  return nodes.slice(from, end === -1 ? undefined : end);
}

/** Found addresses and the text around them, up to an offset in the place they share. An address is shown whole. */
function truncateRun(
  run: readonly RootContent[],
  { start, end }: Place,
  offset: number,
  source: Source,
): RootContent[] {
  const values = run.map((node) => plainText([node] as PhrasingContent[]));
  let left = textUpTo({ type: 'text', value: values.join('') }, source.slice(start, end), offset - start).length;
  const kept: RootContent[] = [];
  for (const [index, node] of run.entries()) {
    const { length } = values[index] as string;
    if (length <= left) kept.push(node);
    else if (node.type === 'text' && left > 0) kept.push({ ...node, value: node.value.slice(0, left) });
    if (length >= left) break;
    left -= length;
  }
  return kept;
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
