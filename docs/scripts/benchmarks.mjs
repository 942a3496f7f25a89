// Writes the page of benchmarks from the last full run that was kept, so that its numbers are never typed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(import.meta.resolve('bench/results/full.md'));
const page = new URL('../pages/reference/benchmarks.md', import.meta.url);

const intro = `# Benchmarks

What reading and streaming a reply costs, beside the peers of the field, and where we are not first. All numbers of a table
come from one run on one machine, taken by turns; a ratio says more than a time. \`pnpm bench\` in the repository repeats it.
Its readme says what each peer is asked for and why that is fair.`;

/** The results without their own title; before the first full run there are none. */
const body = existsSync(results) ? readFileSync(results, 'utf8').replace(/^# .*\n+/, '') : 'There is no full run yet.';
writeFileSync(page, `${intro}\n\n${body.trimEnd()}\n`);
