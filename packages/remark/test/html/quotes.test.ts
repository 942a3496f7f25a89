import { describe } from 'vitest';
import { type Case, itDraws } from './draw.ts';

const quotes: Case[] = [
  [
    'QUO-21 the source stands outside the quotation, tied to it',
    ['> q', '> — Ada'],
    [
      '<figure class="fd-quote">',
      '<blockquote>',
      '<p>q</p>',
      '</blockquote>',
      '<figcaption>Ada</figcaption>',
      '</figure>',
    ],
  ],
  [
    'QUO-11 a link and emphasis in it are kept',
    ['> q', '> — [Ada](/ada), *Notes*'],
    [
      '<figure class="fd-quote">',
      '<blockquote>',
      '<p>q</p>',
      '</blockquote>',
      '<figcaption><a href="/ada" rel="noopener noreferrer nofollow">Ada</a>, <em>Notes</em></figcaption>',
      '</figure>',
    ],
  ],
  [
    'QUO-16 the inner quote has its source',
    ['> > q', '> > — Ada'],
    [
      '<blockquote>',
      '<figure class="fd-quote">',
      '<blockquote>',
      '<p>q</p>',
      '</blockquote>',
      '<figcaption>Ada</figcaption>',
      '</figure>',
      '</blockquote>',
    ],
  ],
  ['QUO-08 a flag is no source', ['> q', '> --verbose'], ['<blockquote>', '<p>q', '--verbose</p>', '</blockquote>']],
];

describe('a quotation', () => {
  itDraws(quotes);
});
