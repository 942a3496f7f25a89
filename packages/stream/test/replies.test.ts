/** Replies that mix all constructs, cut at random: every promise holds for each (streaming.md, S1 to S5). */
import { mutated, noise, replies } from '@flowdown/testing';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { cutAtRandom } from '../src/index.ts';
import { expectPromises } from './streams.ts';

/** `FLOWDOWN_RUNS=2000 pnpm exec vitest run --project stream` runs long, from another seed each time. */
const numRuns = Number(process.env.FLOWDOWN_RUNS ?? 10);
const seed = process.env.FLOWDOWN_RUNS === undefined ? 1 : undefined;

describe.each([
  ['replies', replies],
  ['replies with mistakes', mutated],
  ['lines that nearly are blocks', noise],
])('%s stream', (_, texts) => {
  it.each([
    ['in small chunks', 5],
    ['in larger chunks', 20],
  ])('%s', (_size, size) => {
    const cut = fc.tuple(texts, fc.nat());
    fc.assert(
      fc.property(cut, ([text, from]) => expectPromises(text, cutAtRandom(text, size, from))),
      { numRuns, ...(seed !== undefined && { seed }) },
    );
  });
});
