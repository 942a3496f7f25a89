import type { BlockKind } from '../types.ts';
import { isBodyLine, splitEntries } from './body.ts';
import { chooseCardFields, readCardLine } from './card.ts';
import { findInlineCloser } from './closer.ts';
import type { Opener } from './opener.ts';
import { openerAt } from './opener.ts';
import type { Span } from './scan.ts';
import { isBlank, isEscaped, outsideCode, runEnd, skipBlanks, trimEnd } from './scan.ts';
import type { BlockTable } from './table.ts';
import { splitValues } from './values.ts';

/** A block that opens and closes within one line. Offsets count from the line's start. */
export interface OneLineBlock {
  opener: Opener & { kind: NonNullable<Opener['kind']> };
  /** The lines its body stands for. */
  parts: Span[];
  /** The closing run; empty, at the next opener's colons, when that opener ends the block. */
  closer: Span;
}

/** The lines that the body of a one-line block, from the opener to `end`, stands for. */
export function partsOf(line: string, opener: OneLineBlock['opener'], end: number): Span[] {
  const body = { start: opener.body, end };
  if (opener.kind.layout !== 'values') return splitEntries(opener.kind, line, body);
  return splitValues(opener.kind, line.slice(body.start, end)).map((part) => ({
    start: part.start + body.start,
    end: part.end + body.start,
  }));
}

/**
 * Whether the body of a one-line block has something to show. A card on one line holds its fields and nothing else, since
 * a line has no room for a description.
 */
export function isOneLineBody(kind: BlockKind, parts: readonly string[]): boolean {
  if (kind.layout === 'card') {
    const fields = chooseCardFields(parts.map(readCardLine));
    const used = Object.values(fields).filter((index) => index !== undefined).length;
    return used > 0 && used === parts.length;
  }
  return parts.some((part) => isBodyLine(kind, part, true));
}

/**
 * How many characters from its opener on a one-line block may take: a line of choices or links. The bound keeps a line of
 * many openers linear, as each looks no further.
 */
export const longestOneLine = 1000;

/** The one-line block whose colons stand at `from` (blocks.md §3), or undefined when that is text. */
export function oneLineAt(whole: string, from: number, table: BlockTable): OneLineBlock | undefined {
  const line = whole.length > from + longestOneLine ? whole.slice(0, from + longestOneLine) : whole;
  const opener = openerAt(line, from, table);
  if (!opener?.kind || isEscaped(line, from) || (from > 0 && !isBlank(line[from - 1]))) return undefined;
  const run = findInlineCloser(line, opener.body);
  if (!run || run.start <= opener.body) return undefined;
  const known = { ...opener, kind: opener.kind };
  const parts = partsOf(line, known, trimEnd(line.slice(0, run.start), opener.body));
  if (
    !isOneLineBody(
      known.kind,
      parts.map(({ start, end }) => line.slice(start, end)),
    )
  )
    return undefined;
  const next = openerAt(line, run.start, table);
  return { opener: known, parts, closer: next?.kind ? { start: run.start, end: run.start } : run };
}

// Quotes, list items, headings and table rows: their text is not a line of a paragraph here.
const otherBlock = /^[ \t]*(?:[>#|]|[-+*][ \t]|\d{1,9}[.)][ \t])/;

/**
 * Whether a body line holds a block that opens and closes within it, and so ends the block it is in. A line of another
 * construct does not: the block in it is text (blocks.md §3), or it belongs to a container within the body.
 */
export function hasOneLineBlock(line: string, table: BlockTable): boolean {
  if (!line.includes(':::') || otherBlock.test(line)) return false;
  let found = false;
  outsideCode(line, skipBlanks(line, 0), (at) => {
    if (found || line[at] !== ':') return undefined;
    found = oneLineAt(line, at, table) !== undefined;
    return runEnd(line, at, ':');
  });
  return found;
}
