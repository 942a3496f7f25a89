import fc from 'fast-check';
import { createFiller } from './marks.ts';
import { oneBlock } from './replies.ts';

/** How many blocks are drawn at a time. */
const drawn = 50;

/**
 * A reply of whole constructs, the same for the same seed.
 *
 * @param size in characters; the reply ends with the first block that reaches it
 */
export function makeReply(seed: number, size: number): string {
  const fill = createFiller();
  const parts: string[] = [];
  let length = 0;
  for (let round = 0; length < size; round++)
    for (const lines of fc.sample(oneBlock, { seed: seed * 100_003 + round, numRuns: drawn })) {
      if (length >= size) break;
      const part = fill(lines.join('\n'));
      parts.push(part);
      length += part.length + 2;
    }
  return `${parts.join('\n\n')}\n`;
}
