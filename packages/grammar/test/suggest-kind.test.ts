import { describe, expect, it } from 'vitest';
import { blockKinds, kinds, suggestBlock, suggestKind } from '../src/index.ts';

describe('suggestKind names the marker that a misspelt one meant', () => {
  it.each([
    ['a letter too many', 'WARNNING', 'WARNING'],
    ['a letter too few', 'STEP', 'STEPS'],
    ['a wrong letter', 'IMPORTENT', 'IMPORTANT'],
    ['two swapped letters', 'NOET', 'NOTE'],
    ['two mistakes in a long name', 'DETIALZ', 'DETAILS'],
    ['a plural', 'tips', 'TIP'],
    ['lower case', 'cautoin', 'CAUTION'],
    ['a singular of a form', 'SOURCE', 'SOURCES'],
  ])('%s: %s → %s', (_, written, meant) => {
    expect(suggestKind(written)).toBe(meant);
  });

  it.each([
    ['a word of its own', 'INFO'],
    ['a word that shares half its letters with one', 'QUOTE'],
    ['three mistakes', 'WORNNIG'.concat('S')],
    ['a short name with two mistakes', 'TOE'],
    ['the name of an object member', 'constructor'],
    ['an endless name', 'NOTE'.repeat(10_000)],
    ['no letters', ''],
  ])('says nothing to %s', (_, written) => {
    expect(suggestKind(written)).toBeUndefined();
  });

  it('says nothing to a name that is right', () => {
    for (const { name, group } of kinds) {
      if (group === 'callout' || group === 'form') expect(suggestKind(name)).toBeUndefined();
    }
  });
});

describe('suggestBlock names the block that a misspelt name meant', () => {
  it.each([
    ['a letter too few', 'action', 'actions'],
    ['a wrong letter in upper case', 'IMAGEZ', 'images'],
    ['two swapped letters', 'from', 'form'],
    ['a letter too many in a long name', 'list-items', 'list-item'],
  ])('%s: %s → %s', (_, written, meant) => {
    expect(suggestBlock(written)).toBe(meant);
  });

  it.each([
    ['a word of its own', 'summary'],
    ['the name of an object member', 'constructor'],
    ['an endless name', 'links'.repeat(10_000)],
  ])('says nothing to %s', (_, written) => {
    expect(suggestBlock(written)).toBeUndefined();
  });

  it('knows each block by its own name', () => {
    for (const { name } of blockKinds) expect(suggestBlock(name)).toBe(name);
  });
});
