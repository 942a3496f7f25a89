import { describe, expect, it, test } from 'vitest';
import { type Block, inspectReply, parseReply } from '../src/index.ts';

const inspect = (markdown: string): Block[] => inspectReply(parseReply(markdown)).blocks;

/** A promise, a reply, and its blocks as JSON, a line each: the order of keys is part of the promise. */
type Case = readonly [promise: string, markdown: string, ...blocks: string[]];

const paragraph = (text: string): string => JSON.stringify({ type: 'paragraph', text });

const words: Case[] = [
  ['emphasis marks are gone', '*a* **b** ~~c~~ _d_', paragraph('a b c d')],
  ['code is its content', '`a *b*`', paragraph('a *b*')],
  ['a picture is its alt', 'x ![red *kettle*](k.jpg "t")', paragraph('x red kettle')],
  ['a link is its text', '[the *map*](https://example.com "t")', paragraph('the map')],
  [
    'a link by reference is its text, and its definition nothing',
    '[map][m]\n\n[m]: https://example.com',
    paragraph('map'),
  ],
  ['an address is itself', '<https://example.com/a>', paragraph('https://example.com/a')],
  ['a soft break is a line feed', 'a\nb', paragraph('a\nb')],
  ['a hard break is a line feed', 'a  \nb\\\nc', paragraph('a\nb\nc')],
  ['CRLF counts as a line feed', 'a\r\nb', paragraph('a\nb')],
  ['HTML in a line is its source', 'a<b title="x">c</b>', paragraph('a<b title="x">c</b>')],
  ['entities and escapes are characters', '&copy; \\*a\\*', paragraph('© *a*')],
];

const leaves: Case[] = [
  ['a heading has its depth', '## Where to *go*', '{"type":"heading","depth":2,"text":"Where to go"}'],
  [
    'an underlined heading too, and a title where it is the first thing',
    'Title\n===',
    '{"type":"heading","depth":1,"text":"Title","replyTitle":true}',
  ],
  ['an empty heading has no text', '#', '{"type":"heading","depth":1,"text":""}'],
  ['a rule is a rule', '---', '{"type":"rule"}'],
  ['HTML is its source', '<div>\r\nx\r\n</div>', '{"type":"html","value":"<div>\\nx\\n</div>"}'],
  [
    'code has the first word of its info',
    '```ts title\nlet a;\n```',
    '{"type":"code","lang":"ts","value":"let a;","closed":true}',
  ],
  ['code without an info has no language', '~~~\na\n~~~', '{"type":"code","value":"a","closed":true}'],
  ['indented code is code', '    a\n    b', '{"type":"code","value":"a\\nb","closed":true}'],
  ['a fence left open is closed by the end of the reply', '```\na', '{"type":"code","value":"a","closed":true}'],
  ['an empty fence is code', '```\n```', '{"type":"code","value":"","closed":true}'],
  ['a definition is left out', '[a]: https://example.com'],
  ['an empty reply has no blocks', ''],
];

