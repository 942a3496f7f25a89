import { describe } from 'vitest';
import { type Case, itDraws } from './draw.ts';

const tabs: Case[] = [
  [
    'TAB-01 each panel is a section under its heading',
    ['> [!TABS]', '> #### macOS', '> sw_vers', '> #### Linux', '> cat'],
    [
      '<div class="fd-tabs" data-form="tabs">',
      '<section class="fd-panel">',
      '<h4 class="fd-panel-label">macOS</h4>',
      '<p>sw_vers</p>',
      '</section>',
      '<section class="fd-panel">',
      '<h4 class="fd-panel-label">Linux</h4>',
      '<p>cat</p>',
      '</section>',
      '</div>',
    ],
  ],
  [
    'TAB-08 a label without words is its number',
    ['> [!TABS]', '> #### A', '> x', '> ####', '> y'],
    [
      '<div class="fd-tabs" data-form="tabs">',
      '<section class="fd-panel">',
      '<h4 class="fd-panel-label">A</h4>',
      '<p>x</p>',
      '</section>',
      '<section class="fd-panel">',
      '<h4 class="fd-panel-label">2</h4>',
      '<p>y</p>',
      '</section>',
      '</div>',
    ],
  ],
  [
    'TAB-10 a label keeps its look and its links',
    ['> [!TABS]', '> ### **a** `b` [c](/c)', '> x'],
    [
      '<div class="fd-tabs" data-form="tabs">',
      '<section class="fd-panel">',
      '<h3 class="fd-panel-label"><strong>a</strong> <code>b</code> <a href="/c" rel="noopener noreferrer nofollow">c</a></h3>',
      '<p>x</p>',
      '</section>',
      '</div>',
    ],
  ],
  [
    'TAB-28 the title and the text above stand before the panels',
    ['> [!TABS] Pick one', '> lead', '> # A', '> x'],
    [
      '<div class="fd-group">',
      '<p class="fd-title"><strong>Pick one</strong></p>',
      '<p>lead</p>',
      '<div class="fd-tabs" data-form="tabs">',
      '<section class="fd-panel">',
      '<h1 class="fd-panel-label">A</h1>',
      '<p>x</p>',
      '</section>',
      '</div>',
      '</div>',
    ],
  ],
  [
    'TAB-21 a form in a panel is drawn there',
    ['> [!TABS]', '> #### A', '> > [!PROS]', '> > - a'],
    [
      '<div class="fd-tabs" data-form="tabs">',
      '<section class="fd-panel">',
      '<h4 class="fd-panel-label">A</h4>',
      '<div class="fd-pros-cons" data-form="pros-cons">',
      '<div class="fd-pros" role="group" aria-label="For">',
      '<ul role="list">',
      '<li>a</li>',
      '</ul>',
      '</div>',
      '</div>',
      '</section>',
      '</div>',
    ],
  ],
];

describe('panels', () => {
  itDraws(tabs);
});
