import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { blocks, bullets, type Case, type Content, itHolds, note, numbers, quote } from './blocks.ts';

const details = (content: readonly Content[], title?: string): Block => ({
  type: 'details',
  ...(title !== undefined && { title }),
  blocks: blocks(content),
});

type Sources = Extract<Block, { type: 'sources' }>;

const sources = (items: Sources['items'], more: Pick<Partial<Sources>, 'title' | 'after'> = {}): Block => ({
  type: 'sources',
  items,
  ...more,
});

const folded: Case[] = [
  ['a title over any content', ['> [!DETAILS] Log', '> a', '>', '> - b'], [details(['a', bullets('b')], 'Log')]],
  ['without a title', ['> [!DETAILS]', '> a'], [details(['a'])]],
  ['words that are no title are content', ['> [!DETAILS] **Log**', '> a'], [details(['Log\na'])]],
  ['also alone', ['> [!DETAILS] **Log**'], [details(['Log'])]],
  ['without content it is a quote', ['> [!DETAILS] Log'], [quote(['[!DETAILS] Log'])]],
  ['a bare marker is a quote', ['> [!DETAILS]'], [quote(['[!DETAILS]'])]],
  ['it takes nothing that follows', ['> [!DETAILS] Log', '', 'a'], [quote(['[!DETAILS] Log']), 'a']],
  ['it may start with a list from 3', ['> [!DETAILS] Log', '> 3. a'], [details([numbers(3, 'a')], 'Log')]],
  ['it has no source', ['> [!DETAILS] Log', '> a', '> — Ada'], [details(['a\n— Ada'], 'Log')]],
  ['a callout in it', ['> [!DETAILS] Log', '> > [!NOTE]', '> > a'], [details([note(['a'])], 'Log')]],
  ['in an item', ['- > [!DETAILS] Log', '  > a'], [bullets([details(['a'], 'Log')])]],
];

const url = 'https://example.com/a';

const numbered: Case[] = [
  [
    'each item is its text and its first link',
    ['> [!SOURCES]', `> 1. [Report](${url}), page 3`, '> 2. An interview'],
    [sources([{ text: 'Report, page 3', url }, { text: 'An interview' }])],
  ],
  [
    'the first link counts',
    ['> [!SOURCES]', `> - a [b](${url}) [c](https://example.com/c)`],
    [sources([{ text: 'a b c', url }])],
  ],
  ['a bare address', ['> [!SOURCES]', `> - ${url}`], [sources([{ text: url, url }])]],
  ['a link by reference', ['> [!SOURCES]', '> - [b][r]', '', `[r]: ${url}`], [sources([{ text: 'b', url }])]],
  [
    'an address is shown as it is written',
    ['> [!SOURCES]', '> - [b](javascript:x)'],
    [sources([{ text: 'b', url: 'javascript:x' }])],
  ],
  [
    'text is the whole item',
    ['> [!SOURCES]', `> - [b](${url})`, '>', '>   more'],
    [sources([{ text: 'b\nmore', url }])],
  ],
  ['a title', ['> [!SOURCES] Read on', `> - [b](${url})`], [sources([{ text: 'b', url }], { title: 'Read on' })]],
  [
    'what follows the list',
    ['> [!SOURCES]', `> - [b](${url})`, '>', '> x'],
    [sources([{ text: 'b', url }], { after: blocks(['x']) })],
  ],
  ['the list after the marker', ['> [!SOURCES]', '', `- [b](${url})`, '', 'x'], [sources([{ text: 'b', url }]), 'x']],
  ['no link leaves a quote', ['> [!SOURCES]', '> - a'], [quote(['[!SOURCES]', bullets('a')])]],
  ['no link after the marker leaves both', ['> [!SOURCES]', '', '- a'], [quote(['[!SOURCES]']), bullets('a')]],
  [
    'a picture is no link',
    ['> [!SOURCES]', `> - ![a](${url})`],
    [quote(['[!SOURCES]', bullets([{ type: 'figure', src: url, alt: 'a' }])])],
  ],
];

describe('details', () => {
  itHolds(folded);
});

describe('sources', () => {
  itHolds(numbered);
});
