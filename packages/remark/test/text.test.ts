import { describe, expect, it, test } from 'vitest';
import { parseReply, replyToText } from '../src/index.ts';

const text = (markdown: string): string => replyToText(parseReply(markdown));

/** A promise, a reply as its lines, and its text as its lines. */
type Case = readonly [promise: string, markdown: readonly string[], text: readonly string[]];

const prose: Case[] = [
  ['paragraphs stay apart', ['*a*', 'b', '', 'c'], ['a', 'b', '', 'c']],
  ['a heading is a line', ['# A', 'b'], ['A', '', 'b']],
  ['a link tells its address', ['See [the map](https://example.com/m).'], ['See the map (https://example.com/m).']],
  ['an address is not told twice', ['<https://example.com> www.example.com'], ['https://example.com www.example.com']],
  [
    'nor is one that says the same',
    ['[example.com](https://example.com) <a@example.com>'],
    ['example.com a@example.com'],
  ],
  ['a refused address is left out', ['[go](javascript:x)'], ['go']],
  [
    'a link by reference tells its address',
    ['[map][m]', '', '[m]: https://example.com/m'],
    ['map (https://example.com/m)'],
  ],
  ['a picture is its alt', ['![A kettle](https://example.com/k.jpg)'], ['A kettle']],
  ['a quote is its text', ['> a', '>', '> b'], ['a', '', 'b']],
  ['code is as it is', ['```js', 'a(); // *b*', '', '  c', '```'], ['a(); // *b*', '', '  c']],
  ['HTML is as it is', ['<b>a</b>'], ['<b>a</b>']],
  ['a rule is a rule', ['a', '', '***', '', 'b'], ['a', '', '---', '', 'b']],
];

const lists: Case[] = [
  ['bullets are dashes', ['* a', '* b'], ['- a', '- b']],
  ['numbers go on from the first', ['9. a', '9. b'], ['9. a', '10. b']],
  ['further lines stand under the first', ['10. a', '    b'], ['10. a', '    b']],
  ['lists nest', ['- a', '  1. b', '     - c'], ['- a', '  1. b', '     - c']],
  ['loose lists stay loose', ['- a', '', '- b'], ['- a', '', '- b']],
  ['blank lines have no blanks', ['- a', '', '  b'], ['- a', '', '  b']],
  ['tasks show their box', ['- [x] a', '- [ ] **b**'], ['- [x] a', '- [ ] b']],
  ['an empty item keeps its bullet', ['- a', '-'], ['- a', '-']],
];

const tables: Case[] = [
  ['columns stand under each other', ['| a | bb |', '|---|---|', '| long | c |'], ['a     bb', '----  --', 'long  c']],
  ['numbers stand right', ['| n |', '|--:|', '| 5 |', '| 15 |'], [' n', '--', ' 5', '15']],
  ['middle is middle', ['| abcde |', '|:-:|', '| x |'], ['abcde', '-----', '  x']],
  ['wide characters count twice', ['| 日本 | b |', '|---|---|', '| x | c |'], ['日本  b', '----  -', 'x     c']],
  ['an empty head is left out', ['| | |', '|---|---|', '| a | b |'], ['a  b']],
  ['cells beyond the head are dropped', ['| a |', '|---|', '| b | c |'], ['a', '-', 'b']],
];

const blocks: Case[] = [
  [
    'choices are a list',
    ['::: actions', '- Yes', '- [See](https://example.com)', ':::'],
    ['- Yes', '- See: https://example.com'],
  ],
  [
    'a card is its lines',
    ['::: list-item', '![A kettle](https://example.com/k.jpg)', '# Kettle', '## 1 litre', 'Pours *well*.', ':::'],
    ['A kettle', 'Kettle', '1 litre', 'Pours well.'],
  ],
  [
    'pictures are their alt, else their address',
    ['::: images', '![May](https://example.com/a.jpg)', '![](https://example.com/b.jpg)', ':::'],
    ['May', 'https://example.com/b.jpg'],
  ],
  [
    'links tell label and address',
    ['::: links', '[Hours](https://example.com/h)', 'https://example.com/m', ':::'],
    ['Hours: https://example.com/h', 'https://example.com/m'],
  ],
  ['a refused link is its label', ['::: links', '[Hours](javascript:x)', ':::'], ['Hours']],
  [
    'payment too',
    ['::: payment', '[Pay €24](https://pay.example.com/o)', ':::'],
    ['Pay €24: https://pay.example.com/o'],
  ],
  [
    'documents tell name and address',
    ['::: documents', '[Plan](https://example.com/p.pdf)', ':::'],
    ['Plan: https://example.com/p.pdf'],
  ],
  [
    'media tell title and address',
    ['::: video', '[A tour](https://example.com/t.mp4)', ':::'],
    ['A tour: https://example.com/t.mp4'],
  ],
  ['a reaction is its emoji', ['::: reaction', ':tada:', ':::'], ['🎉']],
  ['navigation says nothing', ['a', '', '::: navigate', '![navigate](/x)', ':::'], ['a']],
  ['progress is a percentage', ['::: progress', 'value: 3', 'max: 5', 'label: Copying', ':::'], ['Copying: 60%']],
  [
    'feedback is its question',
    ['::: feedback', 'type: stars', 'question: Did *this* help?', ':::'],
    ['Did this help?'],
  ],
  [
    'a form is its questions',
    [
      '::: form',
      'title: Table',
      'description: We call you.',
      'fields:',
      '  - name: day',
      '    label: Which day?',
      '    required: true',
      '  - name: size',
      '    options: [S, M]',
      ':::',
    ],
    ['Table', 'We call you.', '- Which day? *', '- Size: S, M'],
  ],
  ['a form that cannot be read is its text', ['::: form', 'not a form', ':::'], ['not a form']],
  [
    'a chart is its numbers',
    ['::: chart', 'type: bar', 'labels: [Mon, Tue]', 'series: [12, 7]', ':::'],
    ['Mon: 12', 'Tue: 7'],
  ],
  [
    'a chart of several rows is a table',
    [
      '::: chart',
      'type: line',
      'labels: [Mon, Tue]',
      'series:',
      '  - {name: In, values: [1, 22]}',
      '  - {name: Out, values: [3, 4]}',
      ':::',
    ],
    ['     In  Out', '---  --  ---', 'Mon   1    3', 'Tue  22    4'],
  ],
  ['an empty block says nothing', ['a', '', '::: actions', ':::', '', 'b'], ['a', '', 'b']],
];

