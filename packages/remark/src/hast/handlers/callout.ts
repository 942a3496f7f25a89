import type { Element } from 'hast';
import type { CalloutValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawBlocks } from './drawing.ts';
import { titleElement } from './title.ts';

/** A note. Its kind is heard as its name and seen as a glyph, which the stylesheet draws. */
export const calloutElement = (drawing: Drawing, { kind, title, blocks }: CalloutValue): Element =>
  element(
    'div',
    { className: ['fd-callout'], role: 'note', ariaLabel: drawing.labels[kind], dataKind: kind },
    drawBlocks(drawing, blocks, titleElement(drawing, title, 'fd-callout-title')),
  );
