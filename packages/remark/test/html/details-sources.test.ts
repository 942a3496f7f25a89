import { describe, expect, it } from 'vitest';
import { type Case, draw, itDraws } from './draw.ts';

const details: Case[] = [
  [
    'folds what it holds under its title',
    ['> [!DETAILS] The log', '> ```', '> a', '> ```'],
    [
      '<details class="fd-details" data-form="details">',
      '<summary>The log</summary>',
      '<pre tabindex="0"><code>a',
      '</code></pre>',
      '</details>',
    ],
  ],
  [
    'holds other constructs',
    ['> [!DETAILS] More', '> > [!NOTE]', '> > a'],
    [
      '<details class="fd-details" data-form="details">',
      '<summary>More</summary>',
      '<div class="fd-callout" role="note" aria-label="Note" data-kind="note">',
      '<p>a</p>',
      '</div>',
      '</details>',
    ],
  ],
];

const sources: Case[] = [
  [
    'keep their first number',
    ['> [!SOURCES]', '> 3. [a](/a)'],
    [
      '<ol class="fd-sources" data-form="sources" start="3">',
      '<li><a href="/a" rel="noopener noreferrer nofollow">a</a></li>',
      '</ol>',
    ],
  ],
  [
    'are numbered; one without a link is its words',
    ['> [!SOURCES] Read', '> - [a](/a) of May', '> - c'],
    [
      '<div class="fd-group">',
      '<p class="fd-title"><strong>Read</strong></p>',
      '<ol class="fd-sources" data-form="sources">',
      '<li><a href="/a" rel="noopener noreferrer nofollow">a</a> of May</li>',
      '<li>c</li>',
      '</ol>',
      '</div>',
    ],
  ],
];

describe('a folded section', () => {
  itDraws(details);

  it('without a title gets a word of the page', () => {
    expect(draw(['> [!DETAILS]', '> b'])).toContain('<summary>Details</summary>');
    expect(draw(['> [!DETAILS]', '> b'], { labels: { details: 'Mehr' } })).toContain('<summary>Mehr</summary>');
  });
});

describe('sources', () => {
  itDraws(sources);
});
