import type { Element } from 'hast';
import type { CardValue, ProsConsValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawItems, lines } from './drawing.ts';
import { titleElement } from './title.ts';

function cardElement(drawing: Drawing, { kind, title, points }: CardValue): Element {
  const list = element('ul', { role: 'list' }, drawItems(drawing, points));
  return element(
    'div',
    { className: [`fd-${kind}`], role: 'group', ariaLabel: drawing.labels[kind] },
    lines(drawing, [titleElement(drawing, title), list]),
  );
}

/** Two cards of points, or one; the stylesheet puts a check or a cross before each point. */
export const prosConsElement = (drawing: Drawing, { cards }: ProsConsValue): Element =>
  element(
    'div',
    { className: ['fd-pros-cons'], dataForm: 'pros-cons' },
    lines(
      drawing,
      cards.map((card) => cardElement(drawing, card)),
    ),
  );
