import { describe, expect, it, test } from 'vitest';
import { runCli } from './run-cli.ts';

/** A reply drawn without colour, as its lines. */
async function show(reply: readonly string[], width = 40): Promise<string[]> {
  const { out } = await runCli(['show', '--width', String(width)], { stdin: reply.join('\n') });
  return out.replace(/\n$/, '').split('\n');
}

/** A promise, a reply as its lines, and how it is drawn in 40 columns. */
type Case = readonly [promise: string, reply: readonly string[], drawn: readonly string[]];

const prose: Case[] = [
  [
    'text breaks between words',
    ['one two three four five six seven eight nine ten'],
    ['one two three four five six seven eight', 'nine ten'],
  ],
  ['the lines of a paragraph stay lines', ['a', 'b'], ['a', 'b']],
  ['wide characters take two columns', ['日本語'.repeat(7)], [`${'日本語'.repeat(6)}日本`, '語']],
  ['the title of a reply has a line under it', ['# Plan', 'a'], ['Plan', '━━━━', '', 'a']],
  ['other headings have none', ['a', '## 1.2 Plan'], ['a', '', '1.2 Plan']],
  ['a link tells its address', ['See [the map](https://example.com/m).'], ['See the map (https://example.com/m).']],
  ['a refused address is not told', ['[go](javascript:x)'], ['go']],
  ['a picture is its words', ['a ![kettle](k.jpg) b'], ['a ▣ kettle b']],
  ['a figure stands over its caption', ['![kettle](k.jpg)', '*At four*'], ['▣ kettle', 'At four']],
  ['a quote has a bar', ['> a', '>', '> b', '> — Ada'], ['│ a', '│', '│ b', '│ — Ada']],
  ['a rule is as wide as the terminal', ['---'], ['─'.repeat(40)]],
  ['footnotes are numbered at the end', ['a[^x]', '', '[^x]: X'], ['a[1]', '', '─'.repeat(20), '[1] X']],
  ['HTML is text', ['<b>a</b>'], ['<b>a</b>']],
];

const lists: Case[] = [
  ['bullets', ['- a', '  - b', '- c'], ['• a', '  • b', '• c']],
  ['numbers stand right', ['9. a', '10. b'], [' 9. a', '10. b']],
  ['boxes', ['- [x] a', '- [ ] b'], ['☑ a', '☐ b']],
  ['loose items stand apart', ['- a', '', '- b'], ['• a', '', '• b']],
];

const code: Case[] = [
  [
    'code stands between rules',
    ['```js', 'a();', '  b();', '```'],
    [`── js ${'─'.repeat(34)}`, 'a();', '  b();', '─'.repeat(40)],
  ],
  [
    'a diagram does too',
    ['```mermaid', 'graph TD', '```'],
    [`── mermaid ${'─'.repeat(29)}`, 'graph TD', '─'.repeat(40)],
  ],
  [
    'a tree has branches',
    ['```tree', 'src', '  a.ts # one', '  lib', '    b.ts', 'c', '', '1 directory, 2 files', '```'],
    ['src', '├── a.ts # one', '└── lib', '    └── b.ts', 'c', '', '1 directory, 2 files'],
  ],
];

const callouts: Case[] = [
  ['a callout has a bar and a sign', ['> [!WARNING] Hot', '> Do not touch.'], ['┃ ⚠ Hot', '┃   Do not touch.']],
  ['a callout without a title', ['> [!NOTE]', '> a', '>', '> b'], ['┃ ℹ a', '┃', '┃   b']],
  ['details', ['> [!DETAILS] Log', '> a'], ['▾ Log', '  a']],
  [
    'steps are dots on a line',
    ['> [!STEPS] Plan', '> - **A** — *Monday* — do', '> - [x] **B**'],
    ['Plan', '● A · Monday', '│ do', '│', '☑ B'],
  ],
  [
    'tabs are sections',
    ['> [!TABS] Pick', '> ## A', '> x', '> ##', '> y'],
    ['Pick', '', '▌ A', '  x', '', '▌ 2', '  y'],
  ],
  [
    'stats stand in two columns',
    ['> [!STATS]', '> - **3×** faster', '> - **40 %** less'],
    ['3×    faster', '40 %  less'],
  ],
  ['pros and cons', ['> [!PROS] SQLite', '> - a', '', '> [!CONS]', '> - b'], ['SQLite', '✓ a', '', '✗ b']],
  ['sources', ['> [!SOURCES]', '> - [A](https://example.com)', '> - b'], ['[1] A (https://example.com)', '[2] b']],
  ['sources from a number on', ['> [!SOURCES]', '> 3. [A](https://example.com)'], ['[3] A (https://example.com)']],
];

