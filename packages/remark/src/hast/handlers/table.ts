import type { Element } from 'hast';
import type { Table } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-hast';
import { tableFrame } from '../table-frame.ts';
import type { Drawing } from './drawing.ts';

/** A table that scrolls inside itself. */
export function drawTable({ state, labels }: Drawing, node: Table): Element {
  const frame = tableFrame(defaultHandlers.table(state, node), labels);
  state.patch(node, frame);
  return frame;
}
