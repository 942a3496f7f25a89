import { dialectCards, standardCards } from './deck.ts';
import { mixedReply } from './mixed.ts';
import { createRandom } from './random.ts';
import { type SingleKind, singleBlock, singles } from './single.ts';

/**
 * The documents of the corpus: a reply that mixes all, the same without the dialect and footnotes (what every peer can read), and
 * one block each.
 */
export type DocumentKind = 'mixed' | 'standard' | SingleKind;

export const documentKinds: readonly DocumentKind[] = [
  'mixed',
  'standard',
  ...(Object.keys(singles) as readonly SingleKind[]),
];

/** A thousand and twenty-four characters (UTF-16 code units), the unit of all sizes here. */
export const kilo = 1024;

/** The text of a document. The same kind, size and seed give the same text. */
export function documentText(kind: DocumentKind, size: number, seed = 1): string {
  const random = createRandom(seed);
  if (kind === 'mixed')
    return mixedReply(random, size, { cards: [...standardCards, ...dialectCards], footnotes: true });
  if (kind === 'standard') return mixedReply(random, size, { cards: standardCards, footnotes: false });
  return singleBlock(random, size, kind);
}

/** Cuts a text into chunks of 10 to 30 characters, as tokens of a model arrive; surrogate pairs may be parted.
 * `times` makes all of them so many times longer. */
export function chunksOf(text: string, { seed = 1, times = 1 } = {}): string[] {
  const random = createRandom(seed);
  const chunks: string[] = [];
  for (let from = 0; from < text.length; from += chunks.at(-1)?.length ?? 1)
    chunks.push(text.slice(from, from + times * random.between(10, 30)));
  return chunks;
}
