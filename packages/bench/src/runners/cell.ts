import type { Reading } from '../feed.ts';
import { median } from '../statistics.ts';

/** What one subject took for one document: the median milliseconds of its rounds, or why there are none. */
export interface Cell {
  ms?: number;
  /** It would have taken longer than the limit; it was stopped at this share of the text, after so many milliseconds. */
  stopped?: { at: number; ms: number };
  /** It was over the limit at a smaller size and not tried at this one. */
  skipped?: true;
  failed?: string;
}

/** Collects the readings of one subject. */
export function createCell() {
  const samples: number[] = [];
  let ended: Cell | undefined;
  return {
    add(reading: Reading): void {
      if (reading.outcome === 'read') samples.push(reading.ms);
      else if (reading.outcome === 'failed') ended = { failed: reading.reason };
      else ended = { stopped: { at: reading.reached, ms: reading.ms } };
    },
    /** Whether another round would tell nothing, or cost more than what is left of a budget in milliseconds. */
    isDone: (budget: number): boolean => ended !== undefined || samples.reduce((sum, ms) => sum + ms, 0) > budget,
    result: (): Cell => ended ?? { ms: median(samples) },
  };
}
