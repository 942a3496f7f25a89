import { readFileSync } from 'node:fs';
import { diagnosticCodes } from 'remark-flowdown';
import { expect, test } from 'vitest';

test('the page lists every code with its severity and when it fires', () => {
  const page = readFileSync(new URL('../../../docs/pages/reference/diagnostics.md', import.meta.url), 'utf8');
  const rows = Object.entries(diagnosticCodes).map(
    ([code, { severity, when }]) => `| \`${code}\` | ${severity} | ${when} |`,
  );
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
