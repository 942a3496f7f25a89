import { readdirSync, readFileSync } from 'node:fs';
import { chunksOf, createReplyStream, cutEvery } from '@flowdown/stream';
import { inspectReply, parseReply } from 'remark-flowdown';
import { expect, test } from 'vitest';
import { createPieces } from '../components/playground/pieces.ts';

const samples = readdirSync(new URL('../samples', import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, readFileSync(new URL(`../samples/${name}`, import.meta.url), 'utf8')]);

const cases = [
  ...samples,
  [
    'footnotes, a note called twice, notes in notes',
    'a[^x] b[^y]\n\n- c[^x]\n\n[^y]: Y[^z]\n\n[^x]: X [l]\n\n[^z]: Z\n\n[l]: /u',
  ],
  ['definitions in a quote, before and after, twice', '[a] [b][a]\n\n> [a]: /1\n\n![c][a]\n\n[a]: /2\n\n[A]'],
  [
    'a carousel around a definition, one card alone',
    `${card('A')}\n\n[x]: /u\n\n${card('B')}\n\ntext [x]\n\n${card('C')}\n`,
  ],
];

function card(title) {
  return `::: horizontal-list-item\ntitle: ${title}\n:::`;
}

test.each(cases)('%s has the same outline in pieces and as a whole', (_, text) => {
  const tree = parseReply(text);
  expect(createPieces()(tree.children).flatMap(({ blocks }) => blocks)).toEqual(inspectReply(tree).blocks);
});

test.each(cases)('%s: while it streams, a piece is another object only when its blocks are', (_, text) => {
  // A definition that comes later changes what it is for.
  const defines = /^\[.+\]:/m.test(text);
  const piecesOf = createPieces();
  const stream = createReplyStream();
  let before = [];
  for (const chunk of chunksOf(text, cutEvery(text, 7))) {
    const { blocks, firstChanged } = stream.append(chunk);
    const pieces = piecesOf(blocks);
    const starts = [...pieces.slice(1).map(({ key }) => Number(key.replace('block-', ''))), blocks.length];
    const settled = pieces.filter((_, index) => starts[index] <= firstChanged);
    const others = settled.filter((piece, index) => piece !== before[index]).map(({ key }) => key);
    expect(defines ? [] : others).toEqual([]);
    before = pieces;
  }
  expect(piecesOf(stream.end().blocks).flatMap(({ blocks }) => blocks)).toEqual(inspectReply(parseReply(text)).blocks);
});
