import { formatReply, parseReply } from 'remark-flowdown';
import { expect } from 'vitest';
import {
  checkStream,
  chunksOf,
  createReplyStream,
  cutEvery,
  type ReplyStreamOptions,
  type ReplyUpdate,
} from '../src/index.ts';

/** What is shown once a text has come, one UTF-16 unit at a time, as Markdown. */
export function shownAfter(text: string, options?: ReplyStreamOptions): string {
  const stream = createReplyStream(options);
  for (const unit of chunksOf(text, cutEvery(text, 1))) stream.append(unit);
  return formatReply(structuredClone(stream.tree())).trimEnd();
}

/**
 * Streams a text and asks for what is promised of every stream: S1 the tree of the whole text, S2 nothing taken back, S3 no
 * other kind.
 */
export function expectPromises(text: string, cuts: readonly number[], options: ReplyStreamOptions = {}): void {
  const { frames: _, maxHeld, ...found } = checkStream(text, { ...options, cuts });
  expect({ text, ...found }).toEqual({ text, takeBacks: 0, kindFlips: 0, equal: true, violations: [] });
  expect(maxHeld).toBeLessThanOrEqual(text.length);
}

/**
 * Streams a text and asks what each update says: how much is held, nothing at the end (S5), and that blocks which did not
 * change are the same objects. The tree is compared by the test runner this time.
 */
export function expectUpdates(text: string, cuts: readonly number[], options: ReplyStreamOptions = {}): void {
  const stream = createReplyStream(options);
  let before: readonly unknown[] = [];
  const look = ({ blocks, firstChanged, held }: ReplyUpdate) => {
    expect(held).toBeGreaterThanOrEqual(0);
    expect(blocks.slice(0, firstChanged).every((block, index) => block === before[index])).toBe(true);
    before = [...blocks];
    return held;
  };
  for (const chunk of chunksOf(text, cuts)) look(stream.append(chunk));
  expect(look(stream.end())).toBe(0);
  expect(stream.tree()).toEqual(parseReply(text, options));
}

/** The same, one UTF-16 unit at a time. */
export const expectPromisesByUnit = (text: string, options?: ReplyStreamOptions): void =>
  expectPromises(text, cutEvery(text, 1), options);
