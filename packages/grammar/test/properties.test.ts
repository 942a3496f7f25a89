/**
 * Promises for every string (L1, L2 and L5 of dialect.md): the readers never throw, what they point at lies inside the
 * text, and a tree keeps each row that says something. Seeded, so that a failure can be run again.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDashLine,
  knownMarker,
  readFenceInfo,
  readMarker,
  readSectionNumber,
  readShortcode,
  readSourceLine,
  readTree,
  suggestKind,
} from '../src/index.ts';

const seeded = { seed: 20_240, numRuns: 2_000 };
const piece = fc.constantFrom(
  ...'[!]+-—–―.1)#:|`\\/…├└│─┃ \t\u00a0',
  'NOTE',
  'a',
  'ü',
  '\ud83d',
  '\n',
  '\r\n',
  '--',
  '├── ',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
);

/** Blanks and lines that only pass by; a `|` is one between blanks, else it is part of a name. */
const passing = /^(?:[ \t\u00a0│┃║]|\|(?=[ \t\u00a0│┃║]|$))*$/;

describe('for every string', () => {
  it('no reader throws', () => {
    const readers = [
      readMarker,
      knownMarker,
      suggestKind,
      readSourceLine,
      isDashLine,
      readSectionNumber,
      readFenceInfo,
    ];
    fc.assert(
      fc.property(anyText, (text) => {
        for (const read of [...readers, readShortcode, readTree]) read(text);
      }),
      seeded,
    );
  });

  it('a marker reads back from what it points at', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const marker = readMarker(text);
        if (!marker) return;
        const { kind, start, end, fold = '', titleStart } = marker;
        expect(text.slice(start, end).toLowerCase()).toBe(`[!${kind}]${fold}`);
        expect(text.slice(end, titleStart).trim()).toBe('');
        expect(titleStart).toBeLessThanOrEqual(text.length);
      }),
      seeded,
    );
  });

  it('a tree keeps every row but blank ones and rows of only lines', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { rows, summary } = readTree(text);
        const lines = text.split(/\r\n?|\n/);
        const telling = lines.flatMap((line, index) => (passing.test(line) ? [] : [index]));
        if (summary !== undefined) telling.pop();
        expect(rows.map((row) => row.line)).toEqual(telling);
        for (const { name, comment = '', line } of rows) {
          expect(lines[line]).toContain(name);
          expect(lines[line]).toContain(comment);
        }
      }),
      seeded,
    );
  });

  it('a row stands one level below the nearest earlier row that is less deep, the first at level 0', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        const { rows } = readTree(parts.join(''));
        rows.forEach((row, index) => {
          expect(row.depth).toBeLessThanOrEqual((rows[index - 1]?.depth ?? -1) + 1);
        });
      }),
      seeded,
    );
  });
});

describe('work grows with the text, not faster', () => {
  // Hostile or merely huge: each would take minutes if a reader looked back over what it has read.
  it.each([
    [
      '10,000 rows, each deeper than the last',
      () => Array.from({ length: 10_000 }, (_, n) => `${' '.repeat(n % 500)}x`).join('\n'),
    ],
    ['10,000 siblings', () => '├── file.ts # note\n'.repeat(10_000)],
    ['a row of a million blanks', () => `${' '.repeat(1_000_000)}x${' '.repeat(1_000_000)}`],
    ['a row of a million #', () => `a${'#'.repeat(1_000_000)}`],
    ['a row of a million bars', () => '|'.repeat(1_000_000)],
    ['a million hyphens', () => '-'.repeat(1_000_000)],
    ['a million commas', () => `1 file${','.repeat(1_000_000)}`],
  ])('%s', (_, make) => {
    expect(readTree(make()).rows.length).toBeGreaterThan(0);
  });

  it.each([
    ['letters', `[!${'a'.repeat(1_000_000)}`],
    ['digits', '1.'.repeat(500_000)],
    ['dashes', '—'.repeat(1_000_000)],
    ['blanks', ' '.repeat(1_000_000)],
  ])('a million %s on one line are nothing', (_, line) => {
    expect([readMarker(line), readSourceLine(line), readSectionNumber(line), readFenceInfo(line)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});
