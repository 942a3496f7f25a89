/** What the generators promise to the tests that use them. */
import { blockKinds } from '@flowdown/grammar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReply, mutated, noise, replies, shownIn, shrink, wordsIn } from '../src/index.ts';

const sample = (arbitrary: fc.Arbitrary<string>): string[] => fc.sample(arbitrary, { seed: 7, numRuns: 2000 });

const markers = [
  'NOTE',
  'TIP',
  'IMPORTANT',
  'WARNING',
  'CAUTION',
  'DETAILS',
  'SOURCES',
  'STEPS',
  'TABS',
  'STATS',
  'PROS',
  'CONS',
];

const constructs: [title: string, shape: RegExp][] = [
  ...markers.map((kind): [string, RegExp] => [`[!${kind}]`, new RegExp(`> \\[!${kind}\\]`)]),
  ...blockKinds.map(({ name }): [string, RegExp] => [`::: ${name}`, new RegExp(`::: ${name}[\\r\\n ]`)]),
  ['a title', /^# w1/],
  ['a table', /\| -+ \|/],
  ['a mermaid fence', /```mermaid/],
  ['a tree fence', /```tree/],
  ['the rows of a tree', /^├── w/m],
  ['a flow fence', /```flow/],
  ['a nested list', /^- .*\n {2}- /m],
  ['a task', /^- \[x\] /m],
  ['a figure with its caption', /!\[w\d+\]\(\/u\d+\.png\)\n\*/],
  ['the source of a quote', /^> — /m],
  ['a section number', /^## 1\.2 /m],
  ['a formula', /\$w\d+\^2\$/],
  ['a footnote', /^\[\^n\d+\]: /m],
  ['a definition', /^\[n\d+\]: \/u\d/m],
  ['HTML', /^<div>/m],
  ['Chinese', /从/],
  ['a literal line ending', /w\d+\\nw/],
  ['carriage returns', /\r\n/],
  ['a quote in an item in a quote', /^> - > /m],
];

describe('replies', () => {
  it.each(constructs)('hold %s', (_, shape) => {
    expect(sample(replies).some((reply) => shape.test(reply))).toBe(true);
  });
});

describe.each(Object.entries({ replies, mutated, noise }))('%s', (_, arbitrary) => {
  it('hold each word once, in the order of their numbers', () => {
    for (const reply of sample(arbitrary)) {
      const numbers = wordsIn(reply).map((word) => Number(word.slice(1)));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  });
});

describe('makeReply', () => {
  it('makes the same reply of the same seed, and another of another', () => {
    expect(makeReply(1, 2000)).toBe(makeReply(1, 2000));
    expect(makeReply(1, 2000)).not.toBe(makeReply(2, 2000));
  });

  it.each([1000, 20_000, 200_000])('makes one of about %i characters', (size) => {
    const { length } = makeReply(3, size);
    expect(length).toBeGreaterThan(size * 0.9);
    expect(length).toBeLessThan(size * 1.1 + 2000);
  });

  it('mixes words to be seen with others', () => {
    const reply = makeReply(4, 5000);
    expect(shownIn(reply).length).toBeGreaterThan(100);
    expect(wordsIn(reply).length).toBeGreaterThan(shownIn(reply).length);
  });
});

describe('shrink', () => {
  it('leaves what it takes to fail', () => {
    expect(shrink('a\n\nx[y]z\nb(c)\n', (text) => /\[.*\]/.test(text) && text.includes('('))).toBe('[](');
  });
});
