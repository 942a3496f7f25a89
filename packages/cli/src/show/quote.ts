import type { Blockquote, PhrasingContent } from 'mdast';
import {
  type CardValue,
  type QuoteReading,
  readBlockquote,
  type StatsValue,
  type StepsValue,
  type TabsValue,
} from 'remark-flowdown/mdast';
import { apart, type Draw, hang } from './layout.ts';
import { type Line, most, type Style, span, widthOf } from './line.ts';
import { boxOf } from './list.ts';
import type { Pen } from './pen.ts';
import { wrap } from './wrap.ts';

type Kind = Extract<QuoteReading, { type: 'callout' }>['kind'];

const callouts: Readonly<Record<Kind, { sign: string; colour: NonNullable<Style['colour']> }>> = {
  note: { sign: 'ℹ', colour: 'blue' },
  tip: { sign: '✦', colour: 'green' },
  important: { sign: '‼', colour: 'magenta' },
  warning: { sign: '⚠', colour: 'yellow' },
  caution: { sign: '✖', colour: 'red' },
};

const quiet: Style = { dim: true };

/** A quote as what it is: a quotation, a callout or a form. */
export function drawQuote(node: Blockquote, width: number, pen: Pen): Line[] {
  const value = readBlockquote(node, pen.find);
  switch (value.type) {
    case 'quote': {
      const bar = [span('│ ', quiet)];
      const source = value.source ? [span('— ', quiet), ...pen.inline(value.source, { italic: true })] : undefined;
      return hang(
        width,
        bar,
        (inner) => [...pen.flow(value.blocks, inner), ...(source ? wrap(source, inner) : [])],
        bar,
      );
    }
    case 'callout': {
      const { sign, colour } = callouts[value.kind];
      const draw: Draw = (inner) => [...title(value.title, inner, { colour }), ...pen.flow(value.blocks, inner)];
      const bar = span('┃ ', { colour });
      return hang(width, [bar, span(`${sign} `, { colour })], draw, [bar, span('  ')]);
    }
    case 'details':
      return hang(width, [span('▾ ', quiet)], (inner) => [
        ...title(value.title, inner),
        ...pen.flow(value.blocks, inner),
      ]);
    case 'sources': {
      const first = value.start ?? 1;
      const items = value.items.flatMap(({ blocks }, index) =>
        hang(width, [span(`[${first + index}] `, quiet)], (inner) => pen.flow(blocks, inner, false)),
      );
      return form(value, items);
    }
    case 'steps':
      return form(value, drawSteps(value, width, pen));
    case 'tabs':
      return drawTabs(value, width, pen);
    case 'stats':
      return form(value, drawStats(value, width, pen));
    case 'prosCons':
      return apart([...value.cards.map(drawCard), pen.flow(value.after, width)]);
  }

  function title(nodes: readonly PhrasingContent[] | undefined, inner: number, style: Style = {}): Line[] {
    return nodes ? wrap(pen.inline(nodes, { ...style, bold: true }), inner) : [];
  }

  /** A form's title right over it, and what follows in its quote. */
  function form(value: { title?: PhrasingContent[]; after: Blockquote['children'] }, lines: Line[]): Line[] {
    return apart([[...title(value.title, width), ...lines], pen.flow(value.after, width)]);
  }

  function drawCard({ kind, points, title: words }: CardValue): Line[] {
    const mark = kind === 'pros' ? span('✓ ', { colour: 'green' }) : span('✗ ', { colour: 'red' });
    const lines = points.flatMap(({ item, blocks }) =>
      hang(width, [mark, ...boxOf(item)], (inner) => pen.flow(blocks, inner, Boolean(item.spread))),
    );
    return [...title(words, width), ...lines];
  }
}

/** Dots on a line that leads from step to step. */
function drawSteps({ steps }: StepsValue, width: number, pen: Pen): Line[] {
  return steps.flatMap(({ item, lead, when, blocks }, index) => {
    const isLast = index === steps.length - 1;
    const box = boxOf(item);
    const head = [
      ...(lead ? pen.inline(lead, { bold: true }) : []),
      ...(when ? [...(lead ? [span(' · ', quiet)] : []), ...pen.inline(when, quiet)] : []),
    ];
    const draw: Draw = (inner) => [
      ...(head.length > 0 ? wrap(head, inner) : []),
      ...pen.flow(blocks, inner, Boolean(item.spread)),
    ];
    const dot = box.length > 0 ? box : [span('● ', { colour: 'cyan' })];
    const rail = [span(isLast ? '  ' : '│ ', quiet)];
    return [...hang(width, dot, draw, rail), ...(isLast ? [] : [[span('│', quiet)]])];
  });
}

/** Each panel under its label. */
function drawTabs({ lead, panels, title }: TabsValue, width: number, pen: Pen): Line[] {
  return apart([
    [...(title ? wrap(pen.inline(title, { bold: true }), width) : []), ...pen.flow(lead, width)],
    ...panels.map(({ label, blocks }, index) => {
      const words = pen.inline(label, { bold: true });
      const shown = widthOf(words) > 0 ? words : [span(String(index + 1), { bold: true })];
      return [
        ...wrap([span('▌ ', { colour: 'cyan' }), ...shown], width),
        ...hang(width, [span('  ')], (inner) => pen.flow(blocks, inner)),
      ];
    }),
  ]);
}

/** Values, and their labels in one column if there is room. */
function drawStats({ items }: StatsValue, width: number, pen: Pen): Line[] {
  const values = items.map(({ item, lead }) => [
    ...boxOf(item),
    ...(lead ? pen.inline(lead, { bold: true, colour: 'cyan' }) : []),
  ]);
  const widest = Math.min(most(values.map(widthOf)), width >> 1);
  return items.flatMap(({ blocks }, index) => {
    const value = values[index] ?? [];
    const size = widthOf(value);
    if (size > widest) return [...wrap(value, width), ...pen.flow(blocks, width, false)];
    return hang(width, [...value, span(' '.repeat(widest - size + 2))], (inner) => pen.flow(blocks, inner, false));
  });
}
