/**
 * Replies that once broke a law, as short as they can be told. Each is checked against all laws that any reply is.
 */
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { formatReply, parseReply } from '../../src/index.ts';
import { plainText } from '../../src/mdast/index.ts';
import { lasting } from '../lasting.ts';

type Case = readonly [promise: string, lines: readonly string[], written: readonly string[]];

const written: Case[] = [
  ['a break in a mark in a cell', ['| *a\\nb* |', '|-|'], ['| *a<br>b* |', '| -------- |']],
  ['a break in a link in a cell', ['| [a<br>b](/u) |', '|-|'], ['| [a<br>b](/u) |', '| ------------ |']],
  ['code that ends with carriage returns', ['```\r\r\ra'], ['```', '', '', 'a', '```']],
  ['code of carriage returns', ['```\r\r\r'], ['```', '', '', '```']],
  ['HTML that nothing closes in an item', ['- <!--', '', 'a'], ['- <!--', '', 'a']],
  ['HTML below a list, indented as its items are', ['-  a', '  <hr>'], ['- a', '', '<hr>']],
  ['indented HTML that starts an item', ['-', '   <?a?>'], ['- <?a?>']],
  ['HTML that a marker line closed', ['::: a', '<!-- b', ':::', 'c'], ['::: html', '<!-- b', ':::', '', 'c']],
  ['a bracket in a link in a cell', ['| [[^a]](/u) |', '|-|'], ['| [&#x5B;^a\\]](/u) |', '| ---------------- |']],
  ['a list over the empty end of a quote', ['> - a', '>', '>'], ['> - a']],
  ['a tight list over a quote in a quote', ['> - a', '> - b', '>', '> > c'], ['> - a', '> - b', '> > c']],
  [
    'a blank line under a nested list in a quote without its marker lines',
    ['> ::: a', '> - - b', '>', '> - c'],
    ['> - - b', '> - c'],
  ],
  ['an empty item over a quote in a note', ['[^a]: -', '    > b'], ['[^a]: -', '', '    > b']],
  ['HTML that would start a block', ['a', '    <table>'], ['a', '    <table>']],
  ['HTML that would not', ['a', '<b>c</b>'], ['a', '<b>c</b>']],
  ['HTML in a mark', ['a *b', '    </div>*'], ['a *b', '    </div>*']],
  [
    'a second card from 4',
    ['> [!CONS]', '> - a', '>', '> [!PROS]', '>', '> 4. b'],
    ['> [!CONS]', '> - a', '>', '> [!PROS]', '>', '> 4. b'],
  ],
  [
    'a second card under a marker with a backslash',
    ['> [!CONS]', '> - a', '>', '> [!PROS]\\', '> - b'],
    ['> [!CONS]', '> - a', '>', '> [!PROS]', '> - b'],
  ],
  [
    'a second card with an escape in its title',
    ['> [!CONS]', '> - a', '>', '> [!PROS] \\*b\\*', '> - c'],
    ['> [!CONS]', '> - a', '>', '> [!PROS] \\*b\\*', '> - c'],
  ],
  [
    'an escaped marker that is no second card',
    ['> [!CONS]', '> - a', '>', '> \\[!PROS]', '> - c'],
    ['> [!CONS]', '> - a', '>', '> \\[!PROS]', '>', '> - c'],
  ],
  [
    'a second card with an empty point',
    ['> [!CONS]', '> - a', '>', '> [!PROS]', '>', '> -', '> - b'],
    ['> [!CONS]', '> - a', '>', '> [!PROS]', '>', '> -', '> - b'],
  ],
];

const tables: readonly (readonly [promise: string, lines: readonly string[]])[] = [
  ['in an unknown block', ['::: a', '| b |', '|---|', '| c |', ':::', '| d |', '|---|']],
  ['after one', ['| d |', '|---|', '', '::: a', '| b |', '|---|', ':::']],
  ['in a card', ['::: list-item', '# a', '| b |', '|---|', ':::', '', 'c', '', '| d |', '|---|']],
  [
    'in the prose of a list',
    ['| d |', '|---|', '', '::: actions', '| b |', '|---|', '', '- c', ':::', '| e |', '|---|'],
  ],
  ['in a quote', ['> ::: a', '> | b |', '> |---|', '> :::', '> | d |', '> |---|']],
];

describe('tables stay tables with another one', () => {
  it.each(tables)('%s', (_, lines) => {
    const found: string[][] = [];
    visit(parseReply(lines.join('\n')), 'table', (table) => {
      found.push(table.children.flatMap((row) => row.children.map((cell) => plainText(cell.children))));
    });
    const cells = lines.flatMap((line) => line.match(/\| ([a-z]) \|/)?.[1] ?? []);
    expect(found.flat()).toEqual(cells);
    expect(found.length).toBe(lines.filter((line) => line.includes('|---|')).length);
  });
});

describe('what is written reads as it was:', () => {
  it.each(written)('%s', (_, lines, expected) => {
    const tree = parseReply(lines.join('\n'));
    expect(formatReply(tree).split('\n')).toEqual([...expected, '']);
    expect(lasting(parseReply(formatReply(tree)))).toEqual(lasting(tree));
  });
});
