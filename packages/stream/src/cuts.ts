/** Ways of cutting a text into chunks. Cuts are offsets in UTF-16 units, in order, and fall anywhere, as chunks of a network do. */

function checkSize(size: number): void {
  if (!Number.isInteger(size) || size <= 0)
    throw new RangeError(`The size of chunks is a whole number above 0, but it is ${size}.`);
}

/**
 * Cuts after every so many units.
 *
 * @throws {RangeError} for a size that is no whole number above 0
 */
export function cutEvery(text: string, size: number): number[] {
  checkSize(size);
  const cuts: number[] = [];
  for (let at = size; at < text.length; at += size) cuts.push(at);
  return cuts;
}

/** Numbers below a limit, evenly spread, the same for the same seed (mulberry32). */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/**
 * Cuts at random, into chunks of 1 up to twice a size, so that the size is what they have on average.
 *
 * @param seed the same one gives the same cuts
 * @throws {RangeError} for a size that is no whole number above 0
 */
export function cutAtRandom(text: string, size: number, seed: number): number[] {
  checkSize(size);
  const below = randomBelow(seed);
  const cuts: number[] = [];
  for (let at = 1 + below(2 * size - 1); at < text.length; at += 1 + below(2 * size - 1)) cuts.push(at);
  return cuts;
}

/** The chunks between some cuts. */
export function chunksOf(text: string, cuts: readonly number[]): string[] {
  return [...cuts, text.length].map((end, index) => text.slice(cuts[index - 1] ?? 0, end));
}
