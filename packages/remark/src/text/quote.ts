import type { Blockquote, ListItem, PhrasingContent } from 'mdast';
import type { CalloutKindName } from '../mdast/types.ts';
import { type CardValue, type QuoteReading, readBlockquote, type StatsValue, type StepsValue } from '../read/form.ts';
import { hang, lines } from './hang.ts';
import type { InlineWriter } from './inline.ts';

/** What a quote needs of the writer of the reply it stands in. */
export interface QuoteWriters {
  /** Inline nodes. */
  inline: InlineWriter;
  /** Flow nodes, parted by blank lines. */
  flow: (nodes: Blockquote['children']) => string;
  /** An item with the box of a task; `blocks` are what it holds. */
  item: (item: ListItem, blocks: Blockquote['children']) => string;
}

/** What kind of callout it is, in no language. */
const signs: Readonly<Record<CalloutKindName, string>> = {
  note: 'ℹ',
  tip: '✦',
  important: '‼',
  warning: '⚠',
  caution: '✖',
};

/** A quote as text: a quotation over its source, a callout after its sign, a form by its titles and marks. */
export function writeQuote(node: Blockquote, { inline, flow, item }: QuoteWriters): string {
  return write(readBlockquote(node));

  function write(value: QuoteReading): string {
    switch (value.type) {
      case 'quote':
        return lines(flow(value.blocks), value.source && `— ${inline(value.source)}`);
      case 'callout':
        return hang(`${signs[value.kind]} `, lines(words(value.title), flow(value.blocks)));
      case 'details':
        return lines(words(value.title), flow(value.blocks));
      case 'sources':
        return form(
          value,
          numbered(
            value.start ?? 1,
            value.items.map((source) => item(source.item, source.blocks)),
          ),
        );
      case 'steps':
        return form(value, numbered(value.start ?? 1, value.steps.map(writeStep)));
      case 'stats':
        return form(value, lines(...value.items.map(writeStat)));
      case 'tabs':
        return apart(
          words(value.title),
          flow(value.lead),
          ...value.panels.map(({ label, blocks }, index) => lines(words(label) || String(index + 1), flow(blocks))),
        );
      case 'prosCons':
        return apart(...value.cards.map(writeCard), flow(value.after));
    }
  }

  function words(nodes: readonly PhrasingContent[] = []): string {
    return inline(nodes).trim();
  }

  /** A form's title right over its list, and what follows in its quote. */
  function form(value: { title?: PhrasingContent[]; after: Blockquote['children'] }, list: string): string {
    return apart(lines(words(value.title), list), flow(value.after));
  }

  function writeStep({ item: step, lead, when, blocks }: StepsValue['steps'][number]): string {
    const head = [words(lead), words(when)].filter(Boolean).join(' — ');
    return box(step, lines(head, item({ ...step, checked: null }, blocks)));
  }

  function writeStat({ item: stat, lead, rest, blocks }: StatsValue['items'][number]): string {
    const head = [words(lead), words(rest)].filter(Boolean).join(' — ');
    return box(stat, lines(head, flow(rest ? blocks.slice(1) : blocks)));
  }

  function writeCard({ kind, title, points }: CardValue): string {
    const mark = kind === 'pros' ? '+ ' : '- ';
    return lines(words(title), ...points.map((point) => hang(mark, item(point.item, point.blocks))));
  }
}

const apart = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

const numbered = (start: number, items: readonly string[]): string =>
  items.map((item, index) => hang(`${start + index}. `, item)).join('\n');

/** Text after the box of a task. */
export const box = ({ checked }: ListItem, text: string): string =>
  typeof checked === 'boolean' ? `[${checked ? 'x' : ' '}] ${text.trimStart()}` : text;
