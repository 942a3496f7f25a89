import type { ListItem } from 'mdast';
import type { CompileContext, Token } from 'mdast-util-from-markdown';
// For the token of a box.
import type {} from 'micromark-extension-gfm';
import type { Point } from 'unist';

/** Where the boxes of task items stand. */
export type Boxes = WeakMap<ListItem, Point>;

/**
 * Labels a task item with its key, at the `[` of its box. The tree does not hold the box.
 *
 * ```markdown
 * > | - [x] buy rice
 *       ^
 * ```
 */
export function enterBox(boxes: Boxes) {
  return function (this: CompileContext, token: Token): void {
    // A box stands at the start of its item's first paragraph.
    const item = this.stack[this.stack.length - 2];
    if (item?.type === 'listItem') label(boxes, item, token.start);
  };
}

/** Labels a task item anew that was read with other coordinates than the reply's. */
export function moveBox(boxes: Boxes, item: ListItem, translate: (point: Point) => Point): void {
  const point = boxes.get(item);
  if (point) label(boxes, item, translate(point));
}

function label(boxes: Boxes, item: ListItem, point: Point): void {
  boxes.set(item, point);
  item.data = { ...item.data, flowdown: { type: 'task', key: point.offset ?? 0 } };
}
