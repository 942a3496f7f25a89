import type { BlockKind } from '../types.ts';
import type { Span } from './scan.ts';
import { columnOf, isBlank, isEscaped, outsideCode, runEnd, skipBlanks, trimEnd } from './scan.ts';
import type { BlockTable } from './table.ts';

/** A line, or the rest of one, that opens a `:::` block. Offsets count from the line's start. */
export interface Opener {
  colons: Span;
  name: Span;
  /** The kind of a known name. */
  kind?: BlockKind;
  /** Where the first body line starts on this line; the line's length when nothing but blanks follows. */
  body: number;
}

const namePattern = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/y;
const attribute = /^[^\s=]+=/;

/**
 * Whether some text can hold an opener at all: that takes three colons (blocks.md §1). Two alone close a block, so that in a
 * text without an opener `std::vector` and `::` are text.
 */
export const mayHoldOpener = (text: string): boolean => text.includes(':::');

/** Colons, optional blanks, a name. `from` is at the first colon; the run may be of any length from three. */
function readName(line: string, from: number): { colons: Span; name: Span } | undefined {
  const end = runEnd(line, from, ':');
  if (end - from < 3) return undefined;
  namePattern.lastIndex = skipBlanks(line, end);
  const match = namePattern.exec(line);
  if (!match) return undefined;
  return { colons: { start: from, end }, name: { start: match.index, end: match.index + match[0].length } };
}

/** The opener whose colons stand at `from`, wherever that is in the line (blocks.md §1), without the rules for unknown names. */
export function openerAt(line: string, from: number, table: BlockTable): Opener | undefined {
  const head = readName(line, from);
  if (!head) return undefined;
  const kind = table.get(line.slice(head.name.start, head.name.end));
  const after = kind && line[head.name.end] === ':' ? head.name.end + 1 : head.name.end;
  if (after < line.length && !isBlank(line[after])) return undefined;
  return { ...head, ...(kind && { kind }), body: skipBlanks(line, after) };
}

/** Whether a run of colons that could end a block stands after `from`. */
function hasColonRun(line: string, from: number): boolean {
  let found = false;
  outsideCode(line, from, (at) => {
    if (found || line[at] !== ':') return undefined;
    const end = runEnd(line, at, ':');
    found = !isEscaped(line, at) && (end - at > 2 || (end - at === 2 && isBlank(line[at - 1])));
    return end;
  });
  return found;
}

/**
 * The opener at a line's start (blocks.md §1): any indentation for a known name, up to three columns for another.
 * An unknown name followed by `word=` or by another run of colons is text.
 *
 * @param line one line without its container's prefix and without its line ending
 */
export function readOpener(line: string, table: BlockTable): Opener | undefined {
  const from = skipBlanks(line, 0);
  if (line[from] !== ':') return undefined;
  const opener = openerAt(line, from, table);
  if (!opener || opener.kind) return opener;
  if (columnOf(line, from) > 3) return undefined;
  if (attribute.test(line.slice(opener.body)) || hasColonRun(line, opener.body)) return undefined;
  return opener;
}

/**
 * The opener glued to text: colons and a known name that end the line (blocks.md §1). Whether it opens anything depends
 * on the lines that follow.
 */
export function readGluedOpener(line: string, table: BlockTable): Opener | undefined {
  const end = trimEnd(line);
  const last = line.lastIndexOf(':', end - 1);
  if (last < 2 || line[last - 1] !== ':' || line[last - 2] !== ':') return undefined;
  let from = last;
  while (line[from - 1] === ':') from--;
  if (skipBlanks(line, 0) >= from || isEscaped(line, from)) return undefined;
  const opener = openerAt(line, from, table);
  // A colon after the name makes it text here.
  return opener?.kind && opener.name.end === end ? opener : undefined;
}
