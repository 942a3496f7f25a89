import type { Element, ElementContent } from 'hast';
import type { Heading } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-hast';
import { element } from '../element.ts';
import type { Drawing } from './drawing.ts';

/** Sets the number apart, and the dot or bracket after it; the words stay what they are. */
function setNumberApart(children: ElementContent[], number: string): ElementContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text' || !first.value.startsWith(number)) return children;
  const [, mark = '', title = ''] = /^([.)]?)(.*)$/s.exec(first.value.slice(number.length)) ?? [];
  return [
    element('span', { className: ['fd-section-number'] }, number),
    ...(mark === '' ? [] : [element('span', { className: ['fd-section-mark'] }, mark)]),
    { type: 'text', value: title },
    ...rest,
  ];
}

/** A heading, with its section number quieter than its words; the reply's title is marked as that. */
export function drawHeading({ state }: Drawing, node: Heading): Element {
  const drawn = defaultHandlers.heading(state, node);
  const label = node.data?.flowdown;
  if (label?.type !== 'heading') return drawn;
  if (label.number) drawn.children = setNumberApart(drawn.children, label.number);
  if (label.replyTitle) drawn.properties = { className: ['fd-reply-title'], ...drawn.properties };
  return drawn;
}
