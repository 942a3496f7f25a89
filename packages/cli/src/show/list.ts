import type { List, ListItem } from 'mdast';
import { apart, hang } from './layout.ts';
import { columns, type Line, type Span, span } from './line.ts';
import type { Pen } from './pen.ts';

/** The box of a task, where an item is one. */
export function boxOf({ checked }: ListItem): Span[] {
  if (typeof checked !== 'boolean') return [];
  return [checked ? span('☑ ', { colour: 'green' }) : span('☐ ', { dim: true })];
}

/** A list: bullets, numbers or boxes, and the items behind them. */
export function drawList({ children, ordered, spread, start }: List, width: number, pen: Pen): Line[] {
  const first = start ?? 1;
  const widest = ordered ? columns(`${first + children.length - 1}. `) : 0;
  const items = children.map((item, index) => {
    const mark = ordered ? `${first + index}. `.padStart(widest) : '• ';
    const box = boxOf(item);
    // A box says what a bullet would say.
    const head = box.length > 0 && !ordered ? box : [span(mark, { dim: true }), ...box];
    return hang(width, head, (inner) => pen.flow(item.children, inner, Boolean(item.spread)));
  });
  return spread ? apart(items) : items.flat();
}
