import type { BlockKind, BodyLine, Entry } from '@flowdown/grammar';
import type { Point } from 'micromark-util-types';

/** What a body line turned out to be; `code` is a line of fenced code, which no rule of the body reads. */
export type LineReading = BodyLine | { type: 'code' };

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /**
     * A whole block.
     *
     * ```markdown
     * > | ::: actions
     *     ^^^^^^^^^^^
     * > | - Yes
     *     ^^^^^
     * > | :::
     *     ^^^
     * ```
     */
    replyBlock: 'replyBlock';
    /** A block within a line of a paragraph, `Text ::: actions - Yes :::`. */
    replyBlockText: 'replyBlockText';
    /** A marker line or its part: opener or closer. */
    replyBlockFence: 'replyBlockFence';
    /** The colons of a fence. */
    replyBlockSequence: 'replyBlockSequence';
    replyBlockName: 'replyBlockName';
    /** One body line, without its line ending. */
    replyBlockLine: 'replyBlockLine';
    /** The entries of a block, first to last. */
    replyBlockList: 'replyBlockList';
    /** One entry of a list block. */
    replyBlockEntry: 'replyBlockEntry';
    /** The link or image of an entry, brackets included. */
    replyBlockTarget: 'replyBlockTarget';
    /** A field of a block that is inline Markdown or an image. */
    replyBlockField: 'replyBlockField';
    /** Prose of a body, read as Markdown; holds the events of a nested document. */
    replyBlockProse: 'replyBlockProse';
    /** Body syntax: bullets, brackets, `#`, keys. */
    replyBlockMarker: 'replyBlockMarker';
    replyBlockAlt: 'replyBlockAlt';
    replyBlockUrl: 'replyBlockUrl';
    replyBlockTitle: 'replyBlockTitle';
    replyBlockFilename: 'replyBlockFilename';
    replyBlockMime: 'replyBlockMime';
    /** A plain value: of a `key: value` line, or a raw line of a YAML body. */
    replyBlockValue: 'replyBlockValue';
    /** A literal `\n` that ends a line of a block. */
    replyBlockLiteral: 'replyBlockLiteral';
    /** Text after the closer on a line with literal line ends. */
    replyBlockTail: 'replyBlockTail';
    /** A literal `\n` in text, with the blanks after it. */
    literalBreak: 'literalBreak';
    /** A quote's first line with a marker, and the lazy text below it. */
    calloutHead: 'calloutHead';
    /** A marker and what follows it on its line: `[!NOTE] Title`. */
    calloutLine: 'calloutLine';
    /** `[!NOTE]`, the fold sign, and the blanks before a title. */
    calloutMarker: 'calloutMarker';
    /** Of GFM tables, which name no type for it. */
    tableContent: 'tableContent';
    /** A closer with nothing open. */
    replyBlockStray: 'replyBlockStray';
  }

  interface Token {
    /** On `replyBlock`, `replyBlockText`: what was found out about the block. */
    replyBlock?: {
      /** As written. */
      name: string;
      kind: BlockKind | undefined;
      /** Whether a closer or an opener ended it, not the end of its container. */
      closed: boolean;
      /** The body, without container prefixes, opener indentation and closer. */
      raw: string;
      /** Where each line of `raw` starts. */
      lines: Point[];
      /** The opener stands after other text on its line; without a body line to show, all of it is text. */
      glued: boolean;
    };
    /** On `calloutLine`: the kind in lower case, and whether what follows is body and no title. */
    marker?: { kind: string; isBody: boolean; fold?: '+' | '-' };
    /** On `literalBreak`: a line ending comes right after it. */
    endsLine?: boolean;
    /** On `replyBlockLine`: how it reads. */
    reading?: LineReading;
    /** On `replyBlockEntry`, `replyBlockTarget`, and the field that is an image. */
    entry?: Entry;
    /** On `replyBlockField` and `replyBlockValue`: the field that it sets, and the depth of a heading. */
    field?: string;
    /** On `replyBlockProse`: where the line numbers of the nested document start, and the real start of each of its lines. */
    prose?: { first: number; lines: Point[] };
  }
}
