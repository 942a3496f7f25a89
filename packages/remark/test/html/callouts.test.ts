import { describe, expect, it } from 'vitest';
import { type Case, draw, itDraws } from './draw.ts';

const callouts: Case[] = [
  [
    'CAL-01 a note',
    ['> [!NOTE]', '> body'],
    ['<div class="fd-callout" role="note" aria-label="Note" data-kind="note">', '<p>body</p>', '</div>'],
  ],
  [
    'CAL-05 a titled one: the title is bold, and CAL-40 its kind is still heard',
    ['> [!TIP] Faster builds', '> x'],
    [
      '<div class="fd-callout" role="note" aria-label="Tip" data-kind="tip">',
      '<p class="fd-callout-title"><strong>Faster builds</strong></p>',
      '<p>x</p>',
      '</div>',
    ],
  ],
  [
    'CAL-06 a title alone makes no empty paragraph',
    ['> [!TIP] Faster builds'],
    [
      '<div class="fd-callout" role="note" aria-label="Tip" data-kind="tip">',
      '<p class="fd-callout-title"><strong>Faster builds</strong></p>',
      '</div>',
    ],
  ],
  [
    'CAL-11 formatting on the marker line is body',
    ['> [!TIP] Use **cache**', '> x'],
    [
      '<div class="fd-callout" role="note" aria-label="Tip" data-kind="tip">',
      '<p>Use <strong>cache</strong>',
      'x</p>',
      '</div>',
    ],
  ],
  [
    'CAL-33 a callout in a callout',
    ['> [!NOTE]', '> a', '>', '> > [!TIP]', '> > b'],
    [
      '<div class="fd-callout" role="note" aria-label="Note" data-kind="note">',
      '<p>a</p>',
      '<div class="fd-callout" role="note" aria-label="Tip" data-kind="tip">',
      '<p>b</p>',
      '</div>',
      '</div>',
    ],
  ],
  [
    'a callout in a tight list keeps its paragraphs',
    ['- > [!NOTE]', '  > body'],
    [
      '<ul>',
      '<li>',
      '<div class="fd-callout" role="note" aria-label="Note" data-kind="note">',
      '<p>body</p>',
      '</div>',
      '</li>',
      '</ul>',
    ],
  ],
  ['CAL-13 what is no marker is a quote', ['> [!NOTE]body'], ['<blockquote>', '<p>[!NOTE]body</p>', '</blockquote>']],
];

describe('a callout is a note with a name', () => {
  itDraws(callouts);
});

describe('CAL-40 the name of the kind is heard and not seen', () => {
  it.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])('%s', (name) => {
    const html = draw([`> [!${name.toUpperCase()}]`, '> body']);
    expect(html).toContain(`aria-label="${name}"`);
    expect(html.replace(/<[^>]*>/g, '').trim()).toBe('body');
  });

  it('in the language of the page', () => {
    const html = draw(['> [!WARNING]', '> Achtung, heiß'], { labels: { warning: 'Warnung' } });
    expect(html).toContain('<div class="fd-callout" role="note" aria-label="Warnung" data-kind="warning">');
  });
});
