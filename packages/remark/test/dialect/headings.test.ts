import { describe, expect, it } from 'vitest';
import { inspectReply, parseParts } from '../../src/index.ts';
import { bullets, type Case, heading, itHolds, quote } from './blocks.ts';

const numbered: Case[] = [
  ['HED-01 digits and dots', ['## 1.2 Water temperature'], [heading(2, '1.2 Water temperature', { number: '1.2' })]],
  ['a dot at its end', ['## 1.2. Water'], [heading(2, '1.2. Water', { number: '1.2' })]],
  ['one number and a dot', ['## 1. Water'], [heading(2, '1. Water', { number: '1' })]],
  ['one number and a bracket', ['## 1) Water'], [heading(2, '1) Water', { number: '1' })]],
  ['HED-05 before bold words', ['## 1.2.3 **Water**'], [heading(2, '1.2.3 Water', { number: '1.2.3' })]],
  ['many digits', ['## 10.20.30 Water'], [heading(2, '10.20.30 Water', { number: '10.20.30' })]],
  ['under a line', ['a', '', '1.2 Water', '---'], ['a', heading(2, '1.2 Water', { number: '1.2' })]],
  ['in a quote', ['> ## 1.2 Water'], [quote([heading(2, '1.2 Water', { number: '1.2' })])]],
  ['of the title', ['# 1.2 Water'], [heading(1, '1.2 Water', { number: '1.2', replyTitle: true })]],
];

const unnumbered: Case[] = [
  ...['2024 results', '10x growth', '3D print', '5 ways', 'v1.2 X'].map(
    (text): Case => [`HED-03 ${text}`, [`## ${text}`], [heading(2, text)]],
  ),
  ...['A.1 X', 'IV. X', '§ 1 X'].map((text): Case => [`HED-06 ${text}`, [`## ${text}`], [heading(2, text)]]),
  ['a number without a title', ['## 1.2'], [heading(2, '1.2')]],
  ['a glued title', ['## 1.2Water'], [heading(2, '1.2Water')]],
  ['a number that is partly emphasis', ['## 1.*2* Water'], [heading(2, '1.2 Water')]],
  ['a number with emphasis right after it', ['## 1.*Water*'], [heading(2, '1.Water')]],
  ['a number in the middle', ['## Step 1.2 now'], [heading(2, 'Step 1.2 now')]],
  ['a paragraph', ['1.2 Water'], ['1.2 Water']],
];

const titles: Case[] = [
  [
    'HED-08 the first block, a heading of the first level',
    ['# T', '', 'x'],
    [heading(1, 'T', { replyTitle: true }), 'x'],
  ],
  ['HED-08 only the first', ['# T', '', '# U'], [heading(1, 'T', { replyTitle: true }), heading(1, 'U')]],
  ['HED-13 an underlined one', ['T', '==='], [heading(1, 'T', { replyTitle: true })]],
  [
    'after definitions, which draw nothing',
    ['[a]: https://example.com', '', '# T'],
    [heading(1, 'T', { replyTitle: true })],
  ],
  [
    'after footnotes, which are drawn at the end',
    ['[^a]: n', '', '# T[^a]'],
    [
      { type: 'footnote', label: 'a', blocks: [{ type: 'paragraph', text: 'n' }] },
      heading(1, 'T[a]', { replyTitle: true }),
    ],
  ],
  [
    'after a block that shows nothing',
    ['::: actions', ':::', '', '# T'],
    [{ type: 'block', name: 'actions', entries: [] }, heading(1, 'T', { replyTitle: true })],
  ],
  [
    'after a page to go to, which is not drawn',
    ['::: navigate', '![navigate](/cart)', ':::', '', 'T', '==='],
    [{ type: 'block', name: 'navigate', path: '/cart', query: {} }, heading(1, 'T', { replyTitle: true })],
  ],
  ['in a block whose name nobody knows', ['::: summary', '# T', ':::'], [heading(1, 'T', { replyTitle: true })]],
  ['after a stray closer', [':::', '# T'], [heading(1, 'T', { replyTitle: true })]],
];

const untitled: Case[] = [
  ['HED-08 after text', ['x', '', '# T'], ['x', heading(1, 'T')]],
  ['HED-10 after HTML', ['<!-- c -->', '', '# T'], [{ type: 'html', value: '<!-- c -->' }, heading(1, 'T')]],
  ['HED-11 in a quote', ['> # T'], [quote([heading(1, 'T')])]],
  ['HED-11 of the second level', ['## T'], [heading(2, 'T')]],
  ['without text', ['#'], [heading(1, '')]],
  ['below a heading without text', ['#', '', '# T'], [heading(1, ''), heading(1, 'T')]],
  ['in an item', ['- # T'], [bullets([heading(1, 'T')])]],
  [
    'after a block with a choice',
    ['::: actions', '- A', ':::', '', '# T'],
    [{ type: 'block', name: 'actions', entries: [{ label: 'A' }] }, heading(1, 'T')],
  ],
];

describe('the section number of a heading:', () => {
  itHolds(numbered);
});

describe('no section number:', () => {
  itHolds(unnumbered);
});

describe("the reply's title:", () => {
  itHolds(titles);

  it('HED-13 only the first part has one', () => {
    const parts = parseParts(['# T', '# U']).map((tree) => inspectReply(tree).blocks);
    expect(parts).toEqual([[heading(1, 'T', { replyTitle: true })], [heading(1, 'U')]]);
  });
});

describe("not the reply's title:", () => {
  itHolds(untitled);
});
