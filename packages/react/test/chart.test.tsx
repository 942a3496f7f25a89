import { render, screen, within } from '@testing-library/react';
import { yamlReader } from 'remark-flowdown/yaml';
import { expect, test } from 'vitest';
import { chartSource } from '../src/constructs/chart-source.ts';
import { type DiagramRendererProps, Reply } from '../src/index.ts';

const chart = (kind: string): string =>
  `::: chart\ntype: ${kind}\ntitle: Rain\nlabels: [Mon, Tue]\nseries:\n  - name: A\n    values: [10, 40]\n  - name: B\n    values: [-20, 0]\n:::\n`;

const bars = (): unknown[] =>
  screen.getAllByRole('cell').flatMap((cell) => {
    const share = cell.style.getPropertyValue('--fd-share');
    return share === '' ? [] : [[cell.textContent, Number(share), cell.hasAttribute('data-negative')]];
  });

test('a chart is a table with a bar for each number, of the longest one', () => {
  render(<Reply markdown={chart('bar')} yaml={yamlReader} />);
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Rain');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  expect(bars()).toEqual([
    ['10', 0.25, false],
    ['-20', 0.5, true],
    ['40', 1, false],
    ['0', 0, false],
  ]);
});

test('the bars of a pie are parts of the whole', () => {
  render(<Reply markdown={'::: chart\ntype: pie\nlabels: [a, b]\nseries: [30, 90]\n:::\n'} yaml={yamlReader} />);
  expect(bars()).toEqual([
    ['30', 0.25, false],
    ['90', 0.75, false],
  ]);
});

test('a chart that cannot be read is its text', () => {
  const { container } = render(<Reply markdown={'::: chart\ntype: bar\nseries: nothing\n:::\n'} yaml={yamlReader} />);
  expect(container.querySelector('pre')?.textContent).toContain('series: nothing');
});

test('a renderer of diagrams draws it, and its numbers are folded below', () => {
  const diagram = ({ source, language, closed }: DiagramRendererProps) => (
    <pre data-testid="drawn">{`${language} ${closed}\n${source}`}</pre>
  );
  render(<Reply markdown={chart('line')} yaml={yamlReader} renderers={{ diagram }} />);
  expect(screen.getByTestId('drawn').textContent).toBe(
    'mermaid true\nxychart-beta\n  title "Rain"\n  x-axis ["Mon", "Tue"]\n  line [10, 40]\n  line [-20, 0]',
  );
  expect(within(screen.getByRole('group', { hidden: true, name: '' })).getByText('Numbers').tagName).toBe('SUMMARY');
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
});

test.each([
  [
    'a pie',
    { kind: 'pie', title: 'T', labels: ['a', 'b'], series: [{ values: [1, 2.5] }] },
    'pie showData title T\n  "a" : 1\n  "b" : 2.5',
  ],
  ['bars without labels', { kind: 'bar', labels: [], series: [{ values: [1] }] }, 'xychart-beta\n  bar [1]'],
  ['a pie of less than nothing', { kind: 'pie', labels: ['a'], series: [{ values: [-1] }] }, undefined],
  ['a pie of nothing', { kind: 'pie', labels: ['a'], series: [{ values: [0] }] }, undefined],
  [
    'words that would give orders',
    { kind: 'bar', labels: ['"]\n  line [9]', '%%{init: {}}%%'], series: [{ values: [1, 2] }] },
    'xychart-beta\n  x-axis ["\'] line [9]", "%{init: {}}%"]\n  bar [1, 2]',
  ],
] as const)('the source of %s', (_, content, source) => {
  expect(chartSource(content as unknown as Parameters<typeof chartSource>[0])).toBe(source);
});
