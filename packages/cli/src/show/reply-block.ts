import { isAllowedUrl } from '@flowdown/grammar';
import type { ReplyBlock } from 'remark-flowdown';
import { type BlockValue, type Card, type CustomBlockValue, type Inline, readBlock } from 'remark-flowdown/mdast';
import { printable, printableLine } from '../printable.ts';
import { drawChart } from './chart.ts';
import { drawCode } from './fence.ts';
import { drawForm } from './form.ts';
import { box, hang } from './layout.ts';
import { columns, type Line, type Span, span } from './line.ts';
import type { Pen } from './pen.ts';
import { wrap } from './wrap.ts';

/** A `:::` block; nothing for one that draws nothing. */
export function drawReplyBlock(node: ReplyBlock, width: number, pen: Pen): Line[] {
  const value = readBlock(node);
  if ('custom' in value) return drawCustom(value, node.data.flowdown.raw, width, pen);
  return drawValue(value, width, pen);
}

/** Words that lead somewhere, the way links in text do. */
function linked(pen: Pen, words: Inline | undefined, url: string, allowed: boolean): Span[] {
  if (!allowed) return words && words.text !== '' ? pen.inline(words.children) : [span(printableLine(url))];
  const children = words && words.text !== '' ? [...words.children] : [{ type: 'text' as const, value: url }];
  return pen.inline([{ type: 'link', url, children }]);
}

const picture = (pen: Pen, src: string, alt: string): Span[] =>
  pen.inline([{ type: 'image', url: isAllowedUrl(src, 'image') ? src : '', alt: alt === '' ? src : alt }]);

/** A row of what can be pressed: `[ Yes ]  [ No ]`. Each stays in one piece where it fits. */
function chips(labels: readonly (readonly Span[])[], width: number): Line[] {
  const isIn = (text: string): string => text.replace(/[ \t\n]/g, '\u00A0');
  const row = labels.flatMap((label, index) => [
    ...(index === 0 ? [] : [span(' ')]),
    span('[\u00A0', { colour: 'cyan' }),
    ...label.map((each) => span(isIn(each.text), { ...each.style, colour: 'cyan' })),
    span('\u00A0]', { colour: 'cyan' }),
  ]);
  return wrap(row, width).map((line) => line.map((each) => span(each.text.replace(/\u00A0/g, ' '), each.style)));
}

function drawValue(value: BlockValue, width: number, pen: Pen): Line[] {
  const marked = (mark: string, words: Span[]): Line[] =>
    hang(width, [span(`${mark} `, { dim: true })], (inner) => wrap(words, inner));
  switch (value.name) {
    case 'actions': {
      const labels = value.entries.map(({ label, url, allowed }) =>
        url === undefined ? pen.inline(label.children) : linked(pen, label, url, allowed),
      );
      return labels.length === 0 ? [] : chips(labels, width);
    }
    case 'list-item':
    case 'horizontal-list-item':
      return drawCard(value, width, pen);
    case 'images':
      return value.images.flatMap(({ src, alt }) => wrap(picture(pen, src, alt), width));
    case 'links':
    case 'payment':
      return value.links.flatMap(({ url, label, allowed }) => marked('→', linked(pen, label, url, allowed)));
    case 'documents':
      return value.documents.flatMap(({ url, name, allowed }) => marked('▤', linked(pen, name, url, allowed)));
    case 'video':
    case 'audio':
      return value.media.flatMap(({ src, title, allowed }) => marked('▶', linked(pen, title, src, allowed)));
    case 'reaction':
      return value.emoji === '' ? [] : [[span(printableLine(value.emoji))]];
    case 'navigate':
      return [];
    case 'progress':
      return drawProgress(value, width, pen);
    case 'feedback': {
      const question = value.question ? wrap(pen.inline(value.question.children), width) : [];
      const choices = {
        thumbs: ['👍', '👎'],
        stars: Array.from({ length: Math.min(value.max, 10) }, () => '☆'),
        scale: Array.from({ length: Math.min(value.max, 10) }, (_, index) => String(index + 1)),
      }[value.kind];
      return [...question, ...wrap([span(choices.join('  ').trim(), { colour: 'cyan' })], width)];
    }
    case 'form':
      return value.form ? drawForm(value.form, width) : pen.flow(value.children, width);
    case 'chart':
      return value.chart ? drawChart(value.chart, width) : pen.flow(value.children, width);
  }
}

function drawCard(card: Card, width: number, pen: Pen): Line[] {
  const { image, title, subtitle, children } = card;
  if (!image && !title && !subtitle && children.length === 0) return [];
  return box(width, (inner) => [
    ...(image ? wrap(picture(pen, image.src, image.alt), inner) : []),
    ...(title ? wrap(pen.inline(title.children, { bold: true }), inner) : []),
    ...(subtitle ? wrap(pen.inline(subtitle.children, { dim: true }), inner) : []),
    ...pen.flow(children, inner),
  ]);
}

function drawProgress(value: Extract<BlockValue, { name: 'progress' }>, width: number, pen: Pen): Line[] {
  const label = value.label ? wrap(pen.inline(value.label.children), width) : [];
  if (value.value === undefined) return label;
  const part = Math.min(Math.max(value.value / value.max, 0), 1);
  const percent = ` ${Math.round(part * 100)}%`;
  const size = Math.min(width - columns(percent), 30);
  if (size < 1) return [...label, [span(percent.trim())]];
  const done = Math.round(part * size);
  const bar = [span('█'.repeat(done), { colour: 'green' }), span('░'.repeat(size - done), { dim: true })];
  return [...label, [...bar, span(percent)]];
}

/** A block whose fields only its application understands. */
function drawCustom(
  { values, content, children, name }: CustomBlockValue,
  raw: string,
  width: number,
  pen: Pen,
): Line[] {
  if (content !== undefined) return drawCode(printable(raw.trim()), width, name);
  const fields = Object.entries(values).flatMap(([key, value]) => wrap([span(printable(`${key}: ${value}`))], width));
  return [...fields, ...pen.flow(children, width)];
}
