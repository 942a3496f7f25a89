import type { TreeRow } from '@flowdown/grammar';

/** An entry with what it holds. One that did not change is the same object. */
export interface Entry {
  /** Its place among all rows, which stays while the tree grows. */
  readonly index: number;
  readonly row: TreeRow;
  readonly entries: readonly Entry[];
}

/** Rows deeper than this stand at this depth: what draws entries calls itself for each level. */
const deepest = 50;

function isSame(before: Entry | undefined, { row, entries }: Entry): before is Entry {
  if (!before) return false;
  const { name, comment, folder, placeholder } = before.row;
  return (
    name === row.name &&
    comment === row.comment &&
    folder === row.folder &&
    placeholder === row.placeholder &&
    before.entries.length === entries.length &&
    before.entries.every((entry, index) => entry === entries[index])
  );
}

/** Makes what puts rows into one another, and keeps the entries of the last time that are still the same. */
export function createEntryReader(): (rows: readonly TreeRow[]) => readonly Entry[] {
  let before: readonly Entry[] = [];
  return (rows) => {
    const held: Entry[][] = rows.map(() => []);
    const kept: Entry[] = [];
    const parents = parentsOf(rows);
    const roots: Entry[] = [];
    // From the last to the first: what an entry holds comes after it.
    for (let index = rows.length - 1; index >= 0; index--) {
      const row = rows[index] as TreeRow;
      const made: Entry = { index, row, entries: (held[index] as Entry[]).reverse() };
      const known = before[index];
      const entry = isSame(known, made) ? known : made;
      kept.push(entry);
      (held[parents[index] ?? -1] ?? roots).push(entry);
    }
    before = kept.reverse();
    return roots.reverse();
  };
}

/** The index of what each row stands in; -1 for roots. */
function parentsOf(rows: readonly TreeRow[]): number[] {
  const open: number[] = [];
  return rows.map(({ depth }, index) => {
    open.length = Math.min(depth, deepest, open.length);
    const parent = open.at(-1) ?? -1;
    open.push(index);
    return parent;
  });
}
