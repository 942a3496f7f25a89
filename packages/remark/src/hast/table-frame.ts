import type { Element } from 'hast';
import { element } from './element.ts';
import type { HtmlLabels } from './labels.ts';

/** A table in a frame that scrolls, which the keyboard has to reach. A group, as ten tables are not ten landmarks. */
export const tableFrame = (table: Element, labels: HtmlLabels): Element =>
  element('div', { className: ['fd-table'], role: 'group', ariaLabel: labels.table, tabIndex: 0 }, table);
