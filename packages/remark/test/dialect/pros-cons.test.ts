import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { blocks, bullets, type Case, entry, itHolds, note, numbers, quote } from './blocks.ts';

type ProsCons = Extract<Block, { type: 'prosCons' }>;
type Card = ProsCons['cards'][number];

const pros = (...points: (string | string[])[]): Card => ({ kind: 'pros', points: points.map(entry) });
const cons = (...points: (string | string[])[]): Card => ({ kind: 'cons', points: points.map(entry) });

const block = (...cards: Card[]): ProsCons => ({ type: 'prosCons', cards });

const pairs: Case[] = [
  ['PRO-01 PROS and CONS', ['> [!PROS]', '> - a', '', '> [!CONS]', '> - b'], [block(pros('a'), cons('b'))]],
  ['PRO-03 CONS and PROS, as written', ['> [!CONS]', '> - b', '', '> [!PROS]', '> - a'], [block(cons('b'), pros('a'))]],
  [
    'PRO-06 lists after their markers',
    ['> [!PROS]', '', '- a', '', '> [!CONS]', '', '- b'],
    [block(pros('a'), cons('b'))],
  ],
  [
    'one list in its quote, one after its marker',
    ['> [!PROS]', '> - a', '', '> [!CONS]', '', '- b'],
    [block(pros('a'), cons('b'))],
  ],
  ['both in one quote', ['> [!PROS]', '> - a', '>', '> [!CONS]', '> - b'], [block(pros('a'), cons('b'))]],
  ['both in one quote, CONS first', ['> [!CONS]', '> - b', '>', '> [!PROS]', '> - a'], [block(cons('b'), pros('a'))]],
  [
    'both in one quote, with titles',
    ['> [!PROS] For', '> - a', '>', '> [!CONS] Against', '> - b'],
    [block({ ...pros('a'), title: 'For' }, { ...cons('b'), title: 'Against' })],
  ],
  [
    'what follows in their quote',
    ['> [!PROS]', '> - a', '>', '> [!CONS]', '> - b', '>', '> x'],
    [{ ...block(pros('a'), cons('b')), after: blocks(['x']) }],
  ],
  [
    'what follows in the quote of the second',
    ['> [!PROS]', '> - a', '', '> [!CONS]', '> - b', '>', '> x'],
    [{ ...block(pros('a'), cons('b')), after: blocks(['x']) }],
  ],
  [
    'over a definition in the first quote',
    ['> [!PROS]', '> - [a]', '>', '> [a]: /u', '', '> [!CONS]', '> - b'],
    [block(pros('a'), cons('b'))],
  ],
  [
    'over definitions, which draw nothing',
    ['> [!PROS]', '> - a', '', '[x]: /u', '', '[^1]: y', '', '> [!CONS]', '> - b'],
    [block(pros('a'), cons('b')), { type: 'footnote', label: '1', blocks: blocks(['y']) }],
  ],
  [
    'lists after their markers, over definitions',
    ['> [!PROS]', '', '[x]: /u', '', '- a', '', '> [!CONS]', '', '[y]: /u', '', '- b'],
    [block(pros('a'), cons('b'))],
  ],
  [
    'both in one quote, over definitions',
    ['> [!PROS]', '> [x]: /u', '>', '> - a', '>', '> [y]: /u', '>', '> [!CONS]', '>', '> [z]: /u', '>', '> - b'],
    [block(pros('a'), cons('b'))],
  ],
  [
    'in a callout',
    ['> [!NOTE]', '> > [!PROS]', '> > - a', '>', '> > [!CONS]', '> > - b'],
    [note([block(pros('a'), cons('b'))])],
  ],
  ['in an item', ['- > [!PROS]', '  > - a', '', '  > [!CONS]', '  > - b'], [bullets([block(pros('a'), cons('b'))])]],
];

const singles: Case[] = [
  ['PROS alone', ['> [!PROS]', '> - a'], [block(pros('a'))]],
  ['CONS alone', ['> [!CONS]', '> - a'], [block(cons('a'))]],
  [
    'PRO-05 PROS PROS CONS are a single one and a pair',
    ['> [!PROS]', '> - a', '', '> [!PROS]', '> - b', '', '> [!CONS]', '> - c'],
    [block(pros('a')), block(pros('b'), cons('c'))],
  ],
  [
    'PROS CONS CONS are a pair and a single one',
    ['> [!PROS]', '> - a', '', '> [!CONS]', '> - b', '', '> [!CONS]', '> - c'],
    [block(pros('a'), cons('b')), block(cons('c'))],
  ],
  [
    'text between keeps two',
    ['> [!PROS]', '> - a', '', 'x', '', '> [!CONS]', '> - b'],
    [block(pros('a')), 'x', block(cons('b'))],
  ],
  [
    'text below the first list keeps two',
    ['> [!CONS]', '> - a', '>', '> x', '', '> [!PROS]', '> - b'],
    [{ ...block(cons('a')), after: blocks(['x']) }, block(pros('b'))],
  ],
  [
    'PRO-08 without a blank line CONS is text of the item',
    ['> [!PROS]', '> - a', '> [!CONS]', '> - b'],
    [block(pros('a\n[!CONS]', 'b'))],
  ],
  ['PRO-10 a title', ['> [!PROS] SQLite', '> - a'], [block({ ...pros('a'), title: 'SQLite' })]],
  ['PRO-11 an empty item is an empty point', ['> [!PROS]', '> - a', '> - '], [block(pros('a', []))]],
  ['numbers will do', ['> [!PROS]', '> 1. a'], [block(pros('a'))]],
  ['what follows in its quote', ['> [!PROS]', '> - a', '>', '> x'], [{ ...block(pros('a')), after: blocks(['x']) }]],
  [
    'another marker in its quote is text',
    ['> [!PROS]', '> - a', '>', '> [!STEPS]', '> - b'],
    [{ ...block(pros('a')), after: blocks(['[!STEPS]', bullets('b')]) }],
  ],
  [
    'its own marker again is text',
    ['> [!PROS]', '> - a', '>', '> [!PROS]', '> - b'],
    [{ ...block(pros('a')), after: blocks(['[!PROS]', bullets('b')]) }],
  ],
  [
    'an escaped marker is text',
    ['> [!PROS]', '> - a', '>', '> \\[!CONS]', '> - b'],
    [{ ...block(pros('a')), after: blocks(['[!CONS]', bullets('b')]) }],
  ],
  [
    'a marker without a list is text',
    ['> [!PROS]', '> - a', '>', '> [!CONS]'],
    [{ ...block(pros('a')), after: blocks(['[!CONS]']) }],
  ],
  [
    'tasks keep their box and their place',
    ['> [!PROS]', '> - [x] a'],
    [{ type: 'prosCons', cards: [{ kind: 'pros', points: [{ checked: true, key: 14, blocks: blocks(['a']) }] }] }],
  ],
  ['no list leaves a quote', ['> [!PROS]', '> a'], [quote(['[!PROS]\na'])]],
  ['nor is it a pair then', ['> [!PROS]', '> a', '', '> [!CONS]', '> - b'], [quote(['[!PROS]\na']), block(cons('b'))]],
  ['one list only', ['> [!PROS]', '', '- a', '', '1. b'], [block(pros('a')), numbers(1, 'b')]],
];

describe('a pair:', () => {
  itHolds(pairs);
});

describe('a single card:', () => {
  itHolds(singles);
});
