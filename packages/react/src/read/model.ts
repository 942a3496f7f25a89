import type { Definition, FootnoteDefinition, RootContent } from 'mdast';
import type { Call } from './facts.ts';

/** What a block mentions of other blocks. */
export interface References {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The numbers of the footnotes that it calls. */
  readonly notes: ReadonlyMap<string, number>;
}

/** One block of a reply as it is drawn. It never changes: a block that does is another object of the same `key`. */
export interface BlockModel {
  /** The offset where the block starts in the text: the same for as long as the reply grows. */
  readonly key: string;
  /** Its nodes: one, or the neighbouring cards of a row. */
  readonly nodes: readonly RootContent[];
  readonly references: References;
  /** The text it was read from. */
  readonly source: string;
  /** Whether more text may still belong to it: the last block of a reply that streams. */
  readonly isOpen: boolean;
  /** Whether it came while the reply was on the page, and not as a part of its history. */
  readonly isFresh: boolean;
  /** What its reply has done by itself, which it does once: of the whole reply, and the one thing that changes. */
  readonly done: Set<string>;
}

/** A footnote that is called, for the section at the end. */
export interface NoteModel {
  readonly key: string;
  readonly number: number;
  readonly definition: FootnoteDefinition;
  /** The text it was read from. */
  readonly source: string;
  readonly references: References;
  /** Where it is called. */
  readonly calls: readonly Call[];
}

/** A reply at one moment. */
export interface Snapshot {
  readonly text: string;
  readonly isEnded: boolean;
  readonly blocks: readonly BlockModel[];
  /** The same in groups, which keep their identity too, so that a chunk costs the same however long the reply is. */
  readonly groups: readonly BlockGroup[];
  readonly notes: readonly NoteModel[];
  /** How many UTF-16 units of the text are not shown yet. */
  readonly held: number;
  /** A block waits for the reader of YAML. */
  readonly isPending: boolean;
  /** A block holds raw HTML. */
  readonly hasHtml: boolean;
}

export interface BlockGroup {
  readonly key: number;
  readonly blocks: readonly BlockModel[];
}
