import type { BlockKind } from '../types.ts';

/** The known block names of one reader: the built-in kinds and the ones an application registered. */
export interface BlockTable {
  /** The kind of a name in any letter case, or undefined. Never an object's prototype. */
  get(name: string): BlockKind | undefined;
  /** Whether a known name starts with these letters, in any letter case. */
  hasPrefix(letters: string): boolean;
  /** All kinds, built-in ones first. */
  readonly kinds: readonly BlockKind[];
}

const namePattern = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;

/**
 * The table that says which names are known.
 *
 * @param builtIn the kinds of the grammar
 * @param registered an application's own kinds, each with its body rule; one of a built-in's name replaces it
 * @throws {TypeError} for a name that no opener could spell
 */
export function createBlockTable(builtIn: readonly BlockKind[], registered: readonly BlockKind[] = []): BlockTable {
  const byName = new Map<string, BlockKind>();
  for (const kind of [...builtIn, ...registered]) {
    for (const name of [kind.name, ...(kind.aliases ?? [])]) {
      if (!namePattern.test(name))
        throw new TypeError(`Block name ${JSON.stringify(name)}: expected letters, digits and single dashes.`);
      byName.set(name.toLowerCase(), kind);
    }
  }
  const names = [...byName.keys()];
  return {
    get: (name) => byName.get(name.toLowerCase()),
    hasPrefix: (letters) => names.some((name) => name.startsWith(letters.toLowerCase())),
    kinds: [...new Set(byName.values())],
  };
}
