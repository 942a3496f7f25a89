import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { documentKinds } from './corpus/documents.ts';
import { standIn } from './engine.ts';
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

async function run(options: Options): Promise<Report> {
  const { only, seed, limit } = options;
  const report: Report = {
    ...{ date: new Date().toISOString(), node: process.versions.node, processor: cpus()[0]?.model ?? 'unknown' },
    ...{ seed, limit, standIn, peers: [], missing: [], equal: {}, streams: [], memory: [] },
  };
  if (only.includes('parse')) {
    say('one parse');
    report.parse = measureParse({ ...options.parse, seed });
  }
  // A stand-in for the engine would only tell about itself.
  if (only.includes('two') && !standIn) {
    say('two replies at once');
    report.twoStreams = measureTwoStreams({ ...options.twoStreams, seed });
  }
  if (only.includes('memory') && !standIn) {
    say('memory');
    report.memory = options.documents.map((kind) => measureMemory(kind, { ...options.memory, seed }));
  }
  // Last, so that the peers' code is not on the heap before.
  if (only.includes('trees') || only.includes('stream')) await runWithPeers(report, options);
  return report;
}

async function runWithPeers(report: Report, options: Options): Promise<void> {
  say('loading the peers');
  const { peers, missing } = await loadPeers(options.peers);
  report.missing = missing;
  report.peers = peers.map(({ name, version, measures }) => ({ name, version, measures, checks: [] }));
  if (options.only.includes('trees')) await judgeTrees(report, peers, options);
  if (options.only.includes('stream')) report.streams = await measureStreams(peers, options, say);
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

/** Keeps a full run under the name that is committed, any other beside it. */
function save(report: Report, isFull: boolean): string {
  const folder = new URL('../results/', import.meta.url);
  const name = isFull ? 'full' : 'last';
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(report, null, 2)}\n`);
  const markdown = toMarkdown(report);
  writeFileSync(new URL(`${name}.md`, folder), `# Results\n\n${markdown}`);
  return markdown;
}

const options = readOptions(process.argv.slice(2));
if (options) {
  console.log(save(await run(options), options.isFull));
  say('done');
} else console.log(help);
// Components may leave timers behind that would keep the process.
process.exit(0);
