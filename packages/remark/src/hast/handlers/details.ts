import type { Element } from 'hast';
import type { DetailsValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawBlocks, drawInline } from './drawing.ts';

/** A folded section. Without a title a word stands for it, or the browser would choose one. */
export function detailsElement(drawing: Drawing, { title, blocks }: DetailsValue): Element {
  const summary = element('summary', {}, title ? drawInline(drawing, title) : drawing.labels.details);
  return element('details', { className: ['fd-details'], dataForm: 'details' }, drawBlocks(drawing, blocks, summary));
}