const tables: Case[] = [
  ['columns', ['| a | n |', '|---|--:|', '| bc | 1 |', '| d | 20 |'], ['a  │  n', '───┼───', 'bc │  1', 'd  │ 20']],
  [
    'a wide column breaks its text',
    ['| a | b |', '|---|---|', '| x | one two three four five six seven eight nine |'],
    ['a │ b', `──┼─${'─'.repeat(36)}`, 'x │ one two three four five six seven', '  │ eight nine'],
  ],
  [
    'columns that find no room become lines',
    [`| ${'abcdefg | '.repeat(6)}`, `|${'---|'.repeat(6)}`, `| ${'xxxxxxx | '.repeat(2)}`],
    ['abcdefg: xxxxxxx', 'abcdefg: xxxxxxx'],
  ],
];

const blocks: Case[] = [
  ['choices', ['::: actions', '- Yes', '- Not now', ':::'], ['[ Yes ] [ Not now ]']],
  [
    'choices break between each other',
    ['::: actions', '- Yes, I would like that', '- Not now, thank you', ':::'],
    ['[ Yes, I would like that ]', '[ Not now, thank you ]'],
  ],
  [
    'a card has a frame',
    ['::: list-item', '# Kettle', '## 1 litre', 'Pours well.', ':::'],
    ['╭─────────────╮', '│ Kettle      │', '│ 1 litre     │', '│ Pours well. │', '╰─────────────╯'],
  ],
  ['pictures', ['::: images', '![A](https://example.com/a.jpg)', ':::'], ['▣ A']],
  ['links', ['::: links', '[A](https://example.com/a)', ':::'], ['→ A (https://example.com/a)']],
  ['documents', ['::: documents', '[Plan](https://example.com/p.pdf)', ':::'], ['▤ Plan (https://example.com/p.pdf)']],
  ['media', ['::: video', '[Tour](https://example.com/t.mp4)', ':::'], ['▶ Tour (https://example.com/t.mp4)']],
  ['a reaction', ['::: reaction', '👍', ':::'], ['👍']],
  ['navigation draws nothing', ['a', '', '::: navigate', '![navigate](/a)', ':::'], ['a']],
  [
    'progress',
    ['::: progress', 'value: 50', 'label: Copying', ':::'],
    ['Copying', `${'█'.repeat(15)}${'░'.repeat(15)} 50%`],
  ],
  ['stars', ['::: feedback', 'type: stars', 'question: Good?', ':::'], ['Good?', '☆ ☆ ☆ ☆ ☆']],
  [
    'a form is its questions',
    [
      '::: form',
      'title: Table',
      'fields:',
      '  - name: day',
      '    required: true',
      '  - name: size',
      '    options: [S, M]',
      ':::',
    ],
    [
      '╭────────────╮',
      '│ Table      │',
      '│ Day * text │',
      '│ Size       │',
      '│   ○ S      │',
      '│   ○ M      │',
      '╰────────────╯',
    ],
  ],
  ['a form that cannot be read is its text', ['::: form', 'not a form', ':::'], ['not a form']],
  [
    'a chart has bars',
    ['::: chart', 'type: bar', 'labels: [Mon, Tue]', 'series: [10, 5]', ':::'],
    [`Mon ${'█'.repeat(33)} 10`, `Tue ${'█'.repeat(17)} 5`],
  ],
  [
    'a chart of several rows is a table',
    [
      '::: chart',
      'type: bar',
      'labels: [Mon]',
      'series:',
      '  - {name: In, values: [1]}',
      '  - {name: Out, values: [2]}',
      ':::',
    ],
    ['    │ In │ Out', '────┼────┼────', 'Mon │  1 │   2'],
  ],
  ['an empty block draws nothing', ['a', '', '::: actions', ':::', '', 'b'], ['a', '', 'b']],
];

