// What is published has to say that it is client code: the bundler could drop the line.
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../dist/index.js', import.meta.url), 'utf8');
if (!/^["']use client["'];/.test(text)) {
  console.error("dist/index.js does not start with 'use client'.");
  process.exitCode = 1;
}
