import type { BlockTable } from '@flowdown/grammar';
import type { ParseContext } from 'micromark-util-types';

/** What one parse keeps between constructs. */
export interface ParseState {
  /** The first line number that no nested document has used yet. */
  nextLine: number;
  /** Lines whose glued opener turned out to be text. */
  textLines: Set<number>;
  /** The column of the last quote marker on each line that starts a quote. */
  quotes: Map<number, number>;
  /** Whether the tokenizers at work read the prose of a known block, in which no block opens. */
  inBlock: boolean;
}

// Line numbers of nested documents are far from real ones: micromark keeps lazy lines by number, for all documents of a parse.
const firstNestedLine = 2 ** 40;

/** The state of each parse; gone with the parse. */
export type ParseStates = WeakMap<ParseContext['lazy'], ParseState>;

export function stateOf(states: ParseStates, parser: ParseContext): ParseState {
  let state = states.get(parser.lazy);
  if (!state) {
    state = { nextLine: firstNestedLine, textLines: new Set(), quotes: new Map(), inBlock: false };
    states.set(parser.lazy, state);
  }
  return state;
}

/** What every construct of one extension shares. */
export interface Shared {
  table: BlockTable;
  /** Whether a literal `\n` counts as a line end in marker lines and open blocks, and as a break in text. */
  literalNewlines: boolean;
  states: ParseStates;
  /** How many of these lines of a YAML body can be read, counted from the first; all when nobody can say. */
  readablePrefix: (kind: string, lines: readonly string[]) => number;
}
