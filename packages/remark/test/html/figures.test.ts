import { describe } from 'vitest';
import { type Case, itDraws } from './draw.ts';

const image = '<img src="u.png" alt="alt">';

const figures: Case[] = [
  ['FIG-01 alone, without a caption', ['![alt](u.png)'], ['<figure class="fd-figure">', image, '</figure>']],
  [
    'FIG-03 with the line under it as its caption',
    ['![alt](u.png)', '*The **wake** queue*'],
    ['<figure class="fd-figure">', image, '<figcaption>The <strong>wake</strong> queue</figcaption>', '</figure>'],
  ],
  [
    'the title is the caption; with a line it stays a tooltip',
    ['![alt](u.png "t")', '', '![alt](u.png "t")', '*c*'],
    [
      '<figure class="fd-figure">',
      '<img src="u.png" alt="alt" title="t">',
      '<figcaption>t</figcaption>',
      '</figure>',
      '<figure class="fd-figure">',
      '<img src="u.png" alt="alt" title="t">',
      '<figcaption>c</figcaption>',
      '</figure>',
    ],
  ],
  [
    'FIG-13 the link around it is kept',
    ['[![alt](u.png)](/full)'],
    ['<figure class="fd-figure">', `<a href="/full" rel="noopener noreferrer nofollow">${image}</a>`, '</figure>'],
  ],
  [
    'a reference is resolved, and its title is the caption',
    ['[![alt][pic]][full]', '', '[pic]: u.png "t"', '[full]: /full'],
    [
      '<figure class="fd-figure">',
      '<a href="/full" rel="noopener noreferrer nofollow"><img src="u.png" alt="alt" title="t"></a>',
      '<figcaption>t</figcaption>',
      '</figure>',
    ],
  ],
  [
    'FIG-15 in an item and in a quote',
    ['- ![alt](u.png)', '', '> ![alt](u.png)', '> *c*'],
    [
      '<ul>',
      '<li>',
      '<figure class="fd-figure">',
      image,
      '</figure>',
      '</li>',
      '</ul>',
      '<blockquote>',
      '<figure class="fd-figure">',
      image,
      '<figcaption>c</figcaption>',
      '</figure>',
      '</blockquote>',
    ],
  ],
  ['FIG-11 in text it is a picture in text', ['see ![alt](u.png) here'], [`<p>see ${image} here</p>`]],
  [
    'FIG-18 a source that is refused leaves the alt',
    ['![alt](javascript:alert(1))', '*c*', '', '![alt](data:text/html,x)'],
    [
      '<figure class="fd-figure">',
      'alt',
      '<figcaption>c</figcaption>',
      '</figure>',
      '<figure class="fd-figure">',
      'alt',
      '</figure>',
    ],
  ],
  ...['https://exa mple.com/a.png', '//[x/a.png', 'http://example.com:99999/a.png'].map(
    (url): Case => [
      `a source that no browser can read leaves the alt: ${url}`,
      [`![alt](<${url}>)`],
      ['<figure class="fd-figure">', 'alt', '</figure>'],
    ],
  ),
  [
    'a picture of another host is a link that names it',
    ['![alt](https://img.example.com/u.png)', '*c*'],
    [
      '<figure class="fd-figure">',
      '<a href="https://img.example.com/u.png" class="fd-image-link" rel="noopener noreferrer nofollow">alt (img.example.com)</a>',
      '<figcaption>c</figcaption>',
      '</figure>',
    ],
  ],
];

describe('a figure', () => {
  itDraws(figures);
});
