import { describe, expect, it } from 'vitest';
import { readTree } from '../src/index.ts';

/** Rows as an outline: two blanks per level, `/` after a folder, the comment in brackets. Names keep their own `/`. */
function outline(value: string): string[] {
  return readTree(value).rows.map(
    ({ name, depth, folder, comment }) =>
      `${'  '.repeat(depth)}${name}${folder && !name.endsWith('/') ? ' (folder)' : ''}${comment ? ` [${comment}]` : ''}`,
  );
}

describe('readTree reads the branches people draw', () => {
  const shape = ['src/', '  a.ts', '  lib (folder)', '    b.ts', '  c.ts'];

  it.each([
    ['Unicode', 'src/\n├── a.ts\n├── lib\n│   └── b.ts\n└── c.ts'],
    ['short Unicode', 'src/\n├─ a.ts\n├─ lib\n│  └─ b.ts\n└─ c.ts'],
    ['heavy Unicode', 'src/\n┣━━ a.ts\n┣━━ lib\n┃   ┗━━ b.ts\n┗━━ c.ts'],
    ['short heavy Unicode', 'src/\n┣━ a.ts\n┣━ lib\n┃  ┗━ b.ts\n┗━ c.ts'],
    ['double Unicode', 'src/\n╠══ a.ts\n╠══ lib\n║   ╚══ b.ts\n╚══ c.ts'],
    ['rounded Unicode', 'src/\n├── a.ts\n├── lib\n│   ╰── b.ts\n╰── c.ts'],
    ['corners that open a level', 'src/\n├── a.ts\n├─┬ lib\n│ └── b.ts\n└── c.ts'],
    ['no blank after a branch', 'src/\n├──a.ts\n├──lib\n│   └──b.ts\n└──c.ts'],
    ['no-break blanks', 'src/\n├──\u00a0a.ts\n├──\u00a0lib\n│\u00a0\u00a0\u00a0└──\u00a0b.ts\n└──\u00a0c.ts'],
    ['ASCII with backticks', 'src/\n|-- a.ts\n|-- lib\n|   `-- b.ts\n`-- c.ts'],
    ['ASCII with plus and backslash', 'src/\n+-- a.ts\n+-- lib\n|   \\-- b.ts\n\\-- c.ts'],
    ['drawn corners with typed hyphens', 'src/\n├-- a.ts\n├-- lib\n│   └-- b.ts\n└-- c.ts'],
    ['indentation of 2', 'src/\n  a.ts\n  lib\n    b.ts\n  c.ts'],
    ['indentation of 4', 'src/\n    a.ts\n    lib\n        b.ts\n    c.ts'],
    ['tabs', 'src/\n\ta.ts\n\tlib\n\t\tb.ts\n\tc.ts'],
    ['list dashes', '- src/\n  - a.ts\n  - lib\n    - b.ts\n  - c.ts'],
    ['Windows line ends', 'src/\r\n├── a.ts\r\n├── lib\r\n│   └── b.ts\r\n└── c.ts\r\n'],
    ['old Mac line ends', 'src/\r├── a.ts\r├── lib\r│   └── b.ts\r└── c.ts'],
    ['blank rows and rows of only lines between', 'src/\n│\n├── a.ts\n\n├── lib\n│   └── b.ts\n|  |\n└── c.ts\n'],
  ])('%s', (_, value) => {
    expect(outline(value)).toEqual(shape);
  });
});

describe('readTree finds the parent by the column of the name', () => {
  it.each([
    ['widths of 3 and 4 mixed', 'src/\n├── a\n│  └─ b\n└─ c', ['src/', '  a (folder)', '    b', '  c']],
    [
      'a step back to a column between two levels',
      'a\n    b\n        c\n      d',
      ['a (folder)', '  b (folder)', '    c', '    d'],
    ],
    ['a step back beyond the first row', '    a\n  b\n    c', ['a', 'b (folder)', '  c']],
    ['a tab is as wide as four blanks', 'a\n\tb\n    c', ['a (folder)', '  b', '  c']],
    ['two roots', 'a/\n└── x\nb/\n└── y', ['a/', '  x', 'b/', '  y']],
    ['a first row with a branch', '├── a\n└── b', ['a', 'b']],
    ['a branch without a name keeps its siblings level', 'src/\n├──\n└── c', ['src/', '  ', '  c']],
  ])('%s', (_, value, rows) => {
    expect(outline(value)).toEqual(rows);
  });
});

