import type { BlockValue, Card, CustomBlockValue, Inline } from '../mdast/read-block.ts';
import { readBlock } from '../mdast/read-block.ts';
import type { ChartContent, FormContent, FormField, ReplyBlock } from '../mdast/types.ts';
import { lines } from './hang.ts';
import type { InlineWriter } from './inline.ts';
import { alignColumns } from './table.ts';

/** What a block needs of the writer of the reply it stands in. */
export interface BlockWriters {
  /** Inline nodes. */
  inline: InlineWriter;
  /** Flow nodes, parted by blank lines. */
  flow: (nodes: ReplyBlock['children']) => string;
}

/** `label: url`, or whichever of the two there is; a URL that may not be followed is left out beside a label. */
function labelled(label: string, url: string | undefined, allowed: boolean): string {
  if (!url || (!allowed && label !== '')) return label;
  return label === '' || label === url ? url : `${label}: ${url}`;
}

/** A `:::` block as text; nothing for one that draws nothing. */
export function writeReplyBlock(node: ReplyBlock, writers: BlockWriters): string {
  const value = readBlock(node);
  const words = (inline: Inline | undefined): string => (inline ? writers.inline(inline.children) : '');
  if ('custom' in value) return writeCustom(value, node.data.flowdown.raw, writers);
  return writeValue(value, words, writers);
}

function writeValue(value: BlockValue, words: (inline?: Inline) => string, { flow }: BlockWriters): string {
  switch (value.name) {
    case 'actions':
      return lines(...value.entries.map(({ label, url, allowed }) => `- ${labelled(words(label), url, allowed)}`));
    case 'list-item':
    case 'horizontal-list-item':
      return writeCard(value, words, flow);
    case 'images':
      return lines(...value.images.map(({ src, alt, allowed }) => alt || (allowed ? src : '')));
    case 'links':
    case 'payment':
      return lines(...value.links.map(({ url, label, allowed }) => labelled(words(label), url, allowed)));
    case 'documents':
      return lines(...value.documents.map(({ url, name, allowed }) => labelled(words(name), url, allowed)));
    case 'video':
    case 'audio':
      return lines(...value.media.map(({ src, title, allowed }) => labelled(words(title), src, allowed)));
    case 'reaction':
      return value.emoji;
    case 'navigate':
      return '';
    case 'progress': {
      const percent = value.value === undefined ? '' : `${Math.round((value.value / value.max) * 100)}%`;
      return [words(value.label), percent].filter(Boolean).join(': ');
    }
    case 'feedback':
      return words(value.question);
    case 'form':
      return value.form ? writeForm(value.form) : flow(value.children);
    case 'chart':
      return value.chart ? writeChart(value.chart) : flow(value.children);
  }
}

function writeCard(card: Card, words: (inline?: Inline) => string, flow: BlockWriters['flow']): string {
  return lines(card.image?.alt, words(card.title), words(card.subtitle), flow(card.children));
}

function writeForm({ title, description, fields }: FormContent): string {
  return lines(title, description, ...fields.map(writeField));
}

/** `- Label *: first, second`; the star says that an answer is needed. */
function writeField({ label, required, options }: FormField): string {
  const choices = options?.map((option) => option.label).join(', ');
  return `- ${label}${required ? ' *' : ''}${choices ? `: ${choices}` : ''}`;
}

function writeChart({ title, labels, series }: ChartContent): string {
  const [only, ...others] = series;
  const value = (values: readonly number[] | undefined, index: number) => String(values?.[index] ?? '');
  if (others.length === 0)
    return lines(title, only?.name, ...labels.map((label, index) => `${label}: ${value(only?.values, index)}`));
  const head = ['', ...series.map(({ name }) => name ?? '')];
  const rows = labels.map((label, index) => [label, ...series.map(({ values }) => value(values, index))]);
  return lines(title, alignColumns([head, ...rows], [null, ...series.map(() => 'right' as const)]));
}

/** A block whose fields only its application understands: its lines. */
function writeCustom({ values, content, children }: CustomBlockValue, raw: string, { flow }: BlockWriters): string {
  if (content !== undefined) return raw.trim();
  return lines(...Object.entries(values).map(([key, value]) => `${key}: ${value}`), flow(children));
}
