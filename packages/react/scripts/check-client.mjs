// What is published has to say that it is client code: the bundler could drop the line.
import { readFileSync } from 'node:fs';

for (const name of ['index.js', 'math.js']) {
  const text = readFileSync(new URL(`../dist/${name}`, import.meta.url), 'utf8');
  if (/^["']use client["'];/.test(text)) continue;
  console.error(`dist/${name} does not start with 'use client'.`);
  process.exitCode = 1;
}