const containers: Case[] = [
  [
    'a quote holds blocks',
    '> a\n>\n> # b',
    '{"type":"quote","blocks":[{"type":"paragraph","text":"a"},{"type":"heading","depth":1,"text":"b"}]}',
  ],
  [
    'a list has items',
    '- a\n- b',
    '{"type":"list","ordered":false,"items":[{"blocks":[{"type":"paragraph","text":"a"}]},{"blocks":[{"type":"paragraph","text":"b"}]}]}',
  ],
  [
    'a start of 1 is left out',
    '1. a',
    '{"type":"list","ordered":true,"items":[{"blocks":[{"type":"paragraph","text":"a"}]}]}',
  ],
  [
    'another start is kept',
    '3) a',
    '{"type":"list","ordered":true,"start":3,"items":[{"blocks":[{"type":"paragraph","text":"a"}]}]}',
  ],
  [
    'a start of 0 is another',
    '0. a',
    '{"type":"list","ordered":true,"start":0,"items":[{"blocks":[{"type":"paragraph","text":"a"}]}]}',
  ],
  ['an item may be empty', '-', '{"type":"list","ordered":false,"items":[{"blocks":[]}]}'],
  [
    'a footnote stands where it is written',
    'a[^n]\n\n[^n]: b\n\nc',
    paragraph('a[n]'),
    '{"type":"footnote","label":"n","blocks":[{"type":"paragraph","text":"b"}]}',
    paragraph('c'),
  ],
  [
    'a table has its head first',
    '| a | b |\n| :- | -: |\n| 1 | 2 |',
    '{"type":"table","align":["left","right"],"rows":[["a","b"],["1","2"]]}',
  ],
  [
    'a column may have no alignment',
    '| a | b |\n| - | :-: |',
    '{"type":"table","align":[null,"center"],"rows":[["a","b"]]}',
  ],
  [
    'short rows are padded',
    '| a | b |\n| - | - |\n| 1 |',
    '{"type":"table","align":[null,null],"rows":[["a","b"],["1",""]]}',
  ],
  [
    'cells beyond the head are dropped',
    '| a |\n| - |\n| 1 | 2 |',
    '{"type":"table","align":[null],"rows":[["a"],["1"]]}',
  ],
  ['cells are plain text', '| *a* |\n| - |\n| `x\\|y` |', '{"type":"table","align":[null],"rows":[["a"],["x|y"]]}'],
];

const blocks: Case[] = [
  [
    'choices with an address keep it, refused or not',
    '::: actions\n- **Yes**\n- [Run](javascript:x)\n:::',
    '{"type":"block","name":"actions","entries":[{"label":"Yes"},{"label":"Run","url":"javascript:x"}]}',
  ],
  ['an empty list of choices stays', '::: actions\n:::', '{"type":"block","name":"actions","entries":[]}'],
  [
    'words among choices stand before them',
    '::: actions\nPick *one*:\n- A\n:::',
    paragraph('Pick one:'),
    '{"type":"block","name":"actions","entries":[{"label":"A"}]}',
  ],
  [
    'an empty card has an empty title',
    '::: list-item\n:::',
    '{"type":"block","name":"list-item","title":"","blocks":[]}',
  ],
  ['an empty reaction has an empty emoji', '::: reaction\n:::', '{"type":"block","name":"reaction","emoji":""}'],
  ['an empty progress has no value', '::: progress\n:::', '{"type":"block","name":"progress","max":100}'],
  ['empty links stay', '::: links\n:::', '{"type":"block","name":"links","links":[]}'],
  [
    'a path is without its query',
    '::: navigate\n![navigate](/a?x=1&y=%20)\n:::',
    '{"type":"block","name":"navigate","path":"/a","query":{"x":"1","y":" "}}',
  ],
  [
    'a refused path is shown',
    '::: navigate\n![navigate](//example.com/a)\n:::',
    '{"type":"block","name":"navigate","path":"//example.com/a","query":{}}',
  ],
  ['an empty form has no fields', '::: form\n:::', '{"type":"block","name":"form","fields":[]}'],
  [
    'a form that cannot be read shows its text',
    '::: form\nnot a form\n:::',
    '{"type":"block","name":"form","fields":[],"blocks":[{"type":"paragraph","text":"not a form"}]}',
  ],
  [
    'an option of one string is that string',
    '::: form\nfields:\n  - name: s\n    options: [S, {value: m, label: Medium}]\n:::',
    '{"type":"block","name":"form","fields":[{"name":"s","label":"S","type":"select","options":["S",{"value":"m","label":"Medium"}]}]}',
  ],
  [
    'a chart that cannot be read shows its text',
    '::: chart\nno numbers\n:::',
    '{"type":"block","name":"chart","labels":[],"series":[],"blocks":[{"type":"paragraph","text":"no numbers"}]}',
  ],
  ['the blocks of an unknown name take its place', '::: summary\na\n:::', paragraph('a')],
  [
    'a block stays in its quote',
    '> ::: actions\n> - A\n> :::',
    '{"type":"quote","blocks":[{"type":"block","name":"actions","entries":[{"label":"A"}]}]}',
  ],
  [
    'a one-line block parts its line',
    'See ::: images ![a](https://example.com/a.jpg) ::: here',
    paragraph('See'),
    '{"type":"block","name":"images","images":[{"src":"https://example.com/a.jpg","alt":"a"}]}',
    paragraph('here'),
  ],
  [
    'a card holds blocks',
    '::: list-item\n# K\n- a\n:::',
    '{"type":"block","name":"list-item","title":"K","blocks":[{"type":"list","ordered":false,"items":[{"blocks":[{"type":"paragraph","text":"a"}]}]}]}',
  ],
];

