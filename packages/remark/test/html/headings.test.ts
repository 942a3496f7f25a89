import { describe, expect, it } from 'vitest';
import { type Case, draw, itDraws } from './draw.ts';

const headings: Case[] = [
  [
    'HED-01 the number is set apart',
    ['## 1.2 Water temperature'],
    ['<h2><span class="fd-section-number">1.2</span> Water temperature</h2>'],
  ],
  [
    'with its bracket or dot quiet too',
    ['## 1) Water', '## 2. Air'],
    [
      '<h2><span class="fd-section-number">1</span><span class="fd-section-mark">)</span> Water</h2>',
      '<h2><span class="fd-section-number">2</span><span class="fd-section-mark">.</span> Air</h2>',
    ],
  ],
  [
    'HED-05 bold is kept',
    ['## 1.2.3 **Water**'],
    ['<h2><span class="fd-section-number">1.2.3</span> <strong>Water</strong></h2>'],
  ],
  ['HED-03 a bare number is words', ['## 2024 results'], ['<h2>2024 results</h2>']],
  [
    'HED-08 the first heading is the title of the reply, later ones are not',
    ['# T', '', '# Later'],
    ['<h1 class="fd-reply-title">T</h1>', '<h1>Later</h1>'],
  ],
  [
    'a title may have a number',
    ['# 1.1 T'],
    ['<h1 class="fd-reply-title"><span class="fd-section-number">1.1</span> T</h1>'],
  ],
];

describe('a heading', () => {
  itDraws(headings);

  it.each([
    ['## 1.2 Water temperature', '1.2 Water temperature'],
    ['## 1) Water', '1) Water'],
    ['## 1.2.3 **Water** `pump`', '1.2.3 Water pump'],
  ])('HED-01 %s keeps its words for copies', (markdown, words) => {
    expect(draw([markdown]).replace(/<[^>]*>/g, '')).toBe(words);
  });
});
