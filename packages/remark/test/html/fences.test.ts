import { describe, expect, it } from 'vitest';
import { type Case, draw, itDraws } from './draw.ts';

const tree = (...rows: string[]) => ['```tree', ...rows, '```'];

const trees: Case[] = [
  [
    'TRE-01 a file tree is lists in lists, comments and the summary apart',
    tree('src/', '├── a.ts # first', '│   └── b', '└── ...', '', '2 directories, 1 file'),
    [
      '<div class="fd-tree">',
      '<ul role="list">',
      '<li data-entry="folder"><span class="fd-tree-name" dir="auto">src/</span>',
      '<ul role="list">',
      '<li data-entry="folder"><span class="fd-tree-name" dir="auto">a.ts</span> <span class="fd-tree-comment" dir="auto"># first</span>',
      '<ul role="list">',
      '<li data-entry="file"><span class="fd-tree-name" dir="auto">b</span></li>',
      '</ul>',
      '</li>',
      '<li data-entry="placeholder"><span class="fd-tree-name" dir="auto">...</span></li>',
      '</ul>',
      '</li>',
      '</ul>',
      '<p class="fd-tree-summary">2 directories, 1 file</p>',
      '</div>',
    ],
  ],
  [
    'TRE-08 two roots',
    tree('a', 'b'),
    [
      '<div class="fd-tree">',
      '<ul role="list">',
      '<li data-entry="file"><span class="fd-tree-name" dir="auto">a</span></li>',
      '<li data-entry="file"><span class="fd-tree-name" dir="auto">b</span></li>',
      '</ul>',
      '</div>',
    ],
  ],
  [
    'TRE-20 names are text',
    tree('constructor', '__proto__', '<img src=x onerror=alert(1)>'),
    [
      '<div class="fd-tree">',
      '<ul role="list">',
      '<li data-entry="file"><span class="fd-tree-name" dir="auto">constructor</span></li>',
      '<li data-entry="file"><span class="fd-tree-name" dir="auto">__proto__</span></li>',
      '<li data-entry="file"><span class="fd-tree-name" dir="auto">&#x3C;img src=x onerror=alert(1)></span></li>',
      '</ul>',
      '</div>',
    ],
  ],
  ['one without entries is code', tree('│'), ['<pre tabindex="0"><code class="language-tree">│', '</code></pre>']],
];

const sources: Case[] = [
  [
    'MER-11 a diagram is its source, however the fence spells its name',
    ['```Mermaid {x}', 'a --> b', '```'],
    ['<pre tabindex="0" class="fd-diagram"><code class="language-mermaid">a --> b', '</code></pre>'],
  ],
  [
    'a conversation plan too',
    ['~~~abl', 'FLOW:', '~~~'],
    ['<pre tabindex="0" class="fd-diagram"><code class="language-flow">FLOW:', '</code></pre>'],
  ],
  [
    'MER-11 other code is code, which the keyboard can scroll',
    ['```mermaidjs', 'a', '```'],
    ['<pre tabindex="0"><code class="language-mermaidjs">a', '</code></pre>'],
  ],
];

const formulas: Case[] = [
  [
    'a formula is its source, which the keyboard can scroll',
    ['$x^2$', '', '$$', 'a_b', '$$'],
    [
      '<p><code class="language-math math-inline">x^2</code></p>',
      '<pre tabindex="0"><code class="language-math math-display">a_b</code></pre>',
    ],
  ],
];

describe('a formula', () => {
  itDraws(formulas);
});

describe('a file tree', () => {
  itDraws(trees);

  it('TRE-23 that goes 10,000 folders deep keeps every row', () => {
    const rows = Array.from({ length: 10_000 }, (_, depth) => `${' '.repeat(Math.min(depth, 200))}r${depth}/`);
    const html = draw(tree(...rows));
    expect(html.match(/fd-tree-name/g)).toHaveLength(10_000);
  });
});

describe('the source of a drawing', () => {
  itDraws(sources);
});
