import type { Element } from 'hast';
import type { QuoteValue } from '../../read/quote.ts';
import { element } from '../element.ts';
import { type Drawing, drawBlocks, drawInline, lines } from './drawing.ts';

/** A quotation; with a source it is a figure, as who said it is no part of what was said. */
export function quoteElement(drawing: Drawing, { blocks, source }: QuoteValue): Element {
  const quote = element('blockquote', {}, drawBlocks(drawing, blocks));
  if (!source) return quote;
  const caption = element('figcaption', {}, drawInline(drawing, source));
  return element('figure', { className: ['fd-quote'] }, lines(drawing, [quote, caption]));
}
