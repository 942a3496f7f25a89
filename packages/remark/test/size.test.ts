/** A reply of any size is read whole (dialect.md §0, L2): nothing is passed as more arguments than a function takes. */
import { expect, it } from 'vitest';
import { parseReply } from '../src/index.ts';

const count = 130_000;

it.each([
  ['panel', 'heading', `> [!TABS]\n\n### Tea\n${'####\n'.repeat(count - 1)}`],
  ['card', 'thematicBreak', `::: list-item\n# Tea\n${'***\n'.repeat(count)}:::`],
])('a %s of 130,000 blocks is read whole', { timeout: 120_000 }, (_, type, reply) => {
  const [holder] = parseReply(reply).children as { children: { type: string }[] }[];
  const found = holder?.children.filter((child) => child.type === type).length ?? 0;
  expect(found).toBeGreaterThanOrEqual(count);
});