const forms: Case[] = [
  ['a callout stands after its sign', ['> [!NOTE]', '> a', '>', '> b'], ['ℹ a', '', '  b']],
  ['under its title', ['> [!WARNING] Hot', '> Do *not* touch.'], ['⚠ Hot', '  Do not touch.']],
  ['a title may be all', ['> [!TIP] Save often'], ['✦ Save often']],
  ['in a list it keeps its place', ['- a', '', '  > [!CAUTION]', '  > b'], ['- a', '', '  ✖ b']],
  ['a quote is over its source', ['> a', '>', '> b', '> — *Ada*'], ['a', '', 'b', '— Ada']],
  ['details are their title and content', ['> [!DETAILS] Log', '> a', '>', '> b'], ['Log', 'a', '', 'b']],
  [
    'steps are numbered',
    ['> [!STEPS] Move', '> - **Pack**, *Monday*, label the boxes', '> - **Carry**', '>   - chairs', '> - rest'],
    ['Move', '1. Pack — Monday', '   label the boxes', '2. Carry', '   - chairs', '3. rest'],
  ],
  ['from their first number', ['> [!STEPS]', '> 3. **A**'], ['3. A']],
  ['tasks show their box', ['> [!STEPS]', '> - [x] **A** now', '> - [ ] b'], ['1. [x] A', '   now', '2. [ ] b']],
  ['what follows a form in its quote stands after it', ['> [!STEPS]', '> - a', '>', '> b'], ['1. a', '', 'b']],
  [
    'tabs are sections',
    ['> [!TABS] Install', '> Pick one.', '>', '> ## npm', '> `npm i`', '> ##', '> `pnpm i`'],
    ['Install', '', 'Pick one.', '', 'npm', 'npm i', '', '2', 'pnpm i'],
  ],
  [
    'stats are value and label',
    ['> [!STATS]', '> - **3×** faster', '> - **12k**', '> - more', '>', '>   in May'],
    ['3× — faster', '12k', 'more', 'in May'],
  ],
  [
    'pros and cons have their signs',
    ['> [!PROS] SQLite', '> - small', '>   and quick', '', '> [!CONS]', '> - one writer'],
    ['SQLite', '+ small', '  and quick', '', '- one writer'],
  ],
  [
    'sources are numbered, with addresses',
    ['> [!SOURCES]', '> - [Report](https://example.com/r), page 3', '> - A talk'],
    ['1. Report (https://example.com/r), page 3', '2. A talk'],
  ],
  [
    'sources keep their first number',
    ['> [!SOURCES]', '> 3. [Report](https://example.com/r)', '> 4. A talk'],
    ['3. Report (https://example.com/r)', '4. A talk'],
  ],
  [
    'a tree is indented',
    ['```tree', 'src/', '├── a.ts # the first', '└── lib', '    └── b.ts', '', '1 directory, 2 files', '```'],
    ['src/', '  a.ts  # the first', '  lib', '    b.ts', '', '1 directory, 2 files'],
  ],
  ['a figure is its words over its caption', ['![A kettle](k.jpg)', '*At *four*.*'], ['A kettle', 'At four.']],
  ['the title is a caption too', ['![A kettle](k.jpg "At four.")'], ['A kettle', 'At four.']],
  ['a caption that says the same is not told twice', ['![A kettle](k.jpg "A kettle")'], ['A kettle']],
  [
    'a linked figure tells its address',
    ['[![A kettle](k.jpg)](https://example.com)'],
    ['A kettle (https://example.com)'],
  ],
  ['a diagram is its text', ['```mermaid', 'graph TD', '```'], ['graph TD']],
];

const notes: Case[] = [
  [
    'are numbered as they are called',
    ['a[^x] b[^y] c[^x]', '', '[^y]: Y', '[^x]: X'],
    ['a[1] b[2] c[1]', '', '[1] X', '[2] Y'],
  ],
  ['may call others', ['a[^x]', '', '[^x]: X[^y]', '[^y]: Y'], ['a[1]', '', '[1] X[2]', '[2] Y']],
  ['may call themselves', ['a[^x]', '', '[^x]: X[^x]'], ['a[1]', '', '[1] X[1]']],
  ['that nothing calls are left out', ['a', '', '[^x]: X'], ['a']],
];

describe.each([
  ['prose', prose],
  ['lists', lists],
  ['tables', tables],
  ['blocks', blocks],
  ['callouts, forms, figures and trees', forms],
  ['footnotes', notes],
])('%s', (_, cases) => {
  it.each(cases)('%s', (_promise, markdown, expected) => {
    expect(text(markdown.join('\n')).split('\n')).toEqual(expected);
  });
});

test('one long cell does not widen every row', () => {
  const long = 'x'.repeat(1000);
  const rows = 100;
  const table = `| a | b |\n| - | - |\n| ${long} | y |\n${'| c | d |\n'.repeat(rows)}`;
  expect(text(table).length).toBeLessThan(long.length + (rows + 3) * 70);
});
