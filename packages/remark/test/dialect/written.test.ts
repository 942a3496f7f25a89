/**
 * Parse → write → parse gives the same tree, and writing twice the same text (dialect.md L4): the forms of the dialect,
 * case by case. What a reply looks like once it is written stands beside it.
 */
import { describe, expect, it } from 'vitest';
import { formatReply, parseReply } from '../../src/index.ts';
import { lasting } from '../lasting.ts';

type Case = readonly [promise: string, lines: readonly string[], written: readonly string[]];

function itIsWritten(cases: readonly Case[]): void {
  it.each(cases)('%s', (_, lines, expected) => {
    const tree = parseReply(lines.join('\n'));
    const written = formatReply(tree);
    expect(written.split('\n')).toEqual([...expected, '']);
    expect(lasting(parseReply(written))).toEqual(lasting(tree));
    expect(formatReply(parseReply(written))).toBe(written);
  });
}

const panels: Case[] = [
  [
    'an underlined heading in a panel stays underlined',
    ['> [!TABS]', '', '## A', 'x', '', 'B', '===', 'y', '', '## C'],
    ['> [!TABS]', '', '## A', '', 'x', '', 'B', '=', '', 'y', '', '## C'],
  ],
  [
    'one without words too',
    ['> [!TABS]', '', '## A', '', '![](u)', '==='],
    ['> [!TABS]', '', '## A', '', '![](u)', '======'],
  ],
  [
    'one of two lines too',
    ['> [!TABS]', '', '## A', '', '*x*', '  yyy', '==='],
    ['> [!TABS]', '', '## A', '', '*x*', 'yyy', '==='],
  ],
  [
    'one in an item too',
    ['- > [!TABS]', '', '  ## A', '  B', '  ==='],
    ['- > [!TABS]', '', '  ## A', '', '  B', '  ='],
  ],
  ['a label with a break stays on its line', ['> [!TABS]', '', '## A\\nB'], ['> [!TABS]', '', '## A\\nB']],
  ['a label with a line ending too', ['> [!TABS]', '', '## A&#10;B'], ['> [!TABS]', '', '## A&#xA;B']],
  ['an empty label stays', ['> [!TABS]', '', '##', 'x'], ['> [!TABS]', '', '##', '', 'x']],
  [
    'a set in a panel takes what it took',
    ['> [!TABS]', '', '## A', '> [!TABS]', '', '### x', '1', '', '## B'],
    ['> [!TABS]', '', '## A', '', '> [!TABS]', '', '### x', '', '1', '', '## B'],
  ],
  [
    'steps in a panel take what they took',
    ['> [!TABS]', '', '## A', '> [!STEPS]', '', '- **S**'],
    ['> [!TABS]', '', '## A', '', '> [!STEPS]', '', '- **S**'],
  ],
  [
    'a pair in a panel stays two quotes',
    ['> [!TABS]', '', '## A', '', '> [!PROS]', '> - a', '', '> [!CONS]', '> - b'],
    ['> [!TABS]', '', '## A', '', '> [!PROS]', '> - a', '', '> [!CONS]', '> - b'],
  ],
  [
    'an underlined picture in a card is no subtitle',
    ['::: list-item', '# T', '![](v)', '', '![](u)', '---', ':::'],
    ['::: list-item', '![](v)', '# T', '![](u)', '------', ':::'],
  ],
];

describe('in a run that tabs govern,', () => {
  itIsWritten(panels);
});

const definitions: Case[] = [
  [
    'between two cards',
    ['> [!PROS]', '> - a', '', '[x]: /u', '', '> [!CONS]', '> - b'],
    ['> [!PROS]', '> - a', '', '> [!CONS]', '> - b', '', '[x]: /u'],
  ],
  [
    'between two cards of one quote',
    ['> [!PROS]', '> - a', '>', '> [x]: /u', '>', '> [!CONS]', '> - b', '>', '> c'],
    ['> [!PROS]', '> - a', '>', '> [!CONS]', '> - b', '>', '> [x]: /u', '>', '> c'],
  ],
  [
    'between a marker and its list',
    ['> [!STEPS] Do', '> [x]: /u', '>', '> 3. a'],
    ['> [!STEPS] Do', '> 3. a', '>', '> [x]: /u'],
  ],
];

describe('a definition goes below the form it stands in:', () => {
  itIsWritten(definitions);
});
