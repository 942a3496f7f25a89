import type { Element } from 'hast';
import type { PhrasingContent } from 'mdast';
import { element } from '../element.ts';
import { type Drawing, drawInline } from './drawing.ts';

/** A title in bold, so that it is one without a stylesheet too. */
export const titleElement = (
  drawing: Drawing,
  title: PhrasingContent[] | undefined,
  className = 'fd-title',
): Element | undefined =>
  title && element('p', { className: [className] }, element('strong', {}, drawInline(drawing, title)));
