import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../../../scripts/chromium.mjs';
import { chunksOf, documentText, kilo } from '../corpus/documents.ts';
import { reasonOf } from '../peers.ts';
import { browserToMarkdown } from '../report/browser.ts';
import { measureInBrowser } from './measure.ts';
import type { BrowserReport, BrowserResult } from './result.ts';
import { openBenchSite } from './site.ts';
import { browserSubjects } from './subjects.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--browser' && arg !== '--'),
  options: {
    size: { type: 'string', default: '80' },
    limit: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [size, limit, seed] = [Number(values.size), Number(values.limit), Number(values.seed)];
const subjects = values.only ? values.only.split(',') : browserSubjects;

const say = (what: string): void => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${what}`);

/** Packages whose versions are not those of their adapters' names. */
function versionOf(name: string): string {
  const folder = name === '@flowdown/react' ? '../../../react/' : `../../peers/node_modules/${name}/`;
  const manifest = readFileSync(new URL(`${folder}package.json`, import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

say('bundling the page');
const site = await openBenchSite();
const chunks = chunksOf(documentText('mixed', size * kilo, seed), { seed, times: 3 });
const report: BrowserReport = {
  ...{ date: new Date().toISOString(), browser: '', processor: cpus()[0]?.model ?? 'unknown' },
  ...{ seed, size, chunks: chunks.length, limit, results: [] },
};
const isFull = process.argv.slice(2).filter((arg) => arg !== '--browser' && arg !== '--').length === 0;

/** Writes what there is so far. */
function save(name: string): string {
  const folder = new URL('../../results/', import.meta.url);
  const markdown = browserToMarkdown(report);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(new URL(`${name}.md`, folder), `# Results in the browser\n\n${markdown}`);
  return markdown;
}

const nothing = { p50: 0, p99: 0, total: 0 };

for (const subject of subjects) {
  say(subject);
  let result: BrowserResult;
  // One for each: what a peer leaves behind, or breaks, is gone with it.
  const browser = await chromium.launch(launchOptions());
  report.browser = browser.version();
  try {
    const measured = await measureInBrowser(browser, site.url, subject, chunks, limit);
    result = { ...measured, version: versionOf(measured.name) };
  } catch (error) {
    result = {
      ...{ name: subject, version: '', measures: '', failed: reasonOf(error), reached: 0, frames: 0 },
      ...{ script: nothing, work: nothing, mutations: 0, shift: 0, takeBacks: { chunks: 0, characters: 0 } },
    };
  }
  report.results.push(result);
  // An interrupted run keeps what it found; only a whole one replaces the results that are committed.
  save('last.browser');
  await browser.close();
}
site.close();

console.log(save(isFull ? 'browser' : 'last.browser'));
say('done');
