import type { Element } from 'hast';
import type { Paragraph } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-hast';
import { readFigure } from '../../read/figure.ts';
import { element } from '../element.ts';
import { type Drawing, definitionsOf, drawInline, lines } from './drawing.ts';

/** A paragraph; one that is a figure becomes one, with the link around its image. */
export function drawParagraph(drawing: Drawing, node: Paragraph): Element {
  const { state } = drawing;
  const value = readFigure(node, definitionsOf(drawing));
  const [image] = node.children;
  if (!value || !image) return defaultHandlers.paragraph(state, node);
  const caption = value.caption && element('figcaption', {}, drawInline(drawing, value.caption));
  const drawn = state.all({ ...node, children: [image] });
  const figure = element('figure', { className: ['fd-figure'] }, lines(drawing, [...drawn, caption]));
  state.patch(node, figure);
  return state.applyData<Element>(node, figure);
}
