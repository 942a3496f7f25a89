import { strays } from './closer.ts';
import { isBlank, runEnd, skipBlanks } from './scan.ts';
import type { BlockTable } from './table.ts';

const nameEnd = /[A-Za-z0-9-]*/y;

/** Whether colons, which end at an index, may open or close a block once the line goes on. */
function isUndecided(line: string, end: number, table: BlockTable): boolean {
  const start = skipBlanks(line, end);
  nameEnd.lastIndex = start;
  const name = nameEnd.exec(line)?.[0] ?? '';
  const stop = start + name.length;
  // A known name with text after it opens a block in the line, or none.
  return stop < line.length ? table.get(name) !== undefined : table.hasPrefix(name);
}

/**
 * Where the first colons stand that only colons, blanks and stray marks follow, and that may close a block: two or more, or
 * one that more may follow.
 *
 * @param isUnfinished whether the next character may be a colon; in what was cut off a longer line, it is known
 */
export function findClosingColons(line: string, isUnfinished: boolean): number | undefined {
  let found: number | undefined;
  for (let at = line.length - 1; at >= 0; at--) {
    const character = line[at] as string;
    if (character !== ':' && !isBlank(character) && !strays.has(character)) break;
    if (character === ':' && (line[at + 1] === ':' || (isUnfinished && at === line.length - 1))) found = at;
  }
  return found;
}

/**
 * Where an unfinished line may still turn out to open or close a `:::` block: from there on nothing can be shown yet
 * (blocks.md §6). A line that starts with three colons is undecided as a whole, as any name may follow.
 *
 * @param line what has come of a line, without its container's prefix
 * @returns the UTF-16 offset of the colons; undefined when the line holds none that matter
 */
export function findUndecidedBlock(line: string, table: BlockTable): number | undefined {
  const start = skipBlanks(line, 0);
  if (line.startsWith(':::', start)) return start;
  const closer = findClosingColons(line, true);
  for (let from = line.indexOf(':', start); from !== -1; ) {
    if (from === closer) return from;
    const end = runEnd(line, from, ':');
    if (end - from > 2 && isUndecided(line, end, table)) return from;
    from = line.indexOf(':', end);
  }
  return undefined;
}
