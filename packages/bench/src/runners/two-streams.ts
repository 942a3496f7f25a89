import { chunksOf, documentText, kilo } from '../corpus/documents.ts';
import { createReplyStream } from '../engine.ts';
import { interleave } from '../measure.ts';
import { median } from '../statistics.ts';

/** Two replies that arrive at the same time, beside the same two one after the other. */
export interface TwoStreamsResult {
  /** In kilo characters each. */
  size: number;
  rounds: number;
  /** Median milliseconds of processor time. */
  together: number;
  apart: number;
  ratio: number;
}

export function measureTwoStreams({
  size,
  rounds,
  seed,
}: {
  size: number;
  rounds: number;
  seed: number;
}): TwoStreamsResult {
  const [first, second] = [seed, seed + 1].map((each) =>
    chunksOf(documentText('mixed', size * kilo, each), { seed: each }),
  );
  const read = (...replies: string[][]) => {
    const streams = replies.map(() => createReplyStream());
    const longest = Math.max(...replies.map((chunks) => chunks.length));
    for (let index = 0; index < longest; index += 1)
      for (const [which, chunks] of replies.entries()) {
        const chunk = chunks[index];
        if (chunk !== undefined) streams[which]?.append(chunk);
      }
    for (const stream of streams) stream.end();
  };
  const samples = interleave(
    {
      together: () => read(first ?? [], second ?? []),
      apart: () => {
        read(first ?? []);
        read(second ?? []);
      },
    },
    { rounds, warmUp: 1 },
  );
  const [together, apart] = [median(samples.together), median(samples.apart)];
  return { size, rounds, together, apart, ratio: together / apart };
}
