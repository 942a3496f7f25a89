import {
  chunksOf,
  createReplyStream,
  cutAtRandom,
  cutEvery,
  type ReplyStreamOptions,
  type ReplyUpdate,
} from '@flowdown/stream';

/** How a reply arrives: how it is cut, and what becomes of an emphasis or code that is still open. */
export interface Arrival {
  /** How long chunks are in UTF-16 units, on average when they are cut at random. */
  size: number;
  /** The same one cuts the same; without one all chunks are equally long. */
  seed: number | undefined;
  inline: NonNullable<ReplyStreamOptions['inline']>;
}

/** What there is to see after a chunk. */
export interface Frame {
  blocks: ReplyUpdate['blocks'];
  /** The text that has come. */
  arrived: string;
  /** The part of it that is not shown. */
  held: string;
  /** The most UTF-16 units that were held at a time. */
  mostHeld: number;
  /** How many updates the stream gave: one for each chunk, and one for the end. */
  count: number;
  /** How many there will be. */
  total: number;
  isDone: boolean;
}

/** A reply on its way through the engine. */
export interface Run {
  /** How long the next chunk is; 0 for the end of the reply. */
  readonly nextLength: number;
  /** Takes the next chunk, or after the last one the end. */
  step(): void;
  frame(): Frame;
}

export function createRun(text: string, { size, seed, inline }: Arrival): Run {
  const stream = createReplyStream({ inline });
  const cuts = seed === undefined ? cutEvery(text, size) : cutAtRandom(text, size, seed);
  const chunks = chunksOf(text, cuts);
  let update: ReplyUpdate = { blocks: [], firstChanged: 0, held: 0 };
  let count = 0;
  let arrived = 0;
  let mostHeld = 0;
  const isDone = () => count > chunks.length;
  return {
    get nextLength() {
      return chunks[count]?.length ?? 0;
    },
    step() {
      if (isDone()) return;
      const chunk = chunks[count];
      update = chunk === undefined ? stream.end() : stream.append(chunk);
      arrived += chunk?.length ?? 0;
      mostHeld = Math.max(mostHeld, update.held);
      count++;
    },
    frame: () => ({
      // The stream's own array goes on growing.
      blocks: [...update.blocks],
      arrived: text.slice(0, arrived),
      held: text.slice(arrived - update.held, arrived),
      mostHeld,
      count,
      total: chunks.length + 1,
      isDone: isDone(),
    }),
  };
}

/** The blocks of a text that is there as a whole. */
export function readWhole(text: string): ReplyUpdate['blocks'] {
  const stream = createReplyStream();
  stream.append(text);
  return stream.end().blocks;
}
