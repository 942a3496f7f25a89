import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { bullets, type Case, itHolds, quote, table } from './blocks.ts';

type Figure = Extract<Block, { type: 'figure' }>;

const figure = (src: string, alt: string, more: Omit<Partial<Figure>, 'type'> = {}): Block => ({
  type: 'figure',
  src,
  alt,
  ...more,
});

const figures: Case[] = [
  ['FIG-01 a picture alone', ['![alt](u.png)'], [figure('u.png', 'alt')]],
  ['a picture without alt', ['![](u.png)'], [figure('u.png', '')]],
  [
    'FIG-03 a line of emphasis under it is the caption',
    ['![alt](u.png)', '*The wake queue*'],
    [figure('u.png', 'alt', { caption: 'The wake queue' })],
  ],
  [
    'FIG-03 with underscores too',
    ['![alt](u.png)', '_The wake queue_'],
    [figure('u.png', 'alt', { caption: 'The wake queue' })],
  ],
  ['FIG-06 after a hard break', ['![a](u)  ', '*c*'], [figure('u', 'a', { caption: 'c' })]],
  ['after a hard break with a backslash', ['![a](u)\\', '*c*'], [figure('u', 'a', { caption: 'c' })]],
  ['with formatting in it', ['![a](u)', '*The **wake** `queue`*'], [figure('u', 'a', { caption: 'The wake queue' })]],
  ['with blanks around it', ['![a](u)', '   *c*  '], [figure('u', 'a', { caption: 'c' })]],
  [
    'FIG-13 a picture in a link',
    ['[![a](u)](https://example.com)'],
    [figure('u', 'a', { href: 'https://example.com' })],
  ],
  [
    'a picture in a link with a caption',
    ['[![a](u)](https://example.com)', '*c*'],
    [figure('u', 'a', { caption: 'c', href: 'https://example.com' })],
  ],
  ['the title is the caption', ['![a](u "t")'], [figure('u', 'a', { caption: 't' })]],
  [
    'a line goes before the title, which stays',
    ['![a](u "t")', '*c*'],
    [figure('u', 'a', { title: 't', caption: 'c' })],
  ],
  ['a picture by reference', ['![a][r]', '', '[r]: u'], [figure('u', 'a')]],
  ['its definition may have the title', ['![a][r]', '', '[r]: u "t"'], [figure('u', 'a', { caption: 't' })]],
  [
    'its definition may stand anywhere',
    ['![a][r]', '*c*', '', '> [r]: u "t"'],
    [figure('u', 'a', { title: 't', caption: 'c' }), quote([])],
  ],
  [
    'a link by reference around it',
    ['[![a](u)][r]', '', '[r]: https://example.com'],
    [figure('u', 'a', { href: 'https://example.com' })],
  ],
  ['FIG-15 in an item', ['- ![a](u)'], [bullets([figure('u', 'a')])]],
  ['FIG-15 in a quote', ['> ![a](u)', '> *c*'], [quote([figure('u', 'a', { caption: 'c' })])]],
  ['FIG-18 an address is shown as it is written', ['![a](javascript:alert(1))'], [figure('javascript:alert(1)', 'a')]],
  ['FIG-05 an emphasis further down is a paragraph', ['![a](u)', '', '*cap*'], [figure('u', 'a'), 'cap']],
];

const paragraphs: Case[] = [
  ['FIG-08 more words in the line under it', ['![a](u)', '*c* and more'], ['a\nc and more']],
  ['FIG-08 a full stop after it', ['![a](u)', '*c*.'], ['a\nc.']],
  ['FIG-08 a bold line under it', ['![a](u)', '**c**'], ['a\nc']],
  ['a plain line under it', ['![a](u)', 'c'], ['a\nc']],
  ['two emphases in the line under it', ['![a](u)', '*c* *d*'], ['a\nc d']],
  ['FIG-10 two lines under it', ['![a](u)', '*c*', '*d*'], ['a\nc\nd']],
  ['an emphasis over two lines', ['![a](u)', '*c', 'd*'], ['a\nc\nd']],
  ['FIG-11 words around it', ['see ![a](u) here'], ['see a here']],
  ['words after it', ['![a](u) here'], ['a here']],
  ['an emphasis after it in its line', ['![a](u) *c*'], ['a c']],
  ['two pictures', ['![a](u) ![b](v)'], ['a b']],
  ['two pictures in two lines', ['![a](u)', '![b](v)'], ['a\nb']],
  ['two pictures in a link', ['[![a](u)![b](v)](https://example.com)'], ['ab']],
  ['a picture and words in a link', ['[![a](u) b](https://example.com)'], ['a b']],
  ['FIG-20 the caption above it', ['*c*', '![a](u)'], ['c\na']],
  ['FIG-16 a picture in a cell', ['| ![a](u) |', '|---|', '| ![b](v) |'], [table(['a'], ['b'])]],
  ['a picture that is not defined', ['![a][r]'], ['![a][r]']],
];

describe('a figure:', () => {
  itHolds(figures);
});

describe('no figure:', () => {
  itHolds(paragraphs);
});
