import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { documentKinds } from './corpus/documents.ts';
import { help, type Options, readOptions } from './options.ts';
import { loadPeers, loadReference, type Peer } from './peers.ts';
import { toMarkdown } from './report/markdown.ts';
import type { Report } from './report/report.ts';
import { checkEngine, checkPeer } from './runners/correctness.ts';
import { measureMemory } from './runners/memory.ts';
import { measureParse } from './runners/parse.ts';
import { measureStreams } from './runners/streams.ts';
import { measureTwoStreams } from './runners/two-streams.ts';

const say = (what: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${what}`);

async function run(options: Options, keep: (report: Report) => void): Promise<void> {
  const { only, seed, limit } = options;
  const report: Report = {
    ...{ date: new Date().toISOString(), node: process.versions.node, processor: cpus()[0]?.model ?? 'unknown' },
    ...{ seed, limit, peers: [], missing: [], equal: {}, streams: [], memory: [] },
  };
  if (only.includes('parse')) {
    say('one parse');
    report.parse = measureParse({ ...options.parse, seed });
    keep(report);
  }
  if (only.includes('two')) {
    say('two replies at once');
    report.twoStreams = measureTwoStreams({ ...options.twoStreams, seed });
    keep(report);
  }
  if (only.includes('memory')) {
    say('memory');
    report.memory = options.documents.map((kind) => measureMemory(kind, { ...options.memory, seed }));
    keep(report);
  }
  // Last, so that the peers' code is not on the heap before.
  if (only.includes('trees') || only.includes('stream')) await runWithPeers(report, options, keep);
}

async function runWithPeers(report: Report, options: Options, keep: (report: Report) => void): Promise<void> {
  say('loading the peers');
  const { peers, missing } = await loadPeers(options.peers);
  report.missing = missing;
  report.peers = peers.map(({ name, version, measures }) => ({ name, version, measures, checks: [] }));
  if (options.only.includes('trees')) await judgeTrees(report, peers, options);
  keep(report);
  if (!options.only.includes('stream')) return;
  for await (const result of measureStreams(peers, options, say)) {
    report.streams.push(result);
    keep(report);
  }
}

/** Fills in whose final trees are right, ours and the peers'. */
async function judgeTrees(report: Report, peers: readonly Peer[], { documents, seed }: Options): Promise<void> {
  say('our trees');
  for (const kind of documents) report.equal[kind] = checkEngine(kind, seed);
  if (peers.length === 0) return;
  const reference = await loadReference();
  const kinds = documentKinds.filter((kind) => kind === 'standard' || (kind !== 'mixed' && documents.includes(kind)));
  for (const [index, peer] of peers.entries()) {
    say(`trees of ${peer.name}`);
    const found = report.peers[index];
    if (found) found.checks = await checkPeer(peer, kinds, reference, seed);
  }
}

/** Writes what there is so far. */
function save(report: Report, name: string): string {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(report, null, 2)}\n`);
  const markdown = toMarkdown(report);
  writeFileSync(new URL(`${name}.md`, folder), `# Results\n\n${markdown}`);
  return markdown;
}

const options = readOptions(process.argv.slice(2));
if (options) {
  let markdown = '';
  let latest: Report | undefined;
  // An interrupted run keeps what it found; only a whole one replaces the results that are committed.
  await run(options, (report) => {
    latest = report;
    markdown = save(report, 'last');
  });
  if (options.isFull && latest) save(latest, 'full');
  console.log(markdown);
  say('done');
} else console.log(help);
// Components may leave timers behind that would keep the process.
process.exit(0);
