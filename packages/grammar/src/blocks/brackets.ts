import type { Span } from './scan.ts';
import { codeEnds, isBlank, runEnd, skipBlanks, trimEnd } from './scan.ts';

/** `[label](destination "title")` or the same with a `!` in front, as models write it. Offsets count from the line's start. */
export interface BracketLink {
  image: boolean;
  label: Span;
  /** The destination as written, without its angle brackets. */
  url: Span;
  title?: Span;
  end: number;
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>' };

/**
 * The offset of the bracket that closes the one at `open`; brackets of the same kind nest, escapes and inline code hide.
 *
 * @param code the line's inline code, when the caller asks more than once
 */
export function closingBracket(line: string, open: number, code = codeEnds(line)): number | undefined {
  const opening = line[open] as string;
  const closing = closers[opening];
  let depth = 0;
  for (let at = open; at < line.length; at++) {
    const codeEnd = code.get(at);
    if (codeEnd !== undefined) at = codeEnd - 1;
    else if (line[at] === '\\') at++;
    else if (line[at] === opening) depth++;
    else if (line[at] === closing && --depth === 0) return at;
  }
  return undefined;
}

/** The quoted title at the end of a destination, when there is one. */
function splitTitle(line: string, inside: Span): { url: Span; title?: Span } {
  const quote = line[inside.end - 1];
  if (quote !== '"' && quote !== "'") return { url: inside };
  const open = line.lastIndexOf(quote, inside.end - 2);
  if (open <= inside.start || !isBlank(line[open - 1])) return { url: inside };
  return {
    url: { start: inside.start, end: trimEnd(line.slice(0, open), inside.start) },
    title: { start: open + 1, end: inside.end - 1 },
  };
}

/**
 * The link or image at `from`. More lenient than CommonMark inside the parentheses: blanks may stand in the destination,
 * since a model's URL with a blank is still a URL to its reader.
 */
export function readBracketLink(line: string, from: number, code = codeEnds(line)): BracketLink | undefined {
  const image = line[from] === '!';
  const open = image ? from + 1 : from;
  if (line[open] !== '[') return undefined;
  const labelEnd = closingBracket(line, open, code);
  if (labelEnd === undefined || line[labelEnd + 1] !== '(') return undefined;
  const start = skipBlanks(line, labelEnd + 2);
  const found = { image, label: { start: open + 1, end: labelEnd } };
  if (line[start] === '<') {
    const angle = readAngled(line, start);
    if (angle) return { ...found, ...angle };
  }
  const end = closingBracket(line, labelEnd + 1, code);
  if (end === undefined) return undefined;
  const first = Math.min(start, end);
  const inside = { start: first, end: trimEnd(line.slice(0, end), first) };
  return { ...found, ...splitTitle(line, inside), end: end + 1 };
}

/** A destination in angle brackets, where a parenthesis is a character like others, and the rest of the link. */
function readAngled(line: string, open: number): Pick<BracketLink, 'url' | 'title' | 'end'> | undefined {
  const close = closingBracket(line, open, new Map());
  if (close === undefined) return undefined;
  const rest = skipBlanks(line, close + 1);
  const quote = line[rest];
  const url = { start: open + 1, end: close };
  if (quote !== '"' && quote !== "'") return quote === ')' ? { url, end: rest + 1 } : undefined;
  let at = rest + 1;
  while (at < line.length && line[at] !== quote) at += line[at] === '\\' ? 2 : 1;
  const end = skipBlanks(line, at + 1);
  return line[end] === ')' ? { url, title: { start: rest + 1, end: at }, end: end + 1 } : undefined;
}

const bareUrl = /^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/\S+|mailto:\S+|tel:\S+|data:\S+|\.{0,2}\/\S+)$/;

/** A URL alone from `from` to the end of the line, in angle brackets or bare. */
export function readBareUrl(line: string, from: number): Span | undefined {
  let start = skipBlanks(line, from);
  let end = trimEnd(line, start);
  if (line[start] === '<' && line[end - 1] === '>') {
    start++;
    end--;
  }
  return end > start && bareUrl.test(line.slice(start, end)) ? { start, end } : undefined;
}

const bullet = /(?:[-+*•–]|\d{1,9}[.)])(?=[ \t]|$)|•/y;
const taskBox = /\[[ \txX]\](?=[ \t]|$)/y;
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** Where the content of a list entry starts: after `-`, `*`, `+`, `•`, `–`, `1.` or `1)` and a task box; undefined for other lines. */
export function readBullet(line: string): number | undefined {
  bullet.lastIndex = skipBlanks(line, 0);
  if (rule.test(line) || !bullet.test(line)) return undefined;
  const content = skipBlanks(line, bullet.lastIndex);
  taskBox.lastIndex = content;
  return taskBox.test(line) ? skipBlanks(line, taskBox.lastIndex) : content;
}

/** Where a line's content starts when a bullet is allowed but not needed. */
export const afterBullet = (line: string): number => readBullet(line) ?? skipBlanks(line, 0);

/** The first offset at or after `from` that is neither blank nor a comma or bar between links. */
export function skipSeparators(line: string, from: number): number {
  const at = skipBlanks(line, from);
  return line[at] === ',' || line[at] === '|' ? skipBlanks(line, runEnd(line, at, line[at])) : at;
}
