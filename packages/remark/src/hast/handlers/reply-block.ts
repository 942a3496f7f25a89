import type { Element, ElementContent } from 'hast';
import { drawsNothing } from '../../mdast/empty-block.ts';
import { readBlock } from '../../mdast/read-block.ts';
import type { ReplyBlock } from '../../mdast/types.ts';
import { element } from '../element.ts';
import { block } from '../values/block.ts';
import { valueElement } from '../values/value-element.ts';
import type { Drawing } from './drawing.ts';

/** A body that could not be read, as it was written: its lines mean something. */
const rawElement = (name: string, raw: string): Element =>
  block(name, 'div', element('pre', { className: ['fd-raw'], tabIndex: 0 }, raw));

/** A `:::` block, from its value; one that draws nothing is nothing. */
export function drawReplyBlock({ state, labels }: Drawing, node: ReplyBlock): ElementContent | undefined {
  const value = readBlock(node);
  if (drawsNothing(value)) return undefined;
  const isUnread = !('custom' in value) && (value.name === 'form' || value.name === 'chart');
  const drawn =
    valueElement(value, ({ children }) => state.all({ type: 'paragraph', children: [...children] }), labels) ??
    (isUnread ? rawElement(value.name, node.data.flowdown.raw) : undefined);
  if (drawn) {
    state.patch(node, drawn);
    return drawn;
  }
  const outer = element('div', {}, state.all(node));
  state.patch(node, outer);
  return state.applyData(node, outer);
}
