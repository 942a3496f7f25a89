/**
 * The blocks that are open at the end of a reply, from the last top-level block down to the place from which text is read
 * again. Only what stands after that place is parsed; before it go lines that open the same containers (`headOf`), so that
 * micromark reads each further line as it would in the whole reply.
 */
import type { Parents, PhrasingContent, RootContent } from 'mdast';

/** One open block. Its children up to `frozen` are final; the array is live, and belongs to the node that is shown now. */
export interface Level {
  node: Parents;
  children: RootContent[];
  frozen: number;
  /** What opens it in a text of its own; see `headOf`. */
  opener: Opener;
}

type Opener =
  /** A list, which its items open. */
  | { type: 'list' }
  /** A form over a list that stands outside the quote with its marker. */
  | { type: 'governing' }
  | { type: 'quote'; column: number }
  /** `content`: the column of what the item holds. */
  | { type: 'item'; marker: string; column: number; content: number }
  /** A table of some columns. */
  | { type: 'table'; columns: number; column: number };

/** A paragraph of which the start is final. */
export interface OpenText {
  children: PhrasingContent[];
  frozen: number;
  /** The text that the last final words are; what follows continues it. */
  value: string;
}

/** Where lines that open the containers of a chain stand, and what goes before each line in them. */
export interface Head {
  text: string;
  lines: number;
  /** What continues the containers on a line. */
  prefix: string;
}

const upTo = (prefix: string, column: number): string => prefix.padEnd(column - 1);

/** The lines that open a fence again: its first, and one of code, `x`. */
export const withFence = (head: Head, fence: string): Head => ({
  ...head,
  text: `${head.text}${fence}\nx\n`,
  lines: head.lines + 2,
});

/** Lines that open the containers of some levels; each container holds a paragraph of its own then, `x`. */
export function headOf(levels: readonly Level[]): Head {
  let prefix = '';
  const lines: string[] = [];
  const open = (line: string): void => {
    lines.push(line, prefix.trimEnd());
  };
  for (const { opener } of levels) {
    if (opener.type === 'quote') {
      prefix = `${upTo(prefix, opener.column)}> `;
      open(`${prefix}x`);
    } else if (opener.type === 'item') {
      const first = `${upTo(prefix, opener.column)}${opener.marker}`;
      prefix = upTo(prefix, opener.content);
      open(`${first.padEnd(opener.content - 1)}x`);
    } else if (opener.type === 'table') {
      const row = (cell: string) => `${upTo(prefix, opener.column)}|${`${cell}|`.repeat(opener.columns)}`;
      lines.push(row('x'), row('-'));
    }
  }
  return { text: lines.map((line) => `${line}\n`).join(''), lines: lines.length, prefix };
}

/** How many children of a level's node stand for what opened it. */
export const openingChildren = ({ opener: { type } }: Level): number =>
  type === 'quote' || type === 'item' || type === 'table' ? 1 : 0;
