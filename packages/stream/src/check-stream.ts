import { parseReply } from 'remark-flowdown';
import { compareShown, type Shown, shownOf, type Violation } from './compare.ts';
import { chunksOf, cutEvery } from './cuts.ts';
import { isSame } from './reconcile.ts';
import { createReplyStream, type ReplyStreamOptions, type ReplyUpdate } from './reply-stream.ts';

export interface StreamCheckOptions extends ReplyStreamOptions {
  /**
   * How the text is cut: after every so many UTF-16 units, or at these offsets, in order.
   *
   * @default 20
   */
  cuts?: number | readonly number[];
}

/** A violation, and when it happened. */
export interface StreamViolation extends Violation {
  /** How many UTF-16 units of the text had come. */
  at: number;
}

/** How a text streams. */
export interface StreamCheck {
  /** How many frames there were: one for each chunk, and one for the end. */
  frames: number;
  /** How often something shown was gone or changed in the next frame (S2). */
  takeBacks: number;
  /** How often something shown became another kind (S3). */
  kindFlips: number;
  /** The most UTF-16 units that were not shown at a time. */
  maxHeld: number;
  /** Whether the tree is that of the whole text read at once, places and labels included (S1). */
  equal: boolean;
  /** Each take-back and flip, in order. */
  violations: StreamViolation[];
}

/**
 * Streams a text and checks that the stream keeps its promises: nothing shown is taken back, nothing becomes another kind
 * but by the joins of the README, and the tree at the end is the one of `parseReply`.
 *
 * @throws {RangeError} for chunks of a size that is no whole number above 0
 */
export function checkStream(text: string, { cuts = 20, ...options }: StreamCheckOptions = {}): StreamCheck {
  const stream = createReplyStream(options);
  const violations: StreamViolation[] = [];
  let shown: readonly Shown[] = [];
  let at = 0;
  let maxHeld = 0;
  const take = ({ blocks, firstChanged, held }: ReplyUpdate) => {
    maxHeld = Math.max(maxHeld, held);
    const now = blocks.slice(firstChanged).map(shownOf);
    for (const [index, before] of shown.slice(firstChanged).entries())
      for (const violation of compareShown(before, now[index], firstChanged + index))
        violations.push({ at, ...violation });
    shown = [...shown.slice(0, firstChanged), ...now];
  };
  const chunks = chunksOf(text, typeof cuts === 'number' ? cutEvery(text, cuts) : cuts);
  for (const chunk of chunks) {
    at += chunk.length;
    take(stream.append(chunk));
  }
  take(stream.end());
  const count = (kind: Violation['kind']) => violations.filter((violation) => violation.kind === kind).length;
  return {
    frames: chunks.length + 1,
    takeBacks: count('take-back'),
    kindFlips: count('flip'),
    maxHeld,
    equal: isSame(stream.tree(), parseReply(text, options)),
    violations,
  };
}
