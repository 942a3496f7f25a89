import { type BlockTable, isCloser, mayHoldOpener } from '@flowdown/grammar';
import type { RootContent } from 'mdast';
import type { Diagnostic } from 'remark-flowdown';
import { readBlock } from 'remark-flowdown/mdast';
import { isDefinition } from './labels.ts';
import { gluedOpeners } from './open-glued.ts';
import { endOf, startOf } from './places.ts';
import type { Source } from './source.ts';

/** The blocks at the start of some that no further text can change. */
export interface Settled {
  count: number;
  /** Where the next block's line starts. */
  offset: number;
}

/** Cards in a row are compared by their titles, and drawn together. */
const isCard = (node: RootContent): boolean => node.type === 'replyBlock' && 'title' in readBlock(node);

/** Quotes that may take what follows, or be joined by it. */
function mayJoin(node: RootContent): boolean {
  if (node.type !== 'blockquote') return false;
  const type = node.data?.flowdown?.type;
  return type === undefined || type === 'pros' || type === 'cons' || type === 'tabs';
}

/** Blocks that end themselves, so that no line after them is theirs. */
function endsItself(node: RootContent, source: Source): boolean {
  if (node.type === 'heading' || node.type === 'code') return /^(?:#|`|~)/.test(source.slice(startOf(node)));
  return (
    node.type === 'thematicBreak' || node.type === 'list' || node.type === 'blockquote' || node.type === 'replyBlock'
  );
}

/** Whether a place lies in an unknown `:::` block, in which a shorter closer counts. */
function isInUnknownBlock(
  offset: number,
  diagnostics: readonly Diagnostic[],
  nodes: readonly RootContent[],
  source: Source,
): boolean {
  let from: number | undefined;
  for (const { code, place } of diagnostics)
    if (code === 'unknown-block' && (place.offset ?? 0) < offset) from = Math.max(from ?? 0, place.offset ?? 0);
  if (from === undefined) return false;
  let at = from;
  for (const line of source.slice(from, offset).split('\n')) {
    const isCode = nodes.some((node) => node.type === 'code' && startOf(node) <= at && at < endOf(node));
    if (at > from && !isCode && isCloser(line.replace(/\r$/, ''))) return false;
    at += line.length + 1;
  }
  return true;
}

/** The first line with something on it after a place; marker lines, which no node has, belong to what follows. */
function nextLine(offset: number, source: Source): number {
  const blank = /[^\r\n]*(?:\r\n|[\r\n])(?:[ \t]*(?:\r\n|[\r\n]))*/y;
  const text = source.slice(offset);
  return blank.test(text) ? offset + blank.lastIndex : offset;
}

/** Of each block and those after it, where the first starts in the text. */
function earliestStarts(nodes: readonly RootContent[]): number[] {
  const starts: number[] = [];
  let earliest = Infinity;
  for (let index = nodes.length - 1; index >= 0; index--) {
    earliest = Math.min(earliest, startOf(nodes[index] as RootContent));
    starts[index] = earliest;
  }
  return starts;
}

/** Whether re-reading from a block on gives the same, and the one before it takes nothing more in. */
export function isSettled(nodes: readonly RootContent[], index: number, source: Source): boolean {
  const [before, node] = [nodes[index - 1] as RootContent, nodes[index] as RootContent];
  if (before.type === 'code' && !/^[`~]/.test(source.slice(startOf(before)))) return false;
  // What stands right under a definition may be its title.
  if (isCard(before) || before.type === 'definition') return false;
  let previous = index - 1;
  while (previous > 0 && isDefinition(nodes[previous] as RootContent)) previous--;
  if (mayJoin(nodes[previous] as RootContent)) return false;
  const gap = source.slice(endOf(before), startOf(node));
  const hasBlankLine = /\n[ \t>]*(?:\r?\n)/.test(gap);
  // How a block of ours ends may depend on all lines up to a blank one.
  return hasBlankLine || (endsItself(before, source) && !mayHoldOpener(source.text));
}

/**
 * How many blocks at the start no further text can change: re-reading from the next block's line on gives the same
 * (design.md §4), and none of them joins what follows.
 *
 * @param cut the offset from which on blocks are withheld
 */
export function findStableEnd(
  nodes: readonly RootContent[],
  diagnostics: readonly Diagnostic[],
  cut: number,
  source: Source,
  table: BlockTable,
): Settled | undefined {
  let end = 0;
  let found: Settled | undefined;
  const starts = earliestStarts(nodes);
  const glued = gluedOpeners(nodes, source, table);
  let next = 0;
  for (const [index, node] of nodes.entries()) {
    const lineStart = startOf(node) - ((node.position?.start.column ?? 1) - 1);
    const from = index > 0 ? nextLine(end, source) : Infinity;
    // Prose that moved before its block stands out of order.
    const isInOrder = from <= lineStart && from <= (starts[index] ?? Infinity);
    if (isInOrder && from <= cut && isSettled(nodes, index, source) && !isAfterGlued(from))
      found = { count: index, offset: from };
    end = Math.max(end, endOf(node));
  }
  return found && isInUnknownBlock(found.offset, diagnostics, nodes, source) ? undefined : found;

  /** How lines read there depends on an opener that is glued to text before them. Asked for one place after another. */
  function isAfterGlued(offset: number): boolean {
    let opener = glued[next];
    while (opener && opener.end <= offset) opener = glued[++next];
    return opener !== undefined && opener.at < offset;
  }
}
