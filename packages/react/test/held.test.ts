import { expect, test } from 'vitest';
import { awaitsYaml } from '../src/read/held.ts';

test.each([
  ['Text.\n\n::: form\nfields:', 16, true],
  ['Text.\n\n::: chart', 9, true],
  ['::: actions\n- a', 15, false],
  ['Text :', 1, false],
  ['::: form', 0, false],
])('whether the end of %j (%i units) waits for the reader of YAML: %s', (text, held, expected) => {
  expect(awaitsYaml({ text, held })).toBe(expected);
});
