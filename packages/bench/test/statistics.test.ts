import { expect, test } from 'vitest';
import { growthExponent, median, spread } from '../src/statistics.ts';

test.each([
  { numbers: [7], middle: 7 },
  { numbers: [9, 1, 5], middle: 5 },
  { numbers: [4, 1, 3, 2], middle: 2.5 },
  { numbers: [100, 2, 10], middle: 10 },
])('the middle of $numbers is $middle', ({ numbers, middle }) => {
  expect(median(numbers)).toBe(middle);
});

test('there is no middle of nothing', () => {
  expect(() => median([])).toThrow(/at least one number/);
});

test.each([
  { numbers: [5, 5, 5, 5, 5], apart: 0 },
  { numbers: [1, 8, 10, 12, 99], apart: 0.4 },
])('the middle half of $numbers lies $apart of their middle apart', ({ numbers, apart }) => {
  expect(spread(numbers)).toBeCloseTo(apart);
});

const sizes = [5, 20, 80, 320];

test.each([
  { cost: 'c', grown: 0, of: () => 7 },
  { cost: 'c · n', grown: 1, of: (size: number) => 3 * size },
  { cost: 'c · n²', grown: 2, of: (size: number) => 0.01 * size ** 2 },
  { cost: 'c · n^1.3', grown: 1.3, of: (size: number) => 2 * size ** 1.3 },
])('a cost of $cost grows with exponent $grown', ({ grown, of }) => {
  expect(growthExponent(sizes.map((size) => ({ size, cost: of(size) })))).toBeCloseTo(grown);
});

test('noise that doubles and halves a cost by turns does not hide that it is linear', () => {
  const points = [1, 2, 4, 8, 16, 32, 64, 128].map((size, index) => ({ size, cost: size * (index % 2 ? 2 : 0.5) }));
  expect(growthExponent(points)).toBeGreaterThan(0.8);
  expect(growthExponent(points)).toBeLessThan(1.25);
});

test('growth needs two sizes', () => {
  expect(() => growthExponent([{ size: 5, cost: 1 }])).toThrow(/at least two/);
});
