import { readFileSync } from 'node:fs';
import { outlineOf } from './process.js';

// A reply as an argument's file, or the one that lies here.
const path = process.argv[2] ?? new URL('../reply.md', import.meta.url);
for (const line of outlineOf(readFileSync(path, 'utf8'))) console.log(line);
