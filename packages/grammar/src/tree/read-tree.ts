import { trimBlanks } from './blank.ts';
import { splitComment } from './comment.ts';
import { readPrefix } from './prefix.ts';
import { isSummary } from './summary.ts';

/** One entry of a file tree. */
export interface TreeRow {
  /** The name as written, a folder's `/` and a link's ` -> target` included; empty for a branch without a name. */
  name: string;
  /** How many rows it stands inside of: 0 for a root. */
  depth: number;
  /** Whether it holds other entries, or is written as a folder. */
  folder: boolean;
  /** The text after `#`. */
  comment?: string;
  /** Stands for entries that were left out (`...`). */
  placeholder?: true;
  /** The line of the text it was read from, counted from 0. */
  line: number;
}

/** What the text of a tree fence says. */
export interface Tree {
  rows: TreeRow[];
  /** A last line such as `3 directories, 5 files`. */
  summary?: string;
}

interface Line {
  text: string;
  line: number;
  /** The column where the name starts. */
  column: number;
  /** Offsets of the name; `bare` when only blanks stand before it. */
  start: number;
  bare: boolean;
}

/**
 * Reads the text of a tree fence (dialect.md §5). Each row is one entry: its parent is the nearest earlier row whose name
 * starts at a smaller column, whatever the branches are drawn with. Blank rows and rows of only `│` are no entries; no
 * other row is dropped. Any string is a tree, the empty one has no rows. Linear in its length.
 *
 * @param value the fence's text, without the fences; lines end in LF, CRLF or CR
 */
export function readTree(value: string): Tree {
  const lines = readLines(value);
  const last = lines.at(-1);
  const summary =
    last?.bare && isSummary(trimBlanks(last.text, last.start)) ? trimBlanks(last.text, last.start) : undefined;
  if (summary !== undefined) lines.pop();

  const rows: TreeRow[] = [];
  const open: number[] = [];
  for (const { text, line, column, start } of lines) {
    while ((open.at(-1) ?? -1) >= column) open.pop();
    const previous = rows.at(-1);
    if (previous && open.length > previous.depth) previous.folder = true;
    const { name, comment } = splitComment(trimBlanks(text, start));
    const placeholder = name === '...' || name === '…';
    rows.push({
      name,
      depth: open.length,
      // The dot is the folder that the listing was made in.
      folder: name.endsWith('/') || name === '.',
      ...(comment && { comment }),
      ...(placeholder && { placeholder }),
      line,
    });
    open.push(column);
  }
  return summary === undefined ? { rows } : { rows, summary };
}

function readLines(value: string): Line[] {
  const lines: Line[] = [];
  value.split(/\r\n?|\n/).forEach((text, line) => {
    const prefix = readPrefix(text);
    // Nothing, or only the lines that join the branches above and below.
    if (prefix.end === text.length && !prefix.branch) return;
    lines.push({ text, line, column: prefix.column, start: prefix.end, bare: prefix.bare });
  });
  return lines;
}
