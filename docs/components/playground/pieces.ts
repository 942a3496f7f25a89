import type { RootContent } from 'mdast';
import { type Block, inspectReply } from 'remark-flowdown';
import { type BlockInfo, byIdentifier, infoOf } from './block-info';

/** A part of a reply that is outlined on its own: a block, or the cards of a carousel. */
export interface Piece {
  readonly key: string;
  readonly blocks: readonly Block[];
}

/** Where the cards end that a card starts: definitions between them draw nothing. */
function endOfCards(all: readonly BlockInfo[], from: number): number {
  let end = from + 1;
  for (let at = end; all[at]?.isCard || all[at]?.isDrawn === false; at++) if (all[at]?.isCard) end = at + 1;
  return end;
}

const isSame = (before: readonly unknown[] | undefined, now: readonly unknown[]): boolean =>
  before?.length === now.length && before.every((value, index) => value === now[index]);

/**
 * Outlines a reply that grows. A piece is the same object for as long as its blocks are, and the definitions that they need
 * from elsewhere.
 */
export function createPieces(): (blocks: readonly RootContent[]) => readonly Piece[] {
  let known = new Map<string, { from: readonly unknown[]; piece: Piece }>();
  return (blocks) => {
    const next: typeof known = new Map();
    const all = blocks.map(infoOf);
    const definitions = byIdentifier(all.flatMap((info) => info.definitions));
    for (let from = 0, end = 0; from < blocks.length; from = end) {
      end = all[from]?.isCard ? endOfCards(all, from) : from + 1;
      const nodes = blocks.slice(from, end);
      const mentions = all.slice(from, end).flatMap((info) => info.mentions);
      const children = [...nodes, ...mentions.flatMap((name) => definitions.get(name) ?? [])];
      const key = `block-${from}`;
      const last = known.get(key);
      const isKept = last && isSame(last.from, children);
      const piece = isKept ? last.piece : { key, blocks: inspectReply({ type: 'root', children }).blocks };
      next.set(key, { from: children, piece });
    }
    known = next;
    return [...known.values()].map(({ piece }) => piece);
  };
}