const forms: Case[] = [
  [
    'a callout has its kind, its title and blocks',
    '> [!TIP] Save\n> a',
    '{"type":"callout","kind":"tip","title":"Save","blocks":[{"type":"paragraph","text":"a"}]}',
  ],
  [
    'a quote has its source last',
    '> a\n> — *Ada*',
    '{"type":"quote","blocks":[{"type":"paragraph","text":"a"}],"source":"Ada"}',
  ],
  [
    'steps have title, start, steps and what comes after',
    '> [!STEPS] T\n> 3. [x] **A**, *Monday*, b\n>\n> c',
    '{"type":"steps","title":"T","start":3,"steps":[{"title":"A","when":"Monday","checked":true,"key":18,"blocks":[{"type":"paragraph","text":"b"}]}],"after":[{"type":"paragraph","text":"c"}]}',
  ],
  [
    'tabs have title, lead and panels',
    '> [!TABS] T\n> a\n>\n> ## B\n> c',
    '{"type":"tabs","title":"T","lead":[{"type":"paragraph","text":"a"}],"panels":[{"label":"B","blocks":[{"type":"paragraph","text":"c"}]}]}',
  ],
  [
    'stats have value, label, mark and blocks',
    '> [!STATS]\n> - [ ] **3×** faster\n>   - a',
    '{"type":"stats","items":[{"value":"3×","label":"faster","checked":false,"key":15,"blocks":[{"type":"list","ordered":false,"items":[{"blocks":[{"type":"paragraph","text":"a"}]}]}]}]}',
  ],
  [
    'pros and cons are cards of points',
    '> [!CONS] C\n> - a',
    '{"type":"prosCons","cards":[{"kind":"cons","title":"C","points":[{"blocks":[{"type":"paragraph","text":"a"}]}]}]}',
  ],
  [
    'sources have text and address',
    '> [!SOURCES]\n> - [a](https://example.com)',
    '{"type":"sources","items":[{"text":"a","url":"https://example.com"}]}',
  ],
  [
    'a row of a tree has name, depth, folder and comment',
    '```tree\na/\n  b # c\n  …\n\n1 file\n```',
    '{"type":"tree","rows":[{"name":"a/","depth":0,"folder":true},{"name":"b","depth":1,"folder":false,"comment":"c"},{"name":"…","depth":1,"folder":false,"placeholder":true}],"summary":"1 file"}',
  ],
  [
    'a figure has address, alt, title, caption and link',
    '[![a](u "t")](https://example.com)\n*c*',
    '{"type":"figure","src":"u","alt":"a","title":"t","caption":"c","href":"https://example.com"}',
  ],
  [
    'a heading has number and title last',
    '# 1.2 a',
    '{"type":"heading","depth":1,"text":"1.2 a","number":"1.2","replyTitle":true}',
  ],
  [
    'a diagram has its language, text and whether it is closed',
    '```mermaid\ngraph TD\n```',
    '{"type":"diagram","lang":"mermaid","value":"graph TD","closed":true}',
  ],
];

describe.each([
  ['the words of a block', words],
  ['a block without blocks', leaves],
  ['a block of blocks', containers],
  ['a ::: block', blocks],
  ['a callout, form, figure, tree or diagram', forms],
])('%s', (_, cases) => {
  it.each(cases)('%s', (_promise, markdown, ...expected) => {
    expect(inspect(markdown).map((block) => JSON.stringify(block))).toEqual(expected);
  });
});

