import { readFileSync } from 'node:fs';
import { render } from './render.js';

// A reply as an argument's file, or the one that lies here.
const path = process.argv[2] ?? new URL('../reply.md', import.meta.url);
const { html, messages } = render(readFileSync(path, 'utf8'));
console.log(html);
for (const message of messages) console.error(message);
