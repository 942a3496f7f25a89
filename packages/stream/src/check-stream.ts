import { parseReply } from 'remark-flowdown';
import { compareShown, type Shown, shownOf, type Violation } from './compare.ts';
import { chunksOf, cutEvery } from './cuts.ts';
import { isSame } from './reconcile.ts';
import type { ReplyStream, ReplyStreamOptions, ReplyUpdate } from './types.ts';
import { createReplyStream } from './yaml-stream.ts';

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
  /**
   * How often something that was shown ahead was gone or changed in the next frame: an open emphasis or code that stayed
   * open. Only with `inline: 'eager'`, and no violation there.
   */
  eagerTakeBacks?: number;
  /** The most UTF-16 units that were not shown at a time. */
  maxHeld: number;
  /** Whether the tree is that of the whole text read at once, places and labels included (S1). */
  equal: boolean;
  /** Each take-back and flip, in order. */
  violations: StreamViolation[];
}

/** A stream, and what its last frame shows of each block. */
interface Watched {
  readonly stream: ReplyStream;
  shown: Shown[];
}

const watch = (options: ReplyStreamOptions): Watched => ({ stream: createReplyStream(options), shown: [] });

/** Takes what a stream shows now. */
function advance(watched: Watched, { blocks, firstChanged }: ReplyUpdate): void {
  watched.shown = [...watched.shown.slice(0, firstChanged), ...blocks.slice(firstChanged).map(shownOf)];
}

/** What a frame takes back of some blocks that were shown before. */
function compareAll(before: readonly Shown[], now: readonly Shown[], from: number): Violation[] {
  const found: Violation[] = [];
  for (let index = from; index < before.length; index++)
    for (const violation of compareShown(before[index] as Shown, now[index], index, now[index + 1]))
      found.push(violation);
  return found;
}

/**
 * Streams a text and checks that the stream keeps its promises: nothing shown is taken back, nothing becomes another kind
 * but by the joins of the README, and the tree at the end is the one of `parseReply`. What is shown ahead of that
 * (`inline: 'eager'`) may be taken back.
 *
 * @throws {RangeError} for chunks of a size that is no whole number above 0
 */
export function checkStream(
  text: string,
  { cuts = 20, inline = 'exact', ...options }: StreamCheckOptions = {},
): StreamCheck {
  const decided = watch(options);
  const eager = inline === 'eager' ? watch({ ...options, inline }) : undefined;
  const drawn = eager ?? decided;
  const violations: StreamViolation[] = [];
  let eagerTakeBacks = 0;
  let at = 0;
  let maxHeld = 0;
  const take = (read: (stream: ReplyStream) => ReplyUpdate) => {
    const [before, ahead] = [decided.shown, drawn.shown];
    const update = read(decided.stream);
    const drawnUpdate = eager ? read(eager.stream) : update;
    advance(decided, update);
    if (eager) advance(eager, drawnUpdate);
    const from = Math.min(update.firstChanged, drawnUpdate.firstChanged);
    const found = compareAll(before, drawn.shown, from);
    for (const violation of found) violations.push({ at, ...violation });
    if (eager) {
      const known = new Set(found.map(({ path }) => path));
      eagerTakeBacks += compareAll(ahead, eager.shown, from).filter(({ path }) => !known.has(path)).length;
    }
    maxHeld = Math.max(maxHeld, drawnUpdate.held);
  };
  const chunks = chunksOf(text, typeof cuts === 'number' ? cutEvery(text, cuts) : cuts);
  for (const chunk of chunks) {
    at += chunk.length;
    take((stream) => stream.append(chunk));
  }
  take((stream) => stream.end());
  const count = (kind: Violation['kind']) => violations.filter((violation) => violation.kind === kind).length;
  return {
    frames: chunks.length + 1,
    takeBacks: count('take-back'),
    kindFlips: count('flip'),
    ...(eager && { eagerTakeBacks }),
    maxHeld,
    equal: isSame(drawn.stream.tree(), parseReply(text, options)),
    violations,
  };
}