describe('the key of a task', () => {
  // The offset is where the first `[` stands that is a box.
  it.each([
    ['before text', '- [ ] buy rice', 'buy rice'],
    ['before emphasis', '- [x] **buy** rice', 'buy rice'],
    ['after a number', '10. [ ] buy rice', 'buy rice'],
    ['after wide blanks', '-   [ ]   buy rice', 'buy rice'],
    ['after a tab', '-\t[ ]\tbuy rice', 'buy rice'],
    ['before text on the next line', '- [ ]\n  buy rice', 'buy rice'],
    ['before text on the next line after CRLF', '- [ ]\r\n  buy rice', 'buy rice'],
    ['before a hard break', '- [ ]  \n  buy rice', 'buy rice'],
    ['before code', '- [ ] `buy` rice', 'buy rice'],
    ['before a picture', '- [X] ![buy](b.jpg) rice', 'buy rice'],
    ['deep in lists and quotes', '> - 👍\n>   - [ ] buy rice', 'buy rice'],
    ['after a byte order mark, which does not count', '\uFEFF- [ ] buy rice', 'buy rice'],
    ['before a one-line block', '- [ ] ::: actions - A :::', undefined],
    ['before emphasis and a one-line block', '- [ ] **buy** rice ::: actions - A :::', 'buy rice'],
  ])('%s', (_, markdown, text) => {
    const task = findTask(inspect(markdown));
    expect(task?.key).toBe(markdown.replace(/^\uFEFF/, '').search(/\[[ xX]\]/));
    expect(task?.checked).toBe(/\[[xX]\]/.test(markdown));
    if (text !== undefined) expect(task?.blocks[0]).toEqual({ type: 'paragraph', text });
  });

  it('is absent where there is no box', () => {
    expect(inspect('- a')).toEqual([
      { type: 'list', ordered: false, items: [{ blocks: [{ type: 'paragraph', text: 'a' }] }] },
    ]);
  });
});

function findTask(among: Block[]): { checked?: boolean; key?: number; blocks: Block[] } | undefined {
  for (const block of among) {
    if (block.type === 'quote') return findTask(block.blocks);
    if (block.type !== 'list') continue;
    for (const item of block.items) return item.key === undefined ? findTask(item.blocks) : item;
  }
  return undefined;
}

test('diagnostics come in the order of their places, without offsets', () => {
  const { diagnostics } = inspectReply(parseReply('::: actions\n:::\n\n::: nope\na\n:::'));
  expect(diagnostics.map(({ message, ...rest }) => rest)).toEqual([
    { line: 1, column: 1, severity: 'warning', code: 'empty-block' },
    { line: 4, column: 1, severity: 'info', code: 'unknown-block' },
  ]);
});

test('a kind of the application keeps its fields, and they never hide the block', () => {
  const tree = parseReply('::: weather\nplace: *Oslo*\ntype: rain\nname: x\n:::', {
    blocks: [
      {
        group: 'block',
        name: 'weather',
        model: 'fields',
        layout: 'values',
        bare: 'place',
        unclosed: 'prefix',
        summary: 'The weather.',
        example: '::: weather\nplace: Oslo\n:::',
        fields: {
          place: { type: 'inline Markdown', summary: 'Where.' },
          type: { type: 'text', summary: 'What.' },
          name: { type: 'text', summary: 'Who says so.' },
        },
      },
    ],
  });
  expect(inspectReply(tree).blocks).toEqual([{ type: 'block', name: 'weather', place: 'Oslo' }]);
});

test('a wide head over many short rows costs no more than the bound', () => {
  const width = 600;
  const head = `${'|a'.repeat(width)}|\n${'|-'.repeat(width)}|\n`;
  const [table] = inspect(head + '|b|\n'.repeat(1000));
  const cells = table?.type === 'table' ? table.rows.flat().length : 0;
  expect(cells).toBe(width + 1000 + 524_288);
});
