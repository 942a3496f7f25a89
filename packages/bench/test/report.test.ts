import { expect, test } from 'vitest';
import { behind, growthOf, isRight } from '../src/report/judge.ts';
import { toMarkdown } from '../src/report/markdown.ts';
import type { Report } from '../src/report/report.ts';
import { digits, table } from '../src/report/table.ts';

const report: Report = {
  ...{ date: '2026-01-02T03:04:05Z', node: '20.0.0', processor: 'a slow one', seed: 1, limit: 3000 },
  peers: [
    { name: 'quick', version: '1.0.0', measures: 'all of it', checks: [{ kind: 'standard', streamDiffers: false }] },
    {
      ...{ name: 'sloppy', version: '2.0.0', measures: 'some' },
      checks: [{ kind: 'standard', difference: '1 rows in place of 2', streamDiffers: true }],
    },
  ],
  missing: [{ name: 'gone', reason: 'Cannot find package' }],
  equal: { mixed: true },
  streams: [
    {
      kind: 'mixed',
      size: 5,
      chunks: 250,
      parse: 50,
      cells: { flowdown: { ms: 80 }, quick: { ms: 40 }, sloppy: { ms: 800 } },
    },
    {
      ...{ kind: 'mixed', size: 20, chunks: 1000, parse: 200 },
      cells: { flowdown: { ms: 320 }, quick: { ms: 640 }, sloppy: { stopped: { at: 0.25, ms: 750 } } },
    },
    {
      kind: 'mixed',
      size: 80,
      chunks: 4000,
      parse: 800,
      cells: { flowdown: { ms: 1280 }, quick: { failed: 'oh' }, sloppy: { skipped: true } },
    },
  ],
  memory: [],
};

test('we are behind where a peer costs less, and nowhere else', () => {
  expect(behind(report)).toEqual([{ kind: 'mixed', size: 5, peer: 'quick', ratio: 2, right: true }]);
});

test('where we are over the limit ourselves, everyone who came to the end is ahead', () => {
  const streams = [{ ...report.streams[0], cells: { flowdown: { stopped: { at: 0.5, ms: 9 } }, quick: { ms: 1 } } }];
  expect(behind({ ...report, streams } as Report)).toMatchObject([{ peer: 'quick', ratio: Number.POSITIVE_INFINITY }]);
});

test('without our own cost we are behind nobody', () => {
  const streams = report.streams.map((result) => ({ ...result, cells: { quick: { ms: 1 } } }));
  expect(behind({ ...report, streams })).toEqual([]);
});

test.each([
  { peer: 'quick', kind: 'mixed', right: true },
  { peer: 'sloppy', kind: 'mixed', right: false },
  { peer: 'quick', kind: 'list', right: undefined },
])("$peer's tree of $kind: $right", ({ peer, kind, right }) => {
  expect(isRight(report, peer, kind)).toBe(right);
});

test('growth is told from the sizes that have a cost', () => {
  expect(
    growthOf([
      { size: 1, cost: 5 },
      { size: 2, cost: undefined },
      { size: 4, cost: 20 },
    ]),
  ).toBeCloseTo(1);
  expect(
    growthOf([
      { size: 1, cost: 5 },
      { size: 2, cost: undefined },
    ]),
  ).toBeUndefined();
});

test.each([
  '| **flowdown**, ms | 80.0 | 320 | 1,280 | 1.00 |',
  '| **flowdown**, × one parse | 1.60 | 1.60 | 1.60 |  |',
  '| quick | 0.50 | 2.00 | failed | 2.00 |',
  '| sloppy † | 10.0 | > 9.38 | > 2.34 | – |',
  '| mixed | 5 KB | quick | 2.00 | yes |',
  '- sloppy, standard: 1 rows in place of 2 (another tree than from the whole text at once)',
  'Not measured: gone (Cannot find package).',
])('the page says %s', (line) => {
  expect(toMarkdown(report).split('\n')).toContain(line);
});

test('a table escapes pipes', () => {
  expect(table(['a', 'b'], [['x|y', '1']])).toBe('| a | b |\n|---|---:|\n| x\\|y | 1 |');
});

test.each([
  [0.0512, '0.05'],
  [1.234, '1.23'],
  [45.67, '45.7'],
  [1234.5, '1,235'],
  [undefined, '–'],
  [Number.NaN, '–'],
])('%s is written %s', (number, written) => {
  expect(digits(number)).toBe(written);
});
