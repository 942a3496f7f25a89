import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { blocks, bullets, type Case, itHolds, quote, table } from './blocks.ts';

type Stats = Extract<Block, { type: 'stats' }>;

const stat = (value: string | undefined, label = '') => ({ ...(value !== undefined && { value }), label });

const stats = (items: Stats['items'], more: Pick<Partial<Stats>, 'title' | 'after'> = {}): Block => ({
  type: 'stats',
  items,
  ...more,
});

const cases: Case[] = [
  [
    'STA-01 the bold lead is the value, the rest its label',
    ['> [!STATS]', '> - **3×** faster builds', '> - **40%** less memory'],
    [stats([stat('3×', 'faster builds'), stat('40%', 'less memory')])],
  ],
  ['STA-03 a value alone', ['> [!STATS]', '> - **12k**'], [stats([stat('12k')])]],
  [
    'a number that is not bold is no value',
    ['> [!STATS]', '> - **3×** faster', '> - 40% less'],
    [stats([stat('3×', 'faster'), stat(undefined, '40% less')])],
  ],
  [
    'a bold word further on is no value',
    ['> [!STATS]', '> - **3×** faster', '> - up **40%**'],
    [stats([stat('3×', 'faster'), stat(undefined, 'up 40%')])],
  ],
  ['STA-05 no value at all leaves a quote', ['> [!STATS]', '> - a', '> - b'], [quote(['[!STATS]', bullets('a', 'b')])]],
  ['a bold link is none', ['> [!STATS]', '> - [**3×**](https://example.com)'], [quote(['[!STATS]', bullets('3×')])]],
  ['bold words that are emphasis too are none', ['> [!STATS]', '> - ***3×***'], [quote(['[!STATS]', bullets('3×')])]],
  ['STA-06 text leaves a quote', ['> [!STATS]', '> text'], [quote(['[!STATS]\ntext'])]],
  ['STA-06 a table leaves a quote', ['> [!STATS]', '> | a |', '> |---|'], [quote(['[!STATS]', table(['a'])])]],
  [
    'STA-08 a value is as it is written',
    ['> [!STATS]', '> - **$1.2M** in, **$3** out', '> - **−3 °C**', '> - **99.99 %**'],
    [stats([stat('$1.2M', 'in, $3 out'), stat('−3 °C'), stat('99.99 %')])],
  ],
  ...[':', '—', '–', '-'].map(
    (sign): Case => [
      `${sign} between value and label is dropped`,
      ['> [!STATS]', `> - **3×** ${sign} faster`],
      [stats([stat('3×', 'faster')])],
    ],
  ),
  ['so is a colon at the end of the value', ['> [!STATS]', '> - **3×:** faster'], [stats([stat('3×', 'faster')])]],
  ['a label on the next line', ['> [!STATS]', '> - **3×**', '>   faster'], [stats([stat('3×', 'faster')])]],
  [
    'an emphasis is a part of the label',
    ['> [!STATS]', '> - **3×** *faster* builds'],
    [stats([stat('3×', 'faster builds')])],
  ],
  ['a title', ['> [!STATS] May', '> - **3×** faster'], [stats([stat('3×', 'faster')], { title: 'May' })]],
  [
    'what follows the list',
    ['> [!STATS]', '> - **3×** faster', '>', '> x'],
    [stats([stat('3×', 'faster')], { after: blocks(['x']) })],
  ],
  [
    'further blocks of an item',
    ['> [!STATS]', '> - **3×** faster', '>', '>   than in May', '>   - a'],
    [stats([{ value: '3×', label: 'faster', blocks: blocks(['than in May', bullets('a')]) }])],
  ],
  [
    'a task keeps its box and its place',
    ['> [!STATS]', '> - [x] **3×** faster'],
    [stats([{ value: '3×', label: 'faster', checked: true, key: 15 }])],
  ],
  [
    'STA-10 the list after the marker',
    ['> [!STATS]', '', '- **3×** faster', '', '1. a'],
    [stats([stat('3×', 'faster')]), { type: 'list', ordered: true, items: [{ blocks: blocks(['a']) }] }],
  ],
  ['not a list without a value', ['> [!STATS]', '', '- a'], [quote(['[!STATS]']), bullets('a')]],
  ['of a numbered list', ['> [!STATS]', '> 1. **3×** faster'], [stats([stat('3×', 'faster')])]],
];

describe('stats:', () => {
  itHolds(cases);
});
