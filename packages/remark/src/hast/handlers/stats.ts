import type { Element } from 'hast';
import type { StatsValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawBlocks, drawInline } from './drawing.ts';
import { withBox } from './list-item.ts';

function statElement(drawing: Drawing, { item, lead, blocks }: StatsValue['items'][number]): Element {
  const value = lead && element('strong', {}, drawInline(drawing, lead));
  return element(
    'li',
    { className: ['fd-stat'] },
    drawBlocks(drawing, withBox(drawing, item, blocks), value && element('p', { className: ['fd-stat-value'] }, value)),
  );
}

/** A row of headline numbers, each with what it counts. */
export const statsElement = (drawing: Drawing, { items }: StatsValue): Element =>
  element(
    'ul',
    { className: ['fd-stats'], dataForm: 'stats', role: 'list' },
    drawing.state.wrap(
      items.map((item) => statElement(drawing, item)),
      true,
    ),
  );
