/**
 * What is held back until something comes that ends it: while only other text comes, nothing is read. A long block or bold
 * text costs its length then, and not its length for each chunk.
 */
import { mayHoldCloser } from '@flowdown/grammar';
import type { RootContent } from 'mdast';
import type { Diagnostic } from 'remark-flowdown';
import { findOpenInline } from './open-inline.ts';
import { startOf } from './places.ts';
import { areWords } from './plain-text.ts';
import type { Source } from './source.ts';
import { lastPath, type OpenAround } from './withhold.ts';

/**
 * Whether a piece of text leaves what is held back as it is.
 *
 * @param text has the piece at its end
 * @param from where the piece starts in it
 */
export type Waiting = (text: string, from: number) => boolean;

/** A colon or bracket that stood before a piece counts with what is in it. */
const before = 1;

/** In an open block, lines without two colons are its body; a definition there may be what a reference before it means. */
const isBody: Waiting = (text, from) => {
  const piece = text.slice(Math.max(0, from - before));
  return !mayHoldCloser(piece) && !piece.includes(']:');
};

const isWords: Waiting = (text, from) => areWords(text.slice(from));

/**
 * What the first thing that is held back waits for; undefined where any text may decide it.
 *
 * @param cut where it starts
 */
export function findWaiting(
  nodes: readonly RootContent[],
  diagnostics: readonly Diagnostic[],
  source: Source,
  cut: number,
  { singleTilde, isEager }: OpenAround,
): Waiting | undefined {
  if (diagnostics.some(({ code, place }) => code === 'unclosed-block' && place.offset === cut)) return isBody;
  const leaf = lastPath(nodes).at(-1);
  // What is shown ahead grows with each word.
  if (isEager || (leaf?.type !== 'paragraph' && leaf?.type !== 'heading') || startOf(leaf) > cut) return undefined;
  const { marks } = findOpenInline(leaf, source, singleTilde);
  return marks.some(({ at, isNested }) => at === cut && !isNested) ? isWords : undefined;
}
