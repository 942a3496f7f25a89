// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('styles.css is what its parts make', () => {
  const script = fileURLToPath(new URL('../scripts/css.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the package is marked as client code', () => {
  expect(readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8')).toMatch(/^'use client';/);
});
