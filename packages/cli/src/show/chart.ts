import type { ChartContent } from 'remark-flowdown';
import { printableLine } from '../printable.ts';
import { columns, fill, type Line, most, type Span, span } from './line.ts';
import { drawRows } from './table.ts';
import { wrap } from './wrap.ts';

/** A chart: bars for one row of numbers, a table for several. */
export function drawChart({ title, labels, series }: ChartContent, width: number): Line[] {
  const [only, ...others] = series;
  const head = [title, others.length === 0 ? only?.name : undefined].flatMap((words) =>
    words ? wrap([span(printableLine(words), { bold: true })], width) : [],
  );
  if (others.length > 0 || !only) return [...head, ...drawSeries({ labels, series }, width)];
  return [...head, ...drawBars(labels, only.values, width)];
}

const cell = (text: string): Span[] => (text === '' ? [] : [span(printableLine(text))]);

function drawSeries({ labels, series }: Pick<ChartContent, 'labels' | 'series'>, width: number): Line[] {
  const names = [cell(''), ...series.map(({ name }) => cell(name ?? ''))];
  const rows = labels.map((label, index) => [
    cell(label),
    ...series.map(({ values }) => cell(String(values[index] ?? ''))),
  ]);
  return drawRows([names, ...rows], [null, ...series.map(() => 'right' as const)], width);
}

/** `Mon ██████ 12`: bars from the left, as long as their value is large. */
function drawBars(labels: readonly string[], values: readonly number[], width: number): Line[] {
  const names = labels.map((label) => printableLine(label));
  const numbers = labels.map((_, index) => String(values[index] ?? ''));
  const nameWidth = most(names.map(columns));
  const room = width - nameWidth - most(numbers.map(columns)) - 2;
  if (room < 4) return drawSeries({ labels: [...labels], series: [{ values: [...values] }] }, width);
  const longest = most(values.map(Math.abs)) || 1;
  return names.map((name, index) => {
    const size = Math.round((Math.abs(values[index] ?? 0) / longest) * Math.min(room, 40));
    return [
      ...fill([span(name)], nameWidth),
      span(' '),
      span('█'.repeat(size), { colour: 'cyan' }),
      span(` ${numbers[index]}`),
    ];
  });
}
