/** Hostile formulas cost no more per character than few of them (security.md, Load). Bounds are wide: other work goes on. */
import { describe, expect, it } from 'vitest';
import { parse } from './tree.ts';

function costOf(text: string): number {
  const costs = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    parse(text);
    return process.cpuUsage(start).user;
  });
  return Math.min(...costs);
}

const units = [
  ...['$a ', '$', '$$', '$$ a ', '\\(a ', '\\[a ', '\\(a\\) ', '${a ', '$`a ', '{$a', '$a$ '],
  ...['$a\n', '$$\n', '$$\nx\n', '$$\n\n', '$$\n- x\n\n', '- $$\n', '> $$\n', '\\[\n'],
];

describe('MTH-26 the time grows with the text', () => {
  it.each(units)('%j', (unit) => {
    costOf(unit.repeat(500));
    const [small, large] = [costOf(unit.repeat(1000)), costOf(unit.repeat(4000))];
    // Linear is 4, quadratic 16.
    expect(large / Math.max(small, 2000)).toBeLessThan(11);
  });
});
