import { checkStream, chunksOf, createReplyStream, cutAtRandom, cutEvery } from '@flowdown/stream';
import type { DocumentClass } from './classes.ts';

/** How the documents of a class stream, all of them together. */
export interface ClassResult {
  group: string;
  name: string;
  documents: number;
  characters: number;
  chunk: number;
  frames: number;
  takeBacks: number;
  kindFlips: number;
  /** How many documents end as another tree than `parseReply` reads. */
  unequal: number;
  /** The sum of what was held back after each chunk, in UTF-16 units. */
  held: number;
  mostHeld: number;
}

const cutsOf = (text: string, chunk: number, seed: number): number[] =>
  chunk === 1 ? cutEvery(text, 1) : cutAtRandom(text, chunk, seed);

function heldOver(text: string, cuts: readonly number[]): number {
  const stream = createReplyStream();
  let sum = 0;
  for (const piece of chunksOf(text, cuts)) sum += stream.append(piece).held;
  return sum;
}

export function measureClass({ group, name, chunk, texts }: DocumentClass): ClassResult {
  const sum = { frames: 0, takeBacks: 0, kindFlips: 0, unequal: 0, held: 0, mostHeld: 0 };
  let characters = 0;
  for (const [index, text] of texts.entries()) {
    const cuts = cutsOf(text, chunk, index);
    const { frames, takeBacks, kindFlips, equal, maxHeld } = checkStream(text, { cuts });
    characters += text.length;
    sum.frames += frames;
    sum.takeBacks += takeBacks;
    sum.kindFlips += kindFlips;
    if (!equal) sum.unequal++;
    sum.held += heldOver(text, cuts);
    sum.mostHeld = Math.max(sum.mostHeld, maxHeld);
  }
  return { group, name, documents: texts.length, characters, chunk, ...sum };
}

/** What is held back on average after a chunk; the frame of the end holds nothing and does not count. */
export const meanHeld = ({ held, frames, documents }: Pick<ClassResult, 'held' | 'frames' | 'documents'>): number =>
  held / (frames - documents);

/** What the page prints of a class: it says of the mean no more than one decimal. */
export function toPrint({ held, ...result }: ClassResult) {
  return { ...result, meanHeld: Math.round(10 * meanHeld({ held, ...result })) / 10 };
}

/** All classes together. */
export function sumOf(results: readonly ClassResult[]): ClassResult {
  const sum = { documents: 0, characters: 0, frames: 0, takeBacks: 0, kindFlips: 0, unequal: 0, held: 0 };
  for (const result of results) for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += result[key];
  const mostHeld = Math.max(...results.map((result) => result.mostHeld));
  return { group: 'All', name: 'all', chunk: 0, ...sum, mostHeld };
}
