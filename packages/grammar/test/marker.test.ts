import { describe, expect, it } from 'vitest';
import { knownMarker, readMarker } from '../src/index.ts';

describe('readMarker reads `[!letters]` at the start of a line', () => {
  it.each([
    ['a marker alone', '[!NOTE]', { kind: 'note', start: 0, end: 7, titleStart: 7 }],
    ['any letter case', '[!wArNiNg]', { kind: 'warning', start: 0, end: 10, titleStart: 10 }],
    ['a title after a blank', '[!TIP] Faster builds', { kind: 'tip', start: 0, end: 6, titleStart: 7 }],
    ['a title after several blanks and a tab', '[!TIP] \t x', { kind: 'tip', start: 0, end: 6, titleStart: 9 }],
    ['only blanks after it: no title', '[!NOTE]  ', { kind: 'note', start: 0, end: 7, titleStart: 9 }],
    ['only a tab after it: no title', '[!NOTE]\t', { kind: 'note', start: 0, end: 7, titleStart: 8 }],
    ['blanks before it', '  [!NOTE] x', { kind: 'note', start: 2, end: 9, titleStart: 10 }],
    ['the fold sign +', '[!NOTE]+ x', { kind: 'note', start: 0, end: 8, fold: '+', titleStart: 9 }],
    ['the fold sign - at the end', '[!NOTE]-', { kind: 'note', start: 0, end: 8, fold: '-', titleStart: 8 }],
    ['a hard break: no title', '[!NOTE]\\', { kind: 'note', start: 0, end: 7, titleStart: 8 }],
    ['a kind nobody knows', '[!SUMMARY] x', { kind: 'summary', start: 0, end: 10, titleStart: 11 }],
    ['the name of an object member', '[!constructor]', { kind: 'constructor', start: 0, end: 14, titleStart: 14 }],
    ['only the first of two', '[!NOTE] [!TIP]', { kind: 'note', start: 0, end: 7, titleStart: 8 }],
  ])('%s', (_, line, expected) => {
    expect(readMarker(line)).toEqual(expected);
  });
});

describe('readMarker leaves everything else to the quote', () => {
  it.each([
    ['text glued to it', '[!NOTE]body'],
    ['a blank inside', '[! NOTE]'],
    ['a blank before the bracket', '[!NOTE ]'],
    ['no letters', '[!]'],
    ['no exclamation mark', '[NOTE]'],
    ['no closing bracket', '[!NOTE'],
    ['an image', '![NOTE] x'],
    ['a link', '[!NOTE](https://example.com)'],
    ['a reference link', '[!NOTE][x]'],
    ['a definition', '[!NOTE]: https://example.com'],
    ['an escape', '\\[!NOTE]'],
    ['a backslash and a blank', '[!NOTE]\\ '],
    ['inline code', '`[!NOTE]`'],
    ['bold', '**[!NOTE]**'],
    ['a heading', '# [!NOTE]'],
    ['a list item', '- [!NOTE]'],
    ['text before it', 'text [!NOTE]'],
    ['full-width letters', '[!ＮＯＴＥ]'],
    ['a Cyrillic letter', '[!NОTE]'],
    ['a zero-width blank', '[!NOTE\u200b]'],
    ['a digit', '[!NOTE2]'],
    ['a dash', '[!MY-NOTE]'],
    ['a no-break blank after it', '[!NOTE]\u00a0x'],
    ['two fold signs', '[!NOTE]+- x'],
    ['text glued to the fold sign', '[!NOTE]+x'],
    ['nothing at all', ''],
    ['only blanks', '   '],
  ])('%s: %s', (_, line) => {
    expect(readMarker(line)).toBeUndefined();
  });
});

describe('knownMarker knows the callouts and forms', () => {
  it.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('%s is a callout', (name) => {
    expect(knownMarker(name)).toMatchObject({ name, group: 'callout' });
  });

  it.each(['STEPS', 'TABS', 'STATS', 'PROS', 'CONS', 'DETAILS', 'SOURCES'])('%s is a form', (name) => {
    expect(knownMarker(name)).toMatchObject({ name, group: 'form' });
  });

  it.each(['note', 'Note', 'nOtE'])('%s is NOTE in any letter case', (name) => {
    expect(knownMarker(name)?.name).toBe('NOTE');
  });

  it.each(['INFO', 'DANGER', 'actions', 'mermaid', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '%s is none',
    (name) => {
      expect(knownMarker(name)).toBeUndefined();
    },
  );
});
