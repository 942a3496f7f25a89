import type { Nodes } from 'mdast';
import { walk } from 'remark-flowdown/mdast';
import type { Point } from 'unist';

/** Where a text that was read on its own stands in the reply. */
export interface Origin {
  /** The place of its first character. */
  start: Point & { offset: number };
  /** Lines that were put before it, and their length; a place in them is before the start. */
  headLines?: number;
  headLength?: number;
  /** What was put before it on its first line. */
  prefixLength?: number;
}

/** A place in a text that was read on its own, as a place in the reply. */
export function moved(point: Point, { start, headLines = 0, headLength = 0, prefixLength = 0 }: Origin): Point {
  const line = point.line - headLines;
  if (line < 1) return { line: start.line - 1, column: 1, offset: start.offset - 1 };
  const column = line === 1 ? point.column - prefixLength + start.column - 1 : point.column;
  const { offset } = point;
  return {
    line: line + start.line - 1,
    column,
    ...(offset !== undefined && { offset: offset - headLength - prefixLength + start.offset }),
  };
}

/** Moves all places in a tree. */
export function shift(tree: Nodes, origin: Origin): void {
  if (origin.start.offset === 0) return;
  walk(tree, (node) => {
    const { position } = node;
    if (position) node.position = { start: moved(position.start, origin), end: moved(position.end, origin) };
    const label = node.data?.flowdown;
    if (label?.type !== 'task') return;
    const key = label.key - (origin.headLength ?? 0) - (origin.prefixLength ?? 0) + origin.start.offset;
    node.data = { ...node.data, flowdown: { ...label, key } };
  });
}
