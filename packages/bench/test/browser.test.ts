import { expect, test } from 'vitest';
import { vanished, watchTakeBacks } from '../peers/browser/take-backs.mjs';
import type { BrowserReport, BrowserResult } from '../src/browser/result.ts';
import { browserToMarkdown } from '../src/report/browser.ts';
import { quantile } from '../src/statistics.ts';

test.each([
  { before: '', after: 'all new', gone: 0 },
  { before: 'One two', after: 'One two three', gone: 0 },
  { before: 'One**two', after: 'Onetwo', gone: 2 },
  { before: 'Onetwo', after: 'One and two', gone: 0 },
  { before: '|A|B|', after: 'AB', gone: 3 },
  { before: 'Gone', after: '', gone: 4 },
  { before: 'Ais[^x]andsoon', after: 'Ais1andsoonandon', gone: 4 },
])('of “$before”, $gone characters are gone in “$after”', ({ before, after, gone }) => {
  expect(vanished(before, after)).toBe(gone);
});

test('blanks are no text that could be taken back, and chunks with a take-back are counted', () => {
  const shown = ['A **b', 'A  b', 'A b\n\nc', 'A'];
  const takeBacks = watchTakeBacks(() => shown.shift() ?? '');
  for (let chunk = 0; chunk < 4; chunk++) takeBacks.look();
  expect(takeBacks.found).toEqual({ chunks: 2, characters: 4 });
});

test.each([
  { share: 0.5, is: 2 },
  { share: 0.99, is: 4 },
  { share: 1, is: 4 },
])('$share of the numbers 4, 1, 3, 2 are at most $is', ({ share, is }) => {
  expect(quantile([4, 1, 3, 2], share)).toBe(is);
});

const result: BrowserResult = {
  ...{ name: '@flowdown/react', version: '1.0.0', measures: 'all of it', reached: 1, frames: 100 },
  ...{ script: { p50: 2, p99: 4, total: 200 }, work: { p50: 3, p99: 8, total: 300 } },
  ...{ mutations: 1000, shift: 0.001, takeBacks: { chunks: 0, characters: 0 } },
};

const report: BrowserReport = {
  ...{ date: '2026-01-02T03:04:05Z', browser: '150.0', processor: 'a slow one', seed: 1, size: 80, chunks: 100 },
  limit: 30_000,
  results: [
    result,
    {
      ...{ ...result, name: 'slow', reached: 0.25, frames: 25, script: { p50: 20, p99: 60, total: 1000 } },
      takeBacks: { chunks: 5, characters: 1234 },
    },
    { ...result, name: 'broken', failed: 'It threw.', frames: 0 },
  ],
};

test.each([
  '| **@flowdown/react** | 100 % | 2.00 | 4.00 | 3.00 | 8.00 | 1,000 | 0.0010 |',
  '| slow | 25.0 % | ≥ 20.0 (10.0 ×) | ≥ 60.0 (15.0 ×) | ≥ 3.00 (1.00 ×) | ≥ 8.00 (1.00 ×) | ≥ 1,000 | ≥ 0.0010 |',
  '| slow | 20.0 % | 1,234 |',
  '| broken | failed | – | – | – | – | – | – |',
  '| broken | 1.0.0 | all of it — failed: It threw. |',
])('the page says %s', (line) => {
  expect(browserToMarkdown(report).split('\n')).toContain(line);
});
