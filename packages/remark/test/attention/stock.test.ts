/**
 * Emphasis and strikethrough are paired as micromark's own resolvers pair them (dialect.md L6): the same HTML and the
 * same tree, positions included, up to the depth where ours stop.
 *
 * Seeded, so that a failure can be run again: FLOWDOWN_RUNS=50000 and FLOWDOWN_SEED=7 look further.
 */
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { micromark } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';
import { describe, expect, it } from 'vitest';
import { flowdown, flowdownCjk } from '../../src/micromark/index.ts';

const numRuns = Number(process.env.FLOWDOWN_RUNS ?? 1500);
const seed = Number(process.env.FLOWDOWN_SEED ?? 20_311);

const marks = fc.constantFrom('*', '*', '**', '**', '***', '****', '_', '_', '__', '___', '~', '~~', '~~');
const letters = fc.constantFrom('a', 'b', ' ', ' ', ' ');
const rest = fc.constantFrom(...'.(!)字。「」', '\n', '[', ']', '](/u)', '![', '`', '\\', '&amp;', '<b>', '<x:a>');

/** Lines of marks and letters, with a little or much of what emphasis meets there. */
const lines = fc.oneof(
  ...[letters, fc.oneof({ arbitrary: letters, weight: 4 }, rest), fc.oneof(letters, rest)].map((between) =>
    fc.array(fc.oneof(marks, between), { maxLength: 40, size: 'max' }).map((parts) => parts.join('')),
  ),
);

/** The HTML and the tree of a text, as one string: comparing objects takes longer than reading. */
const read = (extensions: Extension[]) => (text: string) => {
  const html = micromark(text, { extensions, htmlExtensions: [gfmHtml()] });
  const tree = fromMarkdown(text, { extensions, mdastExtensions: [gfmFromMarkdown()] });
  return `${html}\n${JSON.stringify(tree, undefined, 1)}`;
};

const two = { singleTilde: false };
const stockCjk = (options = {}) => [gfm(options), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly(options)];

const lists: [title: string, stock: Extension[], ours: Extension[]][] = [
  ['CommonMark', [], [flowdown()]],
  ['GFM', [gfm()], [gfm(), flowdown()]],
  ['CJK', stockCjk(), [gfm(), flowdownCjk()]],
  ['CJK, two tildes', stockCjk(two), [gfm(two), flowdownCjk(two), flowdown({ boundEmphasis: false })]],
];

describe('as micromark reads it', () => {
  it.each(lists)('%s', { timeout: 120_000 }, (_, stock, ours) => {
    const [expected, found] = [read(stock), read(ours)];
    fc.assert(
      fc.property(lines, (text) => {
        expect(found(text)).toBe(expected(text));
      }),
      { numRuns, seed },
    );
  });

  it.each([
    ['a mark that got shorter as an opener closes in a span around it', '_x **a****b* y_'],
    ['and not outside of one', '**a****b* y'],
    ['strikethrough in emphasis, crossed', '*x* ~~a **b~~ c**'],
    ['emphasis in strikethrough, crossed', '~~x~~ ~~a **b~~ c**'],
    ['strikethrough before emphasis in a link', '[~~a *b~~ c*](/u)'],
    ['a link in emphasis that is in a link', '*[*a*](/u)* [*b **c** d*](/u)'],
  ])('%s', (_, text) => {
    for (const [, stock, ours] of lists) expect(read(ours)(text)).toBe(read(stock)(text));
  });
});
