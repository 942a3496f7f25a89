import type { Root, RootContent } from 'mdast';
import type { ReplyOptions } from 'remark-flowdown';

/** How a reply is streamed: how it is read, and what of it is shown early. */
export interface ReplyStreamOptions extends ReplyOptions {
  /**
   * What becomes of an emphasis, strikethrough or code in a line that has not closed yet: it is held back, or drawn as if it
   * had closed, which is taken back when it stays open.
   *
   * @default 'exact'
   */
  inline?: 'exact' | 'eager';
}

/** What a piece of text changed. */
export interface ReplyUpdate {
  /** All blocks that are shown; one live array for the whole stream. Blocks that did not change keep their identity. */
  readonly blocks: readonly RootContent[];
  /** The index of the first block that is new or changed; `blocks.length` when none is. */
  readonly firstChanged: number;
  /** How many UTF-16 units of the text are not shown yet. */
  readonly held: number;
}

/** A reply that arrives in pieces. */
export interface ReplyStream {
  /**
   * Takes the next piece of text, cut anywhere.
   *
   * @throws {ReplyStreamEndedError} after `end`
   */
  append(chunk: string): ReplyUpdate;
  /** Says that all text has come, and shows what was held back. Further calls change nothing. */
  end(): ReplyUpdate;
  /** What is shown now, as a tree. After `end` it equals `parseReply` of the whole text. */
  tree(): Root;
}
