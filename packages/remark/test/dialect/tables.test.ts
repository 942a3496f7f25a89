import { describe } from 'vitest';
import { type Case, itHolds, note, table, tip } from './blocks.ts';

const cases: Case[] = [
  ['TBL-01 a head and an alignment row', ['| a | b |', '|---|---|', '| c | d |'], [table(['a', 'b'], ['c', 'd'])]],
  ['TBL-01 fewer cells are padded', ['| a | b |', '|---|---|', '| c |'], [table(['a', 'b'], ['c', ''])]],
  ['TBL-01 further cells are dropped', ['| a |', '|---|', '| c | d |'], [table(['a'], ['c'])]],
  [
    'TBL-01 columns are aligned',
    ['| a | b | c |', '|:--|--:|:-:|'],
    [{ type: 'table', align: ['left', 'right', 'center'], rows: [['a', 'b', 'c']] }],
  ],
  ['TBL-03 a cell without a dash is no alignment', ['| a |', '| : |'], ['| a |\n| : |']],
  ['TBL-05 right under a marker', ['> [!NOTE]', '> | a |', '> |---|', '> | b |'], [note([table(['a'], ['b'])])]],
  ['TBL-05 right under a title', ['> [!TIP] Sizes', '> | a |', '> |---|'], [tip([table(['a'])], 'Sizes')]],
];

describe('a table:', () => {
  itHolds(cases);
});
