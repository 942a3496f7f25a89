import { describe, expect, it } from 'vitest';
import {
  blockKinds,
  createBlockTable,
  findUndecidedBlock,
  mayHoldOpener,
  readGluedOpener,
  readOpener,
} from '../src/index.ts';

const table = createBlockTable(blockKinds);

/** What of an unfinished line is decided: all before the colons that may still open or close a block. */
const decided = (line: string): string => line.slice(0, findUndecidedBlock(line, table) ?? line.length);

describe('an unfinished line is held from the colons on that may still be a marker (blocks.md §6)', () => {
  it.each([
    ['one colon', ':', ''],
    ['two', '::', ''],
    ['three, of which any name may follow', ':::', ''],
    ['an opener that has begun', '::: act', ''],
    ['an unknown name at the start', '::: summary of', ''],
    ['indented', '   ::: act', '   '],
    ['a known name glued to text', 'Pick one:::imag', 'Pick one'],
    ['a known name after text', 'text ::: imag', 'text '],
    ['a block that is open in its line', 'text ::: actions - a', 'text '],
    ['a closer at the end of a line', '- No :::', '- No '],
    ['a closer with stray marks', '- No ::"', '- No '],
    ['a closer of parts', 'a :: :', 'a '],
    ['colons after one that is decided', ':smile: :', ':smile: '],
  ])('%s', (_, line, shown) => expect(decided(line)).toBe(shown));
});

describe('what can be no marker is let go', () => {
  it.each([':)', ':smile: ', '10:30', 'a:::b', 'arn:aws:s3:::bucket', 'text ::: zebra', 'ratio 3:::2', 'note: x'])(
    '%s',
    (line) => expect(findUndecidedBlock(line, table)).toBeUndefined(),
  );
});

describe('a text in which nothing is ever opened (blocks.md §1)', () => {
  it.each([
    ['a name after two colons', 'std::vector', false],
    ['two colons on their own', 'a ::\n::\nb', false],
    ['an opener', '::: actions', true],
    ['one glued to text', 'Pick one:::images', true],
    ['a longer one', ':::::images', true],
  ])('%s', (_, text, expected) => {
    expect(mayHoldOpener(text)).toBe(expected);
    expect(text.split('\n').some((line) => readOpener(line, table) ?? readGluedOpener(line, table))).toBe(expected);
  });
});
