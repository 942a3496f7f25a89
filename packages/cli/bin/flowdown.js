#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('flowdown is not built yet: run `pnpm build` first.');
  process.exitCode = 2;
}
