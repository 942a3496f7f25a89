import stringWidth from 'string-width';
import { characters } from './characters.ts';

/** How a piece of text looks. */
export interface Style {
  bold?: boolean;
  dim?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  colour?: 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';
  /** Where it leads, in a terminal that follows links. */
  href?: string;
}

/** A piece of text in one look, without line endings, tabs and control characters once it is laid out. */
export interface Span {
  text: string;
  style?: Style;
}

/** A row of the terminal. */
export type Line = readonly Span[];

export const span = (text: string, style?: Style): Span => ({ text, ...(style && { style }) });

// Most text is of characters that have one column each: ASCII, Latin letters, quotes and dashes, our own lines and marks.
const narrow = /^[\x20-\x7E\u00C0-\u02AF\u2010-\u2027\u2500-\u25CF\u2610\u2611\u2713\u2717]*$/;

/** How many columns a text takes. */
export function columns(text: string): number {
  if (narrow.test(text)) return text.length;
  let sum = 0;
  for (const character of characters(text)) sum += stringWidth(character);
  return sum;
}

/** How many columns a line takes. */
export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + columns(text), 0);

/** The largest of any number of sizes; 0 for none. */
export const most = (sizes: readonly number[]): number => sizes.reduce((largest, size) => Math.max(largest, size), 0);

/** A line filled up with blanks. */
export function fill(line: Line, width: number, align: 'left' | 'right' | 'center' | null = 'left'): Line {
  const missing = Math.max(width - widthOf(line), 0);
  const before = align === 'right' ? missing : align === 'center' ? missing >> 1 : 0;
  const blanks = (count: number): Span[] => (count > 0 ? [span(' '.repeat(count))] : []);
  return [...blanks(before), ...line, ...blanks(missing - before)];
}
