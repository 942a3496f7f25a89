import type { ElementContent } from 'hast';
import type { Definition, Paragraph, RootContent } from 'mdast';
import { type Block, inspectReply, replyToHast } from 'remark-flowdown';
import { type BlockInfo, byIdentifier, infoOf } from './block-info';

/** A part of a reply that is drawn on its own: a block, the cards of a carousel, or the footnotes. */
export interface Piece {
  readonly key: string;
  readonly elements: readonly ElementContent[];
  /** The same for the outline. */
  readonly blocks: readonly Block[];
}

interface Group {
  key: string;
  nodes: readonly RootContent[];
  info: readonly BlockInfo[];
}

/** Where the cards end that a card starts: definitions between them draw nothing. */
function endOfCards(all: readonly BlockInfo[], from: number): number {
  let end = from + 1;
  for (let at = end; all[at]?.isCard || all[at]?.isDrawn === false; at++) if (all[at]?.isCard) end = at + 1;
  return end;
}

/** Blocks, one by one; cards in a row together, with the definitions between them. */
function groupsOf(nodes: readonly RootContent[], all: readonly BlockInfo[]): Group[] {
  const groups: Group[] = [];
  for (let from = 0, end = 0; from < nodes.length; from = end) {
    end = all[from]?.isCard ? endOfCards(all, from) : from + 1;
    groups.push({ key: `block-${from}`, nodes: nodes.slice(from, end), info: all.slice(from, end) });
  }
  return groups;
}

const callsOf = (identifiers: readonly string[]): Paragraph => ({
  type: 'paragraph',
  children: identifiers.map((identifier) => ({ type: 'footnoteReference', identifier })),
});

/** The elements of some nodes, as they are after so many calls of footnotes: those have their numbers already. */
function draw(nodes: readonly RootContent[], definitions: readonly Definition[], before: readonly string[]) {
  const children = [callsOf(before), ...nodes, ...definitions];
  const [, ...elements] = replyToHast({ type: 'root', children }).children.filter(({ type }) => type === 'element');
  return elements as ElementContent[];
}

const isSame = (before: readonly unknown[] | undefined, now: readonly unknown[]): boolean =>
  before?.length === now.length && before.every((value, index) => value === now[index]);

/**
 * Draws a reply that grows. A piece is the same object for as long as its blocks are, and what they need from elsewhere:
 * definitions, and the numbers of footnotes before them.
 */
export function createPieces(): (blocks: readonly RootContent[]) => readonly Piece[] {
  let drawn = new Map<string, { from: readonly unknown[]; piece: Piece }>();
  return (blocks) => {
    const next: typeof drawn = new Map();
    const keep = (key: string, from: readonly unknown[], make: () => Omit<Piece, 'key'>): void => {
      const last = drawn.get(key);
      next.set(key, last && isSame(last.from, from) ? last : { from, piece: { key, ...make() } });
    };

    const all = blocks.map(infoOf);
    const definitions = byIdentifier(all.flatMap((info) => info.definitions));
    const notes = byIdentifier(all.flatMap((info) => info.notes));
    const wanted = (info: readonly BlockInfo[]): Definition[] =>
      info.flatMap(({ mentions }) => mentions.flatMap((name) => definitions.get(name) ?? []));

    const calls: string[] = [];
    for (const { key, nodes, info } of groupsOf(blocks, all)) {
      const needs = wanted(info);
      const own = info.flatMap((each) => each.calls);
      const before = own.length > 0 ? [...calls] : [];
      keep(key, [...nodes, ...needs, before.join(' ')], () => ({
        elements: draw(nodes, needs, before),
        blocks: inspectReply({ type: 'root', children: [...nodes, ...needs] }).blocks,
      }));
      for (const call of own) calls.push(call);
    }
    if (calls.length > 0) {
      const called = [...notes.values()];
      const needs = wanted(called.map(infoOf));
      keep('notes', [...called, ...needs, calls.join(' ')], () => ({
        elements: draw(called, needs, calls),
        blocks: [],
      }));
    }
    drawn = next;
    return [...drawn.values()].map(({ piece }) => piece);
  };
}
