import { findInlineCloser, readTrailingCloser } from './closer.ts';
import { isOneLineBody, partsOf } from './one-line.ts';
import type { Opener } from './opener.ts';
import { openerAt, readOpener } from './opener.ts';
import type { Span } from './scan.ts';
import { skipBlanks, trimEnd } from './scan.ts';
import type { BlockTable } from './table.ts';

/** What a line that starts with an opener does. */
export interface OpenerLine {
  opener: Opener;
  /** The body lines on this line: none, the rest of the line, or the parts of a body that closes here. */
  parts: Span[];
  /** The closing run of a block that closes on its own line. */
  closer?: Span;
  /** Where the next opener's colons stand, when it ends this block and the line; it still needs a body of its own. */
  next?: number;
}

/**
 * A line that starts with an opener, as a whole (blocks.md §1 to §3). Undefined for a line that is text, or that goes on
 * after a one-line block: then its blocks are found in the paragraph.
 */
export function readOpenerLine(line: string, table: BlockTable): OpenerLine | undefined {
  const opener = readOpener(line, table);
  if (!opener) return undefined;
  const { kind, body } = opener;
  const rest = { start: body, end: trimEnd(line, body) };
  const run = kind ? (findInlineCloser(line, body) ?? gluedCloser(line, body)) : undefined;
  if (!kind || !run) return { opener, parts: rest.end > rest.start ? [rest] : [] };

  const end = trimEnd(line.slice(0, run.start), body);
  const parts = partsOf(line, { ...opener, kind }, end);
  if (
    !isOneLineBody(
      kind,
      parts.map(({ start, end }) => line.slice(start, end)),
    )
  )
    return undefined;
  if (skipBlanks(line, run.end) === line.length)
    return { opener, parts, closer: { start: run.start, end: line.length } };
  const next = openerAt(line, run.start, table);
  return next?.kind && next.name.end === trimEnd(line) ? { opener, parts, next: run.start } : undefined;
}

/** Three or more colons glued to the end of the body. */
function gluedCloser(line: string, body: number): Span | undefined {
  const closer = readTrailingCloser(line.slice(body));
  return closer && { start: closer.start + body, end: line.length };
}
