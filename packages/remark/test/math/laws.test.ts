/**
 * Promises for every text with dollars, brackets and what may stand around them:
 * - reading it does not throw; Vitest loads the build of micromark that checks its own assertions;
 * - a formula stands where its position says, and no character of the rest is lost;
 * - writing a tree and reading that gives the tree, and writing it once more changes nothing (dialect.md L4).
 *
 * Seeded, so that a failure can be run again: FLOWDOWN_RUNS=20000 and FLOWDOWN_SEED=7 look further.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { mathReader, parse, roundTrip, stock } from './tree.ts';

const numRuns = Number(process.env.FLOWDOWN_RUNS ?? 1000);
const seed = Number(process.env.FLOWDOWN_SEED ?? 20_311);

const inline = [
  ...[
    '$',
    '$',
    '$',
    '$$',
    '$$',
    '\\$',
    '$x$',
    '$a^2$',
    '$5',
    '$10',
    '$HOME',
    '${',
    '}',
    '{',
    '\\text{',
    '`',
    '``',
    '$`',
    '`$',
  ],
  ...[
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '\\',
    '\\\\',
    '(',
    ')',
    '[',
    ']',
    '](u)',
    '[$5](u)',
    '![',
    '|',
    '\\|',
    '=',
    '^',
    '_',
    '+',
  ],
  ...[
    'a',
    'x',
    'word',
    'th',
    '1',
    ' ',
    ' ',
    '  ',
    '.',
    '*',
    '**',
    '~~',
    '<b>',
    '<a',
    '>',
    '&amp;',
    'https://x.test/?a=$b&c=$',
    '从',
    '。',
  ],
];
const starts = [
  '',
  '',
  '',
  '> ',
  '- ',
  '  ',
  '    ',
  '1. ',
  '# ',
  '+ ',
  '| ',
  '$$',
  '$$\n',
  '\\[',
  '```math\n',
  '```',
  '~~~',
  '[^1]: ',
  '\t',
];
const line = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...inline), { maxLength: 9 }))
  .map(([start, parts]) => start + parts.join(''));
const texts = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: line },
      fc.constantFrom('', '$$', '| - | - |', '===', '---', '\\]', '> $$', '  $$'),
    ),
    {
      maxLength: 6,
    },
  )
  .chain((lines) => fc.constantFrom('\n', '\n', '\n', '\r\n').map((ending) => lines.join(ending)));

const forAll = (law: (text: string) => void) => {
  fc.assert(fc.property(texts, law), { seed, numRuns });
};

describe('for every text', () => {
  it('reading it does not throw, and each formula stands where its position says', () => {
    forAll((text) => {
      visit(parse(text), 'inlineMath', ({ value, position }) => {
        const source = text.slice(position?.start.offset, position?.end.offset);
        expect(source).toMatch(/^(?:\$|\\[([])[\s\S]+(?:\$|\\[)\]])$/);
        if (!source.includes('|') && !/[\r\n]/.test(source)) expect(source).toContain(value);
      });
    });
  });

  it('what is written reads as the same tree, and writes as the same text', () => {
    forAll((text) => {
      // What the stock serialiser gets wrong without formulas is not the matter here.
      const [tree, again, written, twice] = roundTrip(text, stock);
      fc.pre(isDeepStrictEqual(tree, again) && written === twice);
      const [expected, found, first, second] = roundTrip(text, mathReader);
      expect(found).toEqual(expected);
      expect(second).toBe(first);
    });
  });
});
