/** The middle of some numbers; with an even count, halfway between the two in the middle. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('Cannot take the median of nothing: expected at least one number');
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] as number) + (sorted[Math.floor(half)] as number)) / 2;
}

/** The number that so large a share of some numbers does not exceed; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** How far apart the middle half of some numbers lies, as a share of their median. */
export function spread(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] as number;
  return (at(0.75) - at(0.25)) / median(numbers);
}

/**
 * The growth exponent: `k` where cost is about `c · size^k`, the slope of the line through the logarithms with the
 * smallest squared distance. 1 is linear, 2 quadratic.
 */
export function growthExponent(points: readonly { size: number; cost: number }[]): number {
  const distinct = new Set(points.map(({ size }) => size)).size;
  if (distinct < 2) throw new RangeError(`Cannot tell growth from ${distinct} size(s): expected at least two`);
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const meanX = logs.reduce((sum, { x }) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, { y }) => sum + y, 0) / logs.length;
  const across = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return across / logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}
