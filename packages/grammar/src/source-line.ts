import { isBlank, runEnd, skipBlanks } from './blocks/scan.ts';

/**
 * Where the name starts in a line that can be the source of a quote: `—` or `―` with or without a blank, or `--` or `---`
 * with one, then a name (dialect.md §3). A run of long dashes counts as one, as `——` is a single dash in Chinese.
 * `--verbose` is a command flag. Whether the line closes its quote is for the caller to know.
 *
 * @param line paragraph text without its line ending; its inline Markdown is not read
 * @returns the UTF-16 offset of the name, or undefined when the line is ordinary text
 */
export function readSourceLine(line: string): { nameStart: number } | undefined {
  const dashEnd = readDash(line);
  if (dashEnd === undefined) return undefined;
  const nameStart = skipBlanks(line, dashEnd);
  if (isDash(line[nameStart]) || line.slice(nameStart).trim() === '') return undefined;
  return { nameStart };
}

/**
 * Whether a line starts with a dash as the lines of a dialogue do. A source line right under such a line is one more line
 * of the dialogue (dialect.md §3). The short dash `–` opens dialogue too, but never a source.
 *
 * @param line paragraph text without its line ending
 */
export function isDashLine(line: string): boolean {
  return line[skipBlanks(line, 0)] === '–' || readDash(line) !== undefined;
}

/** Whether a line holds nothing but dashes so far, so that a name or speech may follow. */
export function isDashAlone(line: string): boolean {
  const start = skipBlanks(line, 0);
  let at = start;
  while (isDash(line[at])) at++;
  return at > start && skipBlanks(line, at) === line.length;
}

/** The end of the dash a line starts with. */
function readDash(line: string): number | undefined {
  const start = skipBlanks(line, 0);
  let at = start;
  while (isLongDash(line[at])) at++;
  if (at > start) return at;
  at = runEnd(line, start, '-');
  const hyphens = at - start;
  return (hyphens === 2 || hyphens === 3) && (at === line.length || isBlank(line[at])) ? at : undefined;
}

const isLongDash = (character: string | undefined): boolean => character === '—' || character === '―';

const isDash = (character: string | undefined): boolean =>
  isLongDash(character) || character === '–' || character === '-';
