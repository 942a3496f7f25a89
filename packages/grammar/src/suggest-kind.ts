import { blockKinds, calloutKinds, formKinds, type MarkerKind } from './kinds/index.ts';
import { knownMarker } from './marker.ts';

const farthest = 2;

/**
 * The callout or form that a misspelt marker most likely meant: `WARNNING` gives `WARNING`, `STEP` gives `STEPS`.
 * At most two letters may be missing, added, wrong or swapped, and fewer than half of the right name's letters:
 * `QUOTE` is a word of its own, not a misspelt `NOTE`.
 *
 * @param name the letters of a marker, in any case
 * @returns the canonical name, or undefined when none is near or the name is already known
 */
export function suggestKind(name: string): MarkerKind['name'] | undefined {
  return knownMarker(name) ? undefined : nearest(name.toUpperCase(), [...calloutKinds, ...formKinds]);
}

/**
 * The block that a misspelt name most likely meant, by the same measure: `action` gives `actions`.
 *
 * @param name a name nobody knows, in any case
 */
export const suggestBlock = (name: string): string | undefined => nearest(name.toLowerCase(), blockKinds);

function nearest<Name extends string>(written: string, kinds: readonly { name: Name }[]): Name | undefined {
  let best: { name: Name; distance: number } | undefined;
  for (const { name } of kinds) {
    if (Math.abs(name.length - written.length) > farthest) continue;
    const distance = editDistance(written, name);
    if (distance > farthest || distance * 2 >= name.length || distance >= (best?.distance ?? Infinity)) continue;
    best = { name, distance };
  }
  return best?.name;
}

/** How many single letters must be added, dropped, changed or swapped with their neighbour to turn `from` into `to`. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(at(last, column - 1) + (same ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1);
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
