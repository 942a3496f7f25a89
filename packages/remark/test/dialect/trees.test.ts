import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/index.ts';
import { bullets, type Case, code, inspect, itHolds, quote } from './blocks.ts';

/** A row: two blanks for each level, a `/` for a folder that is not written with one, then `#` and the comment. */
function row(line: string): Extract<Block, { type: 'tree' }>['rows'][number] {
  const [, indent = '', name = '', folder, , comment] = /^( *)(.*?)( \/)?( # (.*))?$/.exec(line) ?? [];
  return {
    name,
    depth: indent.length / 2,
    folder: folder !== undefined || name.endsWith('/'),
    ...(comment !== undefined && { comment }),
    ...((name === '…' || name === '...') && { placeholder: true }),
  };
}

const tree = (...lines: string[]): Block => ({ type: 'tree', rows: lines.map(row) });

/** A promise, the lines of a fence, and its rows. */
type TreeCase = readonly [promise: string, fence: readonly string[], rows: readonly string[]];

const drawn: TreeCase[] = [
  ['TRE-01 branches', ['src/', '├── a.ts', '│   └── b', '└── c.ts'], ['src/', '  a.ts /', '    b', '  c.ts']],
  ['TRE-03 ASCII branches', ['src/', '|-- a', '|   `-- b', '`-- c'], ['src/', '  a /', '    b', '  c']],
  ['TRE-03 other ASCII branches', ['src/', '+-- a', '|   \\-- b', '\\-- c'], ['src/', '  a /', '    b', '  c']],
  ['short branches', ['src/', '├─ a', '│  └─ b', '└─ c'], ['src/', '  a /', '    b', '  c']],
  ['heavy branches', ['src/', '┣━ a', '┃  ┗━ b', '┗━ c'], ['src/', '  a /', '    b', '  c']],
  ['double branches', ['src/', '╠══ a', '║   ╚══ b', '╚══ c'], ['src/', '  a /', '    b', '  c']],
  ['TRE-05 two blanks a level', ['src', '  a', '    b', '  c'], ['src /', '  a /', '    b', '  c']],
  ['TRE-05 four blanks a level', ['src', '    a', '        b', '    c'], ['src /', '  a /', '    b', '  c']],
  ['TRE-05 a tab a level', ['src', '\ta', '\t\tb', '\tc'], ['src /', '  a /', '    b', '  c']],
  ['blanks that do not break', ['src/', '├──\u00A0a', '│\u00A0\u00A0\u00A0└──\u00A0b'], ['src/', '  a /', '    b']],
  [
    'TRE-06 mixed widths',
    ['src/', '├── a/', '│  └── b', '│    └── c', '└── d'],
    ['src/', '  a/', '    b /', '      c', '  d'],
  ],
  ['TRE-06 a row between two levels', ['src', '    a', '  b', '    c'], ['src /', '  a', '  b /', '    c']],
  ['TRE-08 two roots', ['a/', '  b', 'c/', '  d'], ['a/', '  b', 'c/', '  d']],
  [
    'TRE-10 a # without a blank is no comment',
    ['src/', '├── C#/', '├── issue#5.md', '├── #readme'],
    ['src/', '  C#/', '  issue#5.md', '  #readme'],
  ],
  [
    'a comment',
    ['src/', '├── a.ts # the first', '└── b.ts    # the second'],
    ['src/', '  a.ts # the first', '  b.ts # the second'],
  ],
  ['TRE-11 a name with a blank', ['src/', '├── my file.txt # x'], ['src/', '  my file.txt # x']],
  ['TRE-13 a folder without /', ['docs', '└── a.md'], ['docs /', '  a.md']],
  ['TRE-15 a link', ['src/', '├── link -> target'], ['src/', '  link -> target']],
  ['TRE-15 the root as a dot', ['.', '├── a', '└── ..'], ['. /', '  a', '  ..']],
  [
    'TRE-20 names that mean something elsewhere',
    ['constructor/', '├── __proto__', '└── <img onerror>'],
    ['constructor/', '  __proto__', '  <img onerror>'],
  ],
  ['TRE-21 dashes of a list', ['- src', '  - a', '- b'], ['src /', '  a', 'b']],
  ['rows left out', ['src/', '├── a', '└── ...'], ['src/', '  a', '  ...']],
  ['rows left out, with an ellipsis', ['src/', '└── …'], ['src/', '  …']],
  ['empty rows and rows of lines only', ['src/', '│', '├── a', '', '└── b'], ['src/', '  a', '  b']],
];

const fences: Case[] = [
  [
    'TRE-16 a last line that counts',
    ['```tree', 'src/', '└── a', '', '1 directory, 1 file', '```'],
    [{ type: 'tree', rows: ['src/', '  a'].map(row), summary: '1 directory, 1 file' }],
  ],
  ['TRE-18 without its name it is code', ['```', 'src/', '├── a', '```'], [code('src/\n├── a')]],
  ['TRE-18 in any case', ['```Tree', 'src/', '```'], [tree('src/')]],
  ['TRE-18 with words after it', ['```tree title=x', 'src/', '```'], [tree('src/')]],
  ['with tildes', ['~~~tree', 'src/', '~~~'], [tree('src/')]],
  ['TRE-25 in an item', ['- ```tree', '  src/', '  └── a', '  ```'], [bullets([tree('src/', '  a')])]],
  ['TRE-25 in a quote', ['> ```tree', '> src/', '> └── a', '> ```'], [quote([tree('src/', '  a')])]],
  ['TRE-25 left open', ['```tree', 'src/', '└── a'], [tree('src/', '  a')]],
  ['an empty one is code', ['```tree', '```'], [code('', 'tree')]],
  ['one without a row is code', ['```tree', '│', '```'], [code('│', 'tree')]],
  ['another name is code', ['```treeview', 'src/', '```'], [code('src/', 'treeview')]],
];

describe('the rows of a tree:', () => {
  it.each(drawn)('%s', (_, fence, rows) => {
    expect(inspect(['```tree', ...fence, '```'].join('\n'))).toEqual([tree(...rows)]);
  });

  it('TRE-23 may be many', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `├── file-${index}`);
    const [found] = inspect(['```tree', 'src/', ...rows, '```'].join('\n'));
    expect(found?.type === 'tree' && found.rows).toHaveLength(10_001);
  });
});

describe('a tree:', () => {
  itHolds(fences);
});
