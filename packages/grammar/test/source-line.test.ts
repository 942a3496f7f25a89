import { describe, expect, it } from 'vitest';
import { isDashAlone, isDashLine, readSourceLine } from '../src/index.ts';

describe('readSourceLine finds the name after a dash', () => {
  it.each([
    ['an em dash and a blank', '— Ada', 'Ada'],
    ['an em dash without a blank', '—Ada', 'Ada'],
    ['a horizontal bar and a blank', '― Ada', 'Ada'],
    ['a horizontal bar without a blank', '―Ada', 'Ada'],
    ['two hyphens and a blank', '-- Ada', 'Ada'],
    ['three hyphens and a blank', '--- Ada', 'Ada'],
    ['several blanks and a tab', '— \t Ada', 'Ada'],
    ['blanks before the dash', '  — Ada', 'Ada'],
    ['the double dash of Chinese text', '——鲁迅', '鲁迅'],
    ['inline Markdown', '— [Ada](https://example.com), *Notes*', '[Ada](https://example.com), *Notes*'],
    ['a name that holds dashes', '— Jean-Luc — the elder', 'Jean-Luc — the elder'],
  ])('%s', (_, line, name) => {
    const source = readSourceLine(line);
    expect(source && line.slice(source.nameStart)).toBe(name);
  });
});

describe('readSourceLine leaves ordinary text alone', () => {
  it.each([
    ['a command flag', '--verbose'],
    ['three glued hyphens', '---Ada'],
    ['one hyphen', '- Ada'],
    ['four hyphens', '---- Ada'],
    ['the short dash', '– Ada'],
    ['a minus sign', '− Ada'],
    ['a dash without a name', '—'],
    ['a dash and blanks', '—   '],
    ['a dash and a no-break blank', '—\u00a0'],
    ['two hyphens without a name', '--'],
    ['nothing but dashes', '— — —'],
    ['a dash in the middle', 'Ada — Notes'],
    ['an escaped dash', '\\-- Ada'],
    ['nothing', ''],
  ])('%s: %s', (_, line) => {
    expect(readSourceLine(line)).toBeUndefined();
  });
});

describe('isDashLine knows a line of dialogue', () => {
  it.each(['— Yes?', '—Yes?', '― Yes?', '– Yes?', '–Yes?', '-- Yes?', '--- Yes?', '  — Yes?', '—', '--'])(
    '%s is',
    (line) => {
      expect(isDashLine(line)).toBe(true);
    },
  );

  it.each(['Yes — no', '--verbose', '-5 °C', '', '   ', '---- x'])('"%s" is not', (line) => {
    expect(isDashLine(line)).toBe(false);
  });
});

describe('a line that is dashes so far', () => {
  it.each(['—', '― ', '–', '--', ' ——\t'])('%j may still become a source or a dialogue', (line) =>
    expect(isDashAlone(line)).toBe(true),
  );
  it.each(['', ' ', '— a', '–b', 'a —', '-- —x'])('%j is decided', (line) => expect(isDashAlone(line)).toBe(false));
});
