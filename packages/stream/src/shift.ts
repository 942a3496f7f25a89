import type { Nodes } from 'mdast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';

/** A place in a text that starts a line of a reply, as a place in the reply. */
export function moved({ line, column, offset }: Point, start: Point): Point {
  return {
    line: line + start.line - 1,
    column,
    ...(offset !== undefined && { offset: offset + (start.offset ?? 0) }),
  };
}

/** Moves all positions of a tree that was read from a later line of a reply. */
export function shift(tree: Nodes, start: Point): void {
  if (start.offset === 0) return;
  visit(tree, (node) => {
    const { position } = node;
    if (position) node.position = { start: moved(position.start, start), end: moved(position.end, start) };
    const label = node.data?.flowdown;
    if (label?.type === 'task')
      node.data = { ...node.data, flowdown: { ...label, key: label.key + (start.offset ?? 0) } };
  });
}
