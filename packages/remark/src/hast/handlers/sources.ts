import type { Element } from 'hast';
import type { SourcesValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawItems } from './drawing.ts';

/** Numbered references. */
export const sourcesElement = (drawing: Drawing, { start, items }: SourcesValue): Element =>
  element(
    'ol',
    { className: ['fd-sources'], dataForm: 'sources', ...(start !== undefined && { start }) },
    drawItems(drawing, items),
  );
