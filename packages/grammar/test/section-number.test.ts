import { describe, expect, it } from 'vitest';
import { readSectionNumber } from '../src/index.ts';

describe('readSectionNumber parts the number from the title', () => {
  it.each([
    ['two parts', '1.2 Water temperature', '1.2', 'Water temperature'],
    ['three parts', '1.2.3 Water', '1.2.3', 'Water'],
    ['a trailing dot after several parts', '1.2. Water', '1.2', 'Water'],
    ['digits and a dot', '1. Water', '1', 'Water'],
    ['digits and a bracket', '1) Water', '1', 'Water'],
    ['parts of several digits', '10.25 Water', '10.25', 'Water'],
    ['a tab and several blanks', '1.2\t  Water', '1.2', 'Water'],
    ['a title of digits', '1.2 2024', '1.2', '2024'],
  ])('%s: %s', (_, text, number, title) => {
    const section = readSectionNumber(text);
    expect(section?.number).toBe(number);
    expect(text.slice(section?.titleStart)).toBe(title);
  });
});

describe('readSectionNumber takes words for words', () => {
  it.each([
    ['a bare integer', '2024 results'],
    ['a bare small integer', '5 ways'],
    ['a glued unit', '10x growth'],
    ['a glued letter', '3D print'],
    ['a glued unit after a dot', '1.5x growth'],
    ['a letter before', 'v1.2 X'],
    ['a letter part', 'A.1 X'],
    ['a roman numeral', 'IV. X'],
    ['a section sign', '§ 1 X'],
    ['no blank', '1.Water'],
    ['no blank after a bracket', '1)Water'],
    ['no title', '1.2'],
    ['no title but blanks', '1.2  '],
    ['two dots', '1..2 Water'],
    ['two trailing dots', '1.. Water'],
    ['a leading dot', '.1 Water'],
    ['a bracket after several parts', '1.2) Water'],
    ['digits of another script', '١.٢ Water'],
    ['a blank before', ' 1.2 Water'],
    ['nothing', ''],
  ])('%s: %s', (_, text) => {
    expect(readSectionNumber(text)).toBeUndefined();
  });
});
