import type { Span } from './scan.ts';
import { codeSpans, isBlank, isEscaped, outsideCode, runEnd, skipBlanks, trimEnd } from './scan.ts';

/** Marks that may stand after the colons of a closer. */
export const strays: ReadonlySet<string> = new Set(['"', "'", '`', '\\', '.', ',']);

/** Whether a line closes the open block: two or more colons and blanks, a few stray marks allowed after (blocks.md §2). */
export function isCloser(line: string): boolean {
  let at = skipBlanks(line, 0);
  if (line[at] !== ':' || line[at + 1] !== ':') return false;
  while (line[at] === ':' || isBlank(line[at])) at++;
  while (strays.has(line[at] ?? '') || isBlank(line[at])) at++;
  return at === line.length;
}

/** Whether something in a text may close a block, or open one. */
export const mayHoldCloser = (text: string): boolean => text.includes('::');

/** Whether a line is removed although nothing is open: three or more colons and blanks (blocks.md §2). */
export function isStrayCloser(line: string): boolean {
  let at = skipBlanks(line, 0);
  if (!line.startsWith(':::', at)) return false;
  while (line[at] === ':' || isBlank(line[at])) at++;
  return at === line.length;
}

/**
 * The closing run at the end of a body line that holds something else too: two or more colons after a blank, or three or
 * more glued to the text (blocks.md §2). The span starts at the first colon and ends with the line.
 */
export function readTrailingCloser(line: string): Span | undefined {
  const end = trimEnd(line);
  let from = end;
  while (line[from - 1] === ':') from--;
  const length = end - from;
  const start = skipBlanks(line, 0);
  if (length < 2 || start >= from || isEscaped(line, from)) return undefined;
  // A line that starts with colons and opens nothing is text to its end; without its end it might open something.
  if (line.startsWith(':::', start)) return undefined;
  if (!isBlank(line[from - 1]) && length < 3) return undefined;
  if (codeSpans(line).some((span) => span.start < from && span.end > from)) return undefined;
  return { start: from, end: line.length };
}

/** The first run of two or more colons after a blank at or after `from`, outside inline code: it ends a one-line block. */
export function findInlineCloser(line: string, from: number): Span | undefined {
  if (!line.includes('::', from)) return undefined;
  let found: Span | undefined;
  outsideCode(line, from, (at) => {
    if (found) return line.length;
    if (line[at] !== ':') return undefined;
    const end = runEnd(line, at, ':');
    if (end - at >= 2 && at > 0 && isBlank(line[at - 1])) found = { start: at, end };
    return end;
  });
  return found;
}
