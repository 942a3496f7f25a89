import { formatReply, parseReply } from 'remark-flowdown';
import { expect } from 'vitest';
import { checkStream, chunksOf, createReplyStream, cutEvery, type ReplyStreamOptions } from '../src/index.ts';

/** What is shown once a text has come, one UTF-16 unit at a time, as Markdown. */
export function shownAfter(text: string, options?: ReplyStreamOptions): string {
  const stream = createReplyStream(options);
  for (const unit of chunksOf(text, cutEvery(text, 1))) stream.append(unit);
  return formatReply(structuredClone(stream.tree())).trimEnd();
}

/**
 * Streams a text and asks for all that is promised of every stream: S1 the tree of the whole text, S2 nothing taken back,
 * S3 no other kind, S4 held text is counted, S5 nothing is held at the end, and blocks that did not change are the same objects.
 */
export function expectPromises(text: string, cuts: readonly number[], options: ReplyStreamOptions = {}): void {
  const { frames: _, maxHeld, ...found } = checkStream(text, { ...options, cuts });
  expect({ text, ...found }).toEqual({ text, takeBacks: 0, kindFlips: 0, equal: true, violations: [] });
  expect(maxHeld).toBeLessThanOrEqual(text.length);

  const stream = createReplyStream(options);
  let before: readonly unknown[] = [];
  const look = ({ blocks, firstChanged, held }: ReturnType<typeof stream.append>) => {
    expect(held).toBeGreaterThanOrEqual(0);
    expect(blocks.slice(0, firstChanged).every((block, index) => block === before[index])).toBe(true);
    before = [...blocks];
    return held;
  };
  for (const chunk of chunksOf(text, cuts)) look(stream.append(chunk));
  expect(look(stream.end())).toBe(0);
  // Structures that look the same may differ in what `isSame` is blind to; this is the test runner's own comparison.
  expect(stream.tree()).toEqual(parseReply(text, options));
}

/** The same, one UTF-16 unit at a time. */
export const expectPromisesByUnit = (text: string, options?: ReplyStreamOptions): void =>
  expectPromises(text, cutEvery(text, 1), options);
