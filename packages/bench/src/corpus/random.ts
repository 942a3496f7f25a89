/** A source of chance that gives the same choices for the same seed. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number between two others, both included. */
  between(least: number, most: number): number;
  /** Whether something happens that has this chance, from 0 to 1. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** The same things in another order. */
  shuffle<T>(things: readonly T[]): T[];
}

/** The generator known as mulberry32: 32 bits of state, enough to mix a corpus. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new RangeError('Cannot pick from an empty list: expected at least one thing');
      return from[between(0, from.length - 1)] as (typeof from)[number];
    },
    shuffle(things) {
      const shuffled = [...things];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = between(0, index);
        const moved = shuffled[index] as (typeof shuffled)[number];
        shuffled[index] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = moved;
      }
      return shuffled;
    },
  };
}