describe('readTree tells folders from files', () => {
  it.each([
    ['a slash at the end', 'docs/', true],
    ['a deeper next row', 'docs\n  a', true],
    ['a deeper next row after blank ones', 'docs\n\n  a', true],
    ['the dot is the root folder', '.', true],
    ['no slash and nothing deeper', 'docs\nother', false],
    ['a slash in the middle', 'docs/a.md', false],
    ['a slash in the comment only', 'docs # see docs/', false],
  ])('%s', (_, value, folder) => {
    expect(readTree(value).rows[0]?.folder).toBe(folder);
  });
});

describe('readTree keeps names whole', () => {
  it.each([
    ['blanks', '├── my file.txt', 'my file.txt'],
    ['a link and its target', '├── link -> ../target', 'link -> ../target'],
    ['two dots', '├── ..', '..'],
    ['a name that starts with +', '├── +page.svelte', '+page.svelte'],
    ['a name that starts with -', '├── -x', '-x'],
    ['a name that is only indented and starts with -', '  -x', '-x'],
    ['underscores after a branch', '|-- __init__.py', '__init__.py'],
    ['a bar in a name', 'a|b', 'a|b'],
    ['an object member', '├── constructor', 'constructor'],
    ['a prototype', '├── __proto__', '__proto__'],
    ['a tag', '├── <img onerror=x>', '<img onerror=x>'],
    ['a second branch', '├── -- x', '-- x'],
    ['blanks at the end go', '├── a.ts  \u00a0', 'a.ts'],
  ])('%s', (_, value, name) => {
    expect(readTree(value).rows.map((row) => row.name)).toEqual([name]);
  });
});

describe('readTree reads a comment after a blank and #', () => {
  it.each([
    ['a comment', '├── a.ts # entry', 'a.ts', 'entry'],
    ['several blanks', 'a.ts   #   entry', 'a.ts', 'entry'],
    ['no blank after #', 'a.ts #entry', 'a.ts', 'entry'],
    ['a name with a blank', '├── my file.txt # x', 'my file.txt', 'x'],
    ['a folder', 'src/ # code', 'src/', 'code'],
    ['a # in the comment', 'a # b # c', 'a', 'b # c'],
    ['a no-break blank', 'a\u00a0# b', 'a', 'b'],
    ['a name that starts with #', '├── #readme # x', '#readme', 'x'],
    ['no blank before # in a folder', '├── C#/', 'C#/', undefined],
    ['no blank before # in a file', '├── issue#5.md', 'issue#5.md', undefined],
    ['no name before #', '├── #readme', '#readme', undefined],
    ['no name before # and a blank', '├── # readme', '# readme', undefined],
    ['nothing after #', 'a.ts #', 'a.ts', undefined],
  ])('%s', (_, value, name, comment) => {
    const [row] = readTree(value).rows;
    expect(row?.name).toBe(name);
    expect(row?.comment).toBe(comment);
  });
});

describe('readTree marks rows that stand for others', () => {
  it.each([
    ['├── ...', true],
    ['├── …', true],
    ['├── ... # 12 more', true],
    ['├── ....', undefined],
    ['├── ...rest', undefined],
    ['├── ..', undefined],
  ])('%s', (value, placeholder) => {
    expect(readTree(value).rows[0]?.placeholder).toBe(placeholder);
  });
});

describe('readTree sets a closing count apart', () => {
  it.each([
    'a\n\n3 directories, 5 files',
    'a\n1 directory, 1 file\n\n',
    'a\n2 folders',
    'a\n5 files',
    'a\n  0 directories, 12 files  ',
  ])('%j', (value) => {
    const { rows, summary } = readTree(value);
    expect(rows.map((row) => row.name)).toEqual(['a']);
    expect(summary).toBe(value.trim().split('\n').at(-1)?.trim());
  });

  it.each([
    ['not on the last line', 'a\n3 directories, 5 files\nb'],
    ['not behind a branch', 'a\n└── 5 files'],
    ['not with other words', 'a\n3 directories and more'],
    ['not with a comment', 'a\n5 files # x'],
    ['not without a count', 'a\nfiles'],
  ])('%s', (_, value) => {
    expect(readTree(value).summary).toBeUndefined();
    expect(readTree(value).rows).toHaveLength(value.split('\n').length);
  });
});

describe('readTree says where each row stands', () => {
  it('counts lines from 0, blank ones included', () => {
    expect(readTree('\na\n│\n├── b\r\n\r\n└── c').rows.map((row) => row.line)).toEqual([1, 3, 5]);
  });

  it.each(['', '\n', '  \n\t\n\u00a0', '│\n|\n│  │'])('%j has no rows', (value) => {
    expect(readTree(value)).toEqual({ rows: [] });
  });
});
