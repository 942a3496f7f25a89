import { describe } from 'vitest';
import { bullets, type Case, code, heading, itHolds, note, quote } from './blocks.ts';

const named: Case[] = [
  ['QUO-01 its last line', ['> q', '> — Ada'], [quote(['q'], 'Ada')]],
  ['QUO-03 its last paragraph', ['> q', '>', '> — Ada'], [quote(['q'], 'Ada')]],
  ['QUO-08 without a blank', ['> q', '> —Ada'], [quote(['q'], 'Ada')]],
  ['after a horizontal bar', ['> q', '> ― Ada'], [quote(['q'], 'Ada')]],
  ['after two hyphens', ['> q', '> -- Ada'], [quote(['q'], 'Ada')]],
  ['after three hyphens', ['> q', '> --- Ada'], [quote(['q'], 'Ada')]],
  ['QUO-11 with formatting', ['> q', '> — [Ada](https://example.com), *Notes*'], [quote(['q'], 'Ada, Notes')]],
  ['all of it formatted', ['> q', '> — *Notes*'], [quote(['q'], 'Notes')]],
  ['formatted after hyphens', ['> q', '> -- *Notes*'], [quote(['q'], 'Notes')]],
  ['formatted and glued', ['> q', '> —*Notes*'], [quote(['q'], 'Notes')]],
  ['a link alone', ['> q', '>', '> — [Ada](https://example.com)'], [quote(['q'], 'Ada')]],
  ['QUO-13 lazy', ['> q', '— Ada'], [quote(['q'], 'Ada')]],
  ['QUO-15 under code', ['> ```', '> x', '> ```', '> — Ada'], [quote([code('x')], 'Ada')]],
  ['under a list', ['> - a', '>', '> — Ada'], [quote([bullets('a')], 'Ada')]],
  ['under a heading', ['> # a', '> — Ada'], [quote([heading(1, 'a')], 'Ada')]],
  ['QUO-16 of an inner quote', ['> > q', '> > — Ada'], [quote([quote(['q'], 'Ada')])]],
  ['of an outer quote', ['> > q', '>', '> — Ada'], [quote([quote(['q'])], 'Ada')]],
  ['after a hard break', ['> q\\', '> — Ada'], [quote(['q'], 'Ada')]],
  ['after a hard break of blanks', ['> q  ', '> — Ada'], [quote(['q'], 'Ada')]],
  ['after several lines', ['> a', '> b', '> — Ada'], [quote(['a\nb'], 'Ada')]],
  ['after formatted lines', ['> a *b*', '> — Ada'], [quote(['a b'], 'Ada')]],
  ['after several paragraphs', ['> a', '>', '> b', '> — Ada'], [quote(['a', 'b'], 'Ada')]],
  ['in a callout, of a quote in it', ['> [!NOTE]', '> > q', '> > — Ada'], [note([quote(['q'], 'Ada')])]],
  ['above a definition', ['> [q]', '> — Ada', '>', '> [q]: https://example.com'], [quote(['q'], 'Ada')]],
  ['in a list item', ['- > q', '  > — Ada'], [bullets([quote(['q'], 'Ada')])]],
  [
    'under a picture, which is still a figure',
    ['> ![Ada](ada.jpg)', '> — Eve'],
    [quote([{ type: 'figure', src: 'ada.jpg', alt: 'Ada' }], 'Eve')],
  ],
  [
    'under a picture with a caption',
    ['> ![Ada](ada.jpg)', '> *Ada at work*', '> — Eve'],
    [quote([{ type: 'figure', src: 'ada.jpg', alt: 'Ada', caption: 'Ada at work' }], 'Eve')],
  ],
  [
    'under a picture in a paragraph of its own',
    ['> ![Ada](ada.jpg)', '>', '> — Eve'],
    [quote([{ type: 'figure', src: 'ada.jpg', alt: 'Ada' }], 'Eve')],
  ],
];

const unnamed: Case[] = [
  ['QUO-05 a line above the last', ['> a', '> — b', '> c'], [quote(['a\n— b\nc'])]],
  ['QUO-06 the only line', ['> — Ada'], [quote(['— Ada'])]],
  ['QUO-08 a flag', ['> q', '> --verbose'], [quote(['q\n--verbose'])]],
  ['QUO-10 an item', ['> q', '> - Ada'], [quote(['q', bullets('Ada')])]],
  ['QUO-18 a dash without a name', ['> q', '> —'], [quote(['q\n—'])]],
  ['QUO-18 a dash and a blank', ['> q', '> — '], [quote(['q\n—'])]],
  ['QUO-20 hyphens, which make a heading', ['> q', '> --'], [quote([heading(2, 'q')])]],
  ['a short dash', ['> q', '> – Ada'], [quote(['q\n– Ada'])]],
  ['four hyphens', ['> q', '> ---- Ada'], [quote(['q\n---- Ada'])]],
  ['a line of a dialogue', ['> — Tea?', '> — Yes.'], [quote(['— Tea?\n— Yes.'])]],
  [
    'a line of a dialogue after others',
    ['> They spoke.', '> — Tea?', '> — Yes.'],
    [quote(['They spoke.\n— Tea?\n— Yes.'])],
  ],
  ['a line of a dialogue with short dashes', ['> – Tea?', '> — Yes.'], [quote(['– Tea?\n— Yes.'])]],
  ['a dash within the line', ['> q', '> so — Ada'], [quote(['q\nso — Ada'])]],
  ['a line of an item', ['> - q', '>   — Ada'], [quote([bullets('q\n— Ada')])]],
  ['a line out of a quote', ['q', '— Ada'], ['q\n— Ada']],
  ['a dash in code', ['> q', '> `— Ada`'], [quote(['q\n— Ada'])]],
  [
    'a paragraph in front of another block',
    ['> q', '>', '> — Ada', '>', '> - a'],
    [quote(['q', '— Ada', bullets('a')])],
  ],
];

describe('the source of a quote', () => {
  itHolds(named);
});

describe('no source of a quote:', () => {
  itHolds(unnamed);
});
