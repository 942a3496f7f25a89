import { describe, expect, it } from 'vitest';
import { type Case, draw, itDraws } from './draw.ts';

const stats: Case[] = [
  [
    'STA-01 a number and what it counts',
    ['> [!STATS]', '> - **3×** faster builds', '> - no number'],
    [
      '<ul class="fd-stats" data-form="stats" role="list">',
      '<li class="fd-stat">',
      '<p class="fd-stat-value"><strong>3×</strong></p>',
      '<p>faster builds</p>',
      '</li>',
      '<li class="fd-stat">',
      '<p>no number</p>',
      '</li>',
      '</ul>',
    ],
  ],
  [
    'STA-03 a number alone',
    ['> [!STATS]', '> - **12k**'],
    [
      '<ul class="fd-stats" data-form="stats" role="list">',
      '<li class="fd-stat">',
      '<p class="fd-stat-value"><strong>12k</strong></p>',
      '</li>',
      '</ul>',
    ],
  ],
];

const cards: Case[] = [
  [
    'PRO-01 a pair is one block of two named cards',
    ['> [!PROS] SQLite', '> - a', '', '> [!CONS]', '> - b'],
    [
      '<div class="fd-pros-cons" data-form="pros-cons">',
      '<div class="fd-pros" role="group" aria-label="For">',
      '<p class="fd-title"><strong>SQLite</strong></p>',
      '<ul role="list">',
      '<li>a</li>',
      '</ul>',
      '</div>',
      '<div class="fd-cons" role="group" aria-label="Against">',
      '<ul role="list">',
      '<li>b</li>',
      '</ul>',
      '</div>',
      '</div>',
    ],
  ],
  [
    'PRO-03 in the written order',
    ['> [!CONS]', '> - b', '', '> [!PROS]', '> - a'],
    [
      '<div class="fd-pros-cons" data-form="pros-cons">',
      '<div class="fd-cons" role="group" aria-label="Against">',
      '<ul role="list">',
      '<li>b</li>',
      '</ul>',
      '</div>',
      '<div class="fd-pros" role="group" aria-label="For">',
      '<ul role="list">',
      '<li>a</li>',
      '</ul>',
      '</div>',
      '</div>',
    ],
  ],
  [
    'PRO-11 an empty point is an empty point',
    ['> [!PROS]', '> - a', '> -'],
    [
      '<div class="fd-pros-cons" data-form="pros-cons">',
      '<div class="fd-pros" role="group" aria-label="For">',
      '<ul role="list">',
      '<li>a</li>',
      '<li></li>',
      '</ul>',
      '</div>',
      '</div>',
    ],
  ],
];

describe('headline numbers', () => {
  itDraws(stats);
});

describe('points for and against', () => {
  itDraws(cards);

  it('are named in the language of the page', () => {
    const html = draw(['> [!PROS]', '> - a', '', '> [!CONS]', '> - b'], { labels: { pros: 'Pour', cons: 'Contre' } });
    expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Pour"', 'aria-label="Contre"']);
  });
});
