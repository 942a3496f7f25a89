/** What is held back, and what is shown, when a text has come so far. The outcome is what is shown, as Markdown. */
import { formatReply } from 'remark-flowdown';
import { describe, expect, it } from 'vitest';
import { createReplyStream } from '../src/index.ts';
import { shownAfter } from './streams.ts';

type Row = [text: string, shown: string];
const quote = (text: string): string => text.replace(/^/gm, '> ').replace(/ $/gm, '');

describe('STR-02 a marker is held until it is known', () => {
  it.each<Row>([
    ['> ', ''],
    ['> [', ''],
    ['> [!WARN', ''],
    ['> [!WARNING]', ''],
    ['> [!WARNING] Ic', ''],
    ['> [!WARNING]\n', ''],
    ['> [!WARNING]\n> ', ''],
    ['> [!WARNING]\n> B', quote('[!WARNING]\nB')],
    ['> [!WARNING] Ice\n> B', quote('[!WARNING] Ice\nB')],
    ['> [!DETAILS] More\n', ''],
    ['> [!DETAILS] More\n> a', quote('[!DETAILS] More\na')],
    ['> [!WARNNIG', ''],
    ['> [!WARNING]b', quote('\\[!WARNING]b')],
    ['> [!FOO] a', quote('\\[!FOO] a')],
    ['[!WARNING] a', '\\[!WARNING] a'],
    ['> [!WARNNIG]\n> a', quote('\\[!WARNNIG]\na')],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('STP-25, STP-26 a form appears as itself, once its content is known', () => {
  it.each<Row>([
    ['> [!STEPS]', ''],
    ['> [!STEPS]\n', ''],
    ['> [!STEPS]\n\n', ''],
    ['> [!STEPS]\n\n1. ', ''],
    ['> [!STEPS]\n\n1. Go', `${quote('[!STEPS]')}\n\n1. Go`],
    ['> [!STEPS]\n\nNo', `${quote('[!STEPS]').replace('[', '\\[')}\n\nNo`],
    ['> [!STEPS]\n> 1. **A**\n> *', quote('[!STEPS]\n1. **A**')],
    ['> [!STEPS]\n> 1. **A**', ''],
    ['> [!STEPS]\n> 1. **A**\n', quote('[!STEPS]\n1. **A**')],
    ['> [!STEPS]\n> 1. **A** b', quote('[!STEPS]\n1. **A** b')],
    ['> [!STEPS]\n> 1. **A** — ', quote('[!STEPS]\n1. **A**')],
    ['> [!STEPS]\n> 1. **A** — *wh', quote('[!STEPS]\n1. **A**')],
    ['> [!STEPS]\n> 1. **A** — *when* — ', quote('[!STEPS]\n1. **A** — *when*')],
    ['> [!STEPS]\n> 1. **A**\n>\n>    *when*', quote('[!STEPS]\n1. **A**')],
    ['> [!STEPS]\n> 1. **A**\n>    *when*\n>    x', quote('[!STEPS]\n1. **A**\n   *when*\n   x')],
    ['> [!STATS]\n> - 41 visitors', ''],
    ['> [!STATS]\n> - **41** visitors\n', quote('[!STATS]\n- **41** visitors')],
    ['> [!SOURCES]\n> - Report', ''],
    ['> [!SOURCES]\n> - [Report](https://example.com)\n', quote('[!SOURCES]\n- [Report](https://example.com)')],
    ['> [!TABS]\n> lead', ''],
    ['> [!TABS]\n> lead\n>\n> ## Bus\n', quote('[!TABS]\nlead\n\n## Bus')],
    ['> [!PROS]\n> - Quiet\n>\n> [!CONS]', quote('[!PROS]\n- Quiet')],
    ['> [!PROS]\n> - Quiet\n>\n> [!CONS]\n>\n> - Far', quote('[!PROS]\n- Quiet\n\n[!CONS]\n- Far')],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('STR-04 no heading, list or rule flashes up', () => {
  it.each<Row>([
    ['text\n-', 'text'],
    ['text\n--', 'text'],
    ['text\n=', 'text'],
    ['> q\n> -', quote('q')],
    ['> [!PROS]\n> -', ''],
    ['#', ''],
    ['# ', ''],
    ['# T', '# T'],
    ['## 1.2', ''],
    ['## 1.2 W', '## 1.2 W'],
    ['1', ''],
    ['1.', ''],
    ['1. ', ''],
    ['1. a', '1. a'],
    ['- [', ''],
    ['- [ ]', ''],
    ['- [ ] ', ''],
    ['- [ ] a', '- [ ] a'],
    ['*', ''],
    ['* a', '- a'],
    ['***', ''],
    ['***\n', '---'],
    ['`', ''],
    ['```', ''],
    ['```js', ''],
    ['```js\n', '```js\n```'],
    ['```js\na', '```js\na\n```'],
    ['```js\na\n`', '```js\na\n```'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('TBL-06 a table is drawn from its delimiter row on, then row by row', () => {
  it.each<Row>([
    ['a', 'a'],
    ['a |', 'a'],
    ['a | b', 'a'],
    ['a | b\n', 'a'],
    ['a | b\n:-', 'a'],
    ['a | b\n:- | -', 'a'],
    ['a | b\n:- | -\n', '| a  | b |\n| :- | - |'],
    ['a | b\nc', 'a | b\nc'],
    ['| a', ''],
    ['| a | b |', ''],
    ['| a | b |\n', ''],
    ['| a | b |\n| -', ''],
    ['| a | b |\n| - | - |', ''],
    ['| a | b |\n| - | - |\n', '| a | b |\n| - | - |'],
    ['| a | b |\n| - | - |\n| c | d |', '| a | b |\n| - | - |'],
    ['| a | b |\n| - | - |\n| c | d |\n', '| a | b |\n| - | - |\n| c | d |'],
    ['| a | b |\nc', '\\| a | b |\nc'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('rows are whole, also of a table or tree whose start came in the same chunk', () => {
  it.each<[chunks: string[], shown: string]>([
    [['a | b\n:- | -', '-\nc | d'], '| a  | b |\n| :- | - |'],
    [['> a | b\n> :-', ' | -\n> c d'], '> | a  | b |\n> | :- | - |'],
    [['use :::3 | b\n:- | -', '\nc | d'], '| use :::3 | b |\n| :------- | - |'],
    [['```tr', 'ee\na'], ''],
    [['```tr', 'ee\na\nb'], '```tree\na\n```'],
    [['- ```tree', '\n  a\n  1 file\n  b'], '- ```tree\n  a\n  ```'],
  ])('%j shows %j', (chunks, shown) => {
    const stream = createReplyStream();
    for (const chunk of chunks) stream.append(chunk);
    expect(formatReply(structuredClone(stream.tree())).trimEnd()).toBe(shown);
  });
});

describe('TRE-25 a tree takes whole rows', () => {
  it.each<Row>([
    ['```tree\n', ''],
    ['```tree\na', ''],
    ['```tree\n│\n', ''],
    ['```tree\n1 file\n', ''],
    ['```tree\na\n', '```tree\na\n```'],
    ['```tree\na\nb', '```tree\na\n```'],
    ['```tree\na\n1 file\n', '```tree\na\n```'],
    ['```tree\na\n1 file\nb\n', '```tree\na\n1 file\nb\n```'],
    ['```tree\na\n1 file\n```\n', '```tree\na\n1 file\n```'],
    ['```mermaid\n', ''],
    ['```mermaid\ngraph', '```mermaid\ngraph\n```'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('QUO a dash line may be the source', () => {
  it.each<Row>([
    ['> q\n> —', quote('q')],
    ['> q\n> — A', quote('q')],
    ['> q\n> — A\n', quote('q')],
    ['> q\n> — A\n\n', quote('q\n— A')],
    ['> q\n> — A\n> more', quote('q\n— A\nmore')],
    ['> q\n>\n> — A', quote('q')],
    ['> — A', quote('— A')],
    ['> q\n> — A\n> — B', quote('q\n— A\n— B')],
    ['> q\n> --v', quote('q\n\\--v')],
    ['> — A said no\n> — B', quote('— A said no\n— B')],
    ['> — A said that it may be so\n> — B', quote('— A said that it may be so\n— B')],
    ['> q\n> — A said that it may be so\n> — B', quote('q\n— A said that it may be so\n— B')],
    ['> > — A said that it may be so\n> > — B', quote(quote('— A said that it may be so\n— B'))],
    ['> A said that — maybe — so\n> — B', quote('A said that — maybe — so')],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('BLK-26 a block appears with its closer; a line that may be a marker is held', () => {
  it.each<Row>([
    [':', ''],
    ['::', ''],
    [':::', ''],
    ['::: act', ''],
    ['::: actions', ''],
    ['::: actions\n- Yes\n', ''],
    ['::: actions\n- Yes\n:::', ''],
    ['::: actions\n- Yes\n:::\n', '::: actions\n- Yes\n:::'],
    ['::: actions\n- Yes\n::: links\n', '::: actions\n- Yes\n:::'],
    ['::: summary\nwo', 'wo'],
    ['Pick one ::: act', 'Pick one'],
    ['Pick one ::: actions\n', 'Pick one'],
    ['Pick one ::: actions\n- Yes\n:::\n', 'Pick one\n\n::: actions\n- Yes\n:::'],
    ['Ask with ::: actions today', 'Ask with'],
    ['Ask with ::: actions today\n', 'Ask with \\::: actions today'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('an open mark is held, and shown in its final form', () => {
  it.each<Row>([
    ['a **b', 'a'],
    ['a **b**', 'a'],
    ['a **b** c', 'a **b** c'],
    ['a *b\n\n', 'a \\*b'],
    ['a `b', 'a'],
    ['a ~~b', 'a'],
    ['a [b', 'a'],
    ['a [b](', 'a'],
    ['a [b](/u)', 'a [b](/u)'],
    ['a ![', 'a'],
    ['a &am', 'a'],
    ['a &amp;', 'a &'],
    ['a \\', 'a'],
    ['![i](/u)', ''],
    ['![i](/u)\n', ''],
    ['![i](/u)\n*c', ''],
    ['![i](/u)\n*c*\n', ''],
    ['![i](/u)\n*c*\n\n', '![i](/u)\n*c*'],
    ['![i](/u) t', '![i](/u) t'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('MTH-28, MTH-15 a formula is held from its dollar, money is let go', () => {
  it.each<Row>([
    ['It costs $5', 'It costs'],
    ['It costs $5 ', 'It costs'],
    ['It costs $5 a', 'It costs $5 a'],
    ['It costs $5 and', 'It costs $5 and'],
    ['use $HOME a', 'use $HOME a'],
    ['so $x^2', 'so'],
    ['so $x^2 + y', 'so'],
    ['so $x^2$ h', 'so $x^2$ h'],
    ['so $', 'so'],
    ['$', ''],
    ['$$', ''],
    ['$$x', ''],
    ['$$\nx', ''],
    ['$$x\n\n', '$$x'],
    ['\\(x', ''],
    ['$$\n:::\n', ''],
    ['$$\n- a\n', ''],
    ['x\n$$\n# a\n', 'x'],
    ['> $$\n> - a\n', ''],
    ['- $$\n  ***\n', ''],
    ['$$\n::: actions - a :::\n', ''],
    ['$$\n```\n', ''],
    ['$$\n- a\n\n', '\\$$\n\n- a'],
    ['> $$\n> - a\n>\n', '> \\$$\n>\n> - a'],
    ['> $$\n# a\n', '> \\$$\n\n# a'],
    ['- $$\n# a\n', '- \\$$\n\n# a'],
    ['```\n$$\na', '```\n$$\na\n```'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));
});

describe('STR-03 nothing is held for longer than it could still become a construct', () => {
  it.each<Row>([
    [':)', ':)'],
    [':s', ':s'],
    [':smile: h', ':smile: h'],
    ['a:::b', 'a:::b'],
    ['10:30', '10:30'],
    ['key:value', 'key:value'],
    ['> [link] a', quote('\\[link] a')],
    ['> [x](/u) ', quote('[x](/u)')],
    ['> [x] a', quote('\\[x] a')],
    ['[1] a', '\\[1] a'],
    ['a < b', 'a < b'],
    ['a <3', 'a'],
    ['a <3 b', 'a <3 b'],
    ['5 * 3 = 15', '5 \\* 3 = 15'],
    ['snake_case', 'snake_case'],
    ['2 * a, b_c, d ~ e', '2 \\* a, b_c, d \\~ e'],
    ['AT&T', 'AT'],
    ['AT&T s', 'AT\\&T s'],
    ['R&D, s', 'R\\&D, s'],
    ['#tag', '\\#tag'],
    ['-1 a', '-1 a'],
    ['1.5 a', '1.5 a'],
    ['+1 a', '+1 a'],
    ['takes ~5 min and', 'takes \\~5 min and'],
    ['x *a _b* c', 'x *a \\_b* c'],
    ['[a *b](/u) c', '[a \\*b](/u) c'],
    ['C# a', 'C# a'],
    ['a | b\n\n', 'a | b'],
    ['Hi! O', 'Hi! O'],
    ['well – o', 'well – o'],
    ['a --- b', 'a --- b'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text)).toBe(shown));

  it('over plain text, less than three characters on average', () => {
    const text =
      'The ferry leaves at noon, and it is rarely late: pack a coat (it is cold) and "bring" some bread. '.repeat(5);
    const stream = createReplyStream();
    let sum = 0;
    for (const unit of text) sum += stream.append(unit).held;
    expect(sum / text.length).toBeLessThan(3);
  });
});

describe('CHK-08 the key of a box does not change while text comes in', () => {
  it.each(['- [ ] a', '- [ ] a\n- [x] b', 'x\n\n- [ ] a'])('after %j', (text) => {
    const keyAfter = (more: string) => {
      const stream = createReplyStream();
      for (const unit of text + more) stream.append(unit);
      return JSON.stringify(stream.tree()).match(/"key":\d+/)?.[0];
    };
    expect(keyAfter('\n\ny\n\n- [ ] c')).toBe(keyAfter(''));
  });
});
