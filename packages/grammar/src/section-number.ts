import { isBlank, skipBlanks } from './blocks/scan.ts';

/** The number that a heading's text starts with. */
export interface SectionNumber {
  /** Digits and the dots between them, without a closing `.` or `)`: `1.2`. */
  number: string;
  /** The UTF-16 offset of the title after the number. */
  titleStart: number;
}

/**
 * The section number of a heading: digits joined by dots, a last dot allowed, or digits and `.` or `)`; then a blank and
 * a title (dialect.md §3). A bare integer, a glued unit, letters and roman numerals are words.
 *
 * @param text the whole text of the heading, formatting taken off
 */
export function readSectionNumber(text: string): SectionNumber | undefined {
  let end = digitsEnd(text, 0);
  if (end === 0) return undefined;
  let joined = false;
  while (text[end] === '.' && digitsEnd(text, end + 1) > end + 1) {
    end = digitsEnd(text, end + 1);
    joined = true;
  }
  const closed = text[end] === '.' || (text[end] === ')' && !joined);
  if (!joined && !closed) return undefined;
  const after = closed ? end + 1 : end;
  const titleStart = skipBlanks(text, after);
  if (!isBlank(text[after]) || titleStart === text.length) return undefined;
  return { number: text.slice(0, end), titleStart };
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  return at;
}
