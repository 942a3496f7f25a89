// Writes the page of benchmarks from the last full run that was kept, so that its numbers are never typed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(import.meta.resolve('bench/results/full.md'));
const browserResults = new URL('browser.md', `file://${results}`);
const page = new URL('../pages/reference/benchmarks.md', import.meta.url);

/** The results without their own title; before the first full run there are none. */
const body = existsSync(results) ? readFileSync(results, 'utf8').replace(/^# .*\n+/, '') : 'There is no full run yet.';
const hasStreaming = body.includes('\n## Streaming\n');

const intro = `# Benchmarks

What ${hasStreaming ? 'reading and streaming a reply costs, beside the peers of the field, and where we are not first' : 'reading a reply costs; streaming beside the peers of the field has not been run in full yet'}. All
numbers of a table come from one run on one machine, taken by turns; a ratio says more than a time. \`pnpm bench\` in the
repository repeats it. Its readme says what each peer is asked for and why that is fair.`;

/** What components do in a page. */
const inBrowser = existsSync(browserResults)
  ? `\n${readFileSync(browserResults, 'utf8')
      .replace(/^# .*\n+/, '')
      .trimEnd()}\n`
  : '';

writeFileSync(page, `${intro}\n\n${body.trimEnd()}\n${inBrowser}`);
