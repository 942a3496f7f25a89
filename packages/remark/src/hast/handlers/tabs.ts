import type { Element } from 'hast';
import { plainText } from '../../mdast/plain-text.ts';
import type { Panel, TabsValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawBlocks, drawInline } from './drawing.ts';

/** A panel under its heading. A heading without words takes its place in the row as its words. */
function panelElement(drawing: Drawing, { label, heading, blocks }: Panel, index: number): Element {
  const ordinal = plainText(label).trim() === '' ? String(index + 1) : undefined;
  const head = element(`h${heading.depth}`, { className: ['fd-panel-label'] }, drawInline(drawing, label), ordinal);
  return element('section', { className: ['fd-panel'] }, drawBlocks(drawing, blocks, head));
}

/** All panels, one below the other: what shows one at a time needs script, and finds its parts by their classes. */
export const tabsElement = (drawing: Drawing, { panels }: TabsValue): Element =>
  element(
    'div',
    { className: ['fd-tabs'], dataForm: 'tabs' },
    drawing.state.wrap(
      panels.map((panel, index) => panelElement(drawing, panel, index)),
      true,
    ),
  );