describe.each([
  ['prose', prose],
  ['lists', lists],
  ['code and trees', code],
  ['callouts and forms', callouts],
  ['tables', tables],
  ['blocks', blocks],
])('show draws %s:', (_, cases) => {
  it.each(cases)('%s', async (_promise, reply, drawn) => {
    expect(await show(reply)).toEqual(drawn);
  });
});

describe('the width', () => {
  const text = 'word '.repeat(100);
  const widest = (out: string) => Math.max(...out.split('\n').map((line) => line.length));

  it('is that of the terminal', async () => {
    expect(widest((await runCli(['show'], { stdin: text, columns: 60 })).out)).toBe(59);
  });

  it('is 80 columns where there is no terminal', async () => {
    expect(widest((await runCli(['show'], { stdin: text })).out)).toBe(79);
  });

  it('is what --width says', async () => {
    expect(widest((await runCli(['show', '--width', '30'], { stdin: text, columns: 60 })).out)).toBe(29);
  });

  it.each(['0', '19', '1001', 'wide', '40.5'])('cannot be %s', async (width) => {
    const { code, err } = await runCli(['show', '--width', width], { stdin: text });
    expect(code).toBe(2);
    expect(err).toContain('Give a number from 20 to 1000.');
  });
});

test('parts stand apart', async () => {
  const { out } = await runCli(['show', '--parts'], { stdin: '["a", "", "b"]' });
  expect(out).toBe('a\n\nb\n');
});

describe('colour', () => {
  const reply = '> [!WARNING] Hot\n> **a**';
  const esc = '\u001B[';

  it.each([
    ['is off where nobody looks', [], {}, false, false],
    ['is on at a terminal', [], {}, true, true],
    ['--no-color turns it off', ['--no-color'], { FORCE_COLOR: '1' }, true, false],
    ['--color turns it on', ['--color'], { NO_COLOR: '1' }, false, true],
    ['NO_COLOR turns it off', [], { NO_COLOR: '1' }, true, false],
    ['FORCE_COLOR turns it on', [], { FORCE_COLOR: '1' }, false, true],
  ])('%s', async (_, args: string[], env: Record<string, string>, isTTY, expected) => {
    const { out } = await runCli(['show', ...args], { stdin: reply, env, isTTY });
    expect(out.includes(esc)).toBe(expected);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken off.
    expect(out.replace(/\u001B\[\d+m/g, '')).toBe('┃ ⚠ Hot\n┃   a\n');
  });

  it('tells the kinds of callouts apart', async () => {
    const colourOf = async (kind: string) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is looked for.
      /\u001B\[(\d+)m┃/.exec((await runCli(['show', '--color'], { stdin: `> [!${kind}]\n> a` })).out)?.[1];
    const kinds = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];
    expect(new Set(await Promise.all(kinds.map(colourOf))).size).toBe(5);
  });
});

describe('links', () => {
  const link = (url: string, words: string) => `\u001B]8;;${url}\u001B\\\u001B[4m${words}\u001B[24m\u001B]8;;\u001B\\`;
  const terminal = { isTTY: true, env: { TERM_PROGRAM: 'WezTerm' } };

  it('are followed where the terminal can', async () => {
    const { out } = await runCli(['show'], { stdin: '[the map](https://example.com/m)', ...terminal });
    expect(out).toBe(`${link('https://example.com/m', 'the map')}\n`);
  });

  it('hold nothing that ends them early', async () => {
    const { out } = await runCli(['show'], { stdin: '[a](<https://example.com/ä\u0007 \u001B\\b>)', ...terminal });
    expect(out).toBe(`${link('https://example.com/%C3%A4%20\\b', 'a')}\n`);
  });

  it.each([
    ['not in other terminals', '[a](https://example.com)', { isTTY: true }],
    [
      'not without colour',
      '[a](https://example.com)',
      { isTTY: true, env: { TERM_PROGRAM: 'WezTerm', NO_COLOR: '1' } },
    ],
    ['not in a file', '[a](https://example.com)', { env: { TERM_PROGRAM: 'WezTerm' } }],
    ['not where nobody may go', '[a](javascript:x)', terminal],
  ])('%s', async (_, stdin, setting) => {
    expect((await runCli(['show'], { stdin, ...setting })).out).not.toContain('\u001B]8');
  });
});
