import { isTreeBlank } from './blank.ts';

/** What stands before the name of a row. */
export interface Prefix {
  /** The UTF-16 offset where the name starts. */
  end: number;
  /** The column (from 0, tabs stop at multiples of four) where the name starts. */
  column: number;
  /** Whether a branch (`├──`, `|--`, `- `) leads to the name. */
  branch: boolean;
  /** Whether nothing but blanks stands before the name. */
  bare: boolean;
}

/**
 * Reads over indentation and drawn branches (dialect.md §5): `├── └── │` and their short, heavy and double forms, `|--`,
 * `+--`, `` `-- ``, `\--`, or the dash of a list. After the first branch comes the name, whatever it looks like.
 */
export function readPrefix(text: string): Prefix {
  let at = 0;
  let column = 0;
  const skipTo = (end: number) => {
    for (; at < end; at++) column = text[at] === '\t' ? column + 4 - (column % 4) : column + 1;
  };

  skipTo(blanksEnd(text, at));
  const indent = at;
  let branch = false;
  while (!branch) {
    const drawn = readDrawn(text, at);
    const end = drawn.branch || drawn.end > at ? drawn.end : typedEnd(text, at, at === indent);
    if (end === at) break;
    branch = drawn.branch || drawn.end === at;
    skipTo(end);
    skipTo(blanksEnd(text, at));
  }
  // A branch that leads to nothing stands where its name would after one blank: its siblings are not its children.
  if (branch && at === text.length && !isTreeBlank(text[at - 1])) column++;
  return { end: at, column, branch, bare: at === indent };
}

/** A run of drawn lines. Lines that only pass by (`│`, or `|` between blanks) lead to no name; all others are a branch. */
function readDrawn(text: string, from: number): { end: number; branch: boolean } {
  let at = from;
  let branch = false;
  for (; at < text.length; at++) {
    if (isBoxDrawing(text, at)) branch ||= !verticals.has(text.charAt(at));
    else if (text[at] !== '|' || !(isParted(text, at + 1) || isBoxDrawing(text, at + 1))) break;
  }
  // `├--`: a drawn corner with typed hyphens.
  const hyphens = hyphensEnd(text, at);
  return at > from && hyphens > at && isParted(text, hyphens) ? { end: hyphens, branch: true } : { end: at, branch };
}

/** The end of a typed branch at `from`; `from` itself when there is none. A list dash is one at a row's start only. */
function typedEnd(text: string, from: number, first: boolean): number {
  if (first && text[from] === '-' && isParted(text, from + 1)) return from + 1;
  if (!corners.has(text.charAt(from))) return from;
  const end = hyphensEnd(text, from + 1);
  return end > from + 1 ? end : from;
}

const corners = new Set('|+`\\');
const verticals = new Set('│┃║╎╏┆┇┊┋');

function blanksEnd(text: string, from: number): number {
  let at = from;
  while (isTreeBlank(text[at])) at++;
  return at;
}

function hyphensEnd(text: string, from: number): number {
  let at = from;
  while (text[at] === '-') at++;
  return at;
}

const isParted = (text: string, at: number): boolean => at >= text.length || isTreeBlank(text[at]);

function isBoxDrawing(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x2500 && code <= 0x257f;
}
