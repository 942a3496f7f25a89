import type { Element } from 'hast';
import type { ChartContent } from '../../mdast/types.ts';
import { element } from '../element.ts';
import type { HtmlLabels } from '../labels.ts';
import { tableFrame } from '../table-frame.ts';
import { block } from './block.ts';

/** The numbers of a chart as a table: exact, readable aloud, and there without a drawing. */
export function chartElement({ title, labels, series }: ChartContent, words: HtmlLabels): Element {
  const head = element(
    'tr',
    {},
    element('td', {}),
    series.map(({ name }) => element('th', { scope: 'col' }, name ?? '')),
  );
  const rows = labels.map((label, index) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, label),
      series.map(({ values }) => element('td', {}, String(values[index] ?? ''))),
    ),
  );
  const named = series.some(({ name }) => name);
  const table = element('table', {}, named ? element('thead', {}, head) : undefined, element('tbody', {}, rows));
  return block('chart', 'figure', title ? element('figcaption', {}, title) : undefined, tableFrame(table, words));
}
