import { type BlockKind, blockKinds, createBlockTable } from '@flowdown/grammar';
import { codes } from 'micromark-util-symbol';
import type { Extension } from 'micromark-util-types';
import { createBlock } from './block.ts';
import { createHeading } from './heading.ts';
import { createIndented } from './indented.ts';
import { createLimits, type Limits } from './limits.ts';
import { createLiteralBreak } from './literal-break.ts';
import { createMarker, createQuoteWatch } from './marker.ts';
import { createOneLine } from './one-line.ts';
import { createParagraph } from './paragraph.ts';
import { resolveBlocks } from './resolve-block.ts';
import { createWatch } from './resolve-outside.ts';
import type { Shared } from './state.ts';
import { createStray } from './stray.ts';

/** What the syntax extension can be told. */
export interface FlowdownSyntaxOptions {
  /**
   * Kinds of `:::` blocks an application adds, each with its body rule.
   *
   * @default []
   */
  blocks?: readonly BlockKind[];
  /**
   * Whether a literal `\n`, a backslash and an `n`, is a line end in marker lines and open blocks and a break in text:
   * models that write into JSON escape twice now and then.
   *
   * @default false
   */
  literalNewlines?: boolean;
  /**
   * Whether micromark's emphasis is bounded here; off where another extension reads emphasis, which would not be asked.
   *
   * @default true
   */
  boundEmphasis?: boolean;
  /** Bounds on what a hostile reply can cost; each has its default. */
  limits?: Limits;
  /**
   * How many lines of an unclosed YAML body can be read, counted from its first. Without it the whole body is kept.
   */
  readablePrefix?: (kind: string, lines: readonly string[]) => number;
}

/**
 * The syntax extension for micromark: `:::` reply blocks (blocks.md).
 *
 * Put it after other extensions in the list, so that it comes first where both know a marker.
 */
export function flowdown(options: FlowdownSyntaxOptions = {}): Extension {
  const shared: Shared = {
    table: createBlockTable(blockKinds, options.blocks),
    literalNewlines: options.literalNewlines ?? false,
    states: new WeakMap(),
    readablePrefix: options.readablePrefix ?? ((_, lines) => lines.length),
  };
  const block = createBlock(shared);
  const stray = createStray(shared);
  const indented = createIndented(shared, [block, stray]);
  const paragraph = createParagraph(shared, block, 'all');
  const limits = createLimits(options.limits);
  const watches = [limits.flowInitial, createWatch()];
  const quotes = limits.document[codes.greaterThan];
  return {
    document: { ...limits.document, [codes.greaterThan]: [createQuoteWatch(shared), ...(quotes ? [quotes] : [])] },
    flowInitial: {
      [codes.horizontalTab]: [...watches, indented],
      [codes.virtualSpace]: [...watches, indented],
      [codes.space]: [...watches, indented],
      null: watches,
    },
    flow: {
      [codes.colon]: [{ ...block, resolve: (events, context) => resolveBlocks(events, context, shared) }, stray],
      [codes.leftSquareBracket]: createMarker(shared, paragraph),
      [codes.numberSign]: createHeading(shared, block),
      // Around the constructs that look at every character, GFM tables among them.
      null: [createParagraph(shared, block, 'glued'), { ...paragraph, add: 'after' }],
    },
    text: {
      ...limits.text,
      ...(options.boundEmphasis !== false && limits.emphasis),
      [codes.colon]: createOneLine(shared),
      ...(shared.literalNewlines && { [codes.backslash]: createLiteralBreak() }),
    },
  };
}
