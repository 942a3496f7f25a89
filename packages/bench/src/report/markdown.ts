import type { Cell } from '../runners/cell.ts';
import { ourPatience, type StreamResult } from '../runners/stream.ts';
import { behind, growthOf, isRight } from './judge.ts';
import { documentsOf, type Report } from './report.ts';
import { digits, table } from './table.ts';

/** The results as Markdown, to be read in the repository and on the docs site. */
export function toMarkdown(report: Report): string {
  const parts = [
    intro(report),
    parse(report),
    streaming(report),
    notFirst(report),
    rest(report),
    trees(report),
    peers(report),
  ];
  return `${parts.flat().join('\n\n')}\n`;
}

function intro({ date, node, processor, seed }: Report): string {
  return `Run on ${date.slice(0, 10)}, Node.js ${node}, ${processor}, seed ${seed}. Times are processor time; the machine was shared, so compare within a table.`;
}

function parse({ parse: result }: Report): string[] {
  if (!result) return [];
  const { size, rounds, flowdown, remark, ratio } = result;
  const row = (name: string, { ms, spread }: { ms: number; spread: number }, times: number) => [
    name,
    digits(ms),
    `${digits(spread * 100)} %`,
    digits(times),
  ];
  return [
    '## One parse',
    `A mixed reply of ${size} KB, ${rounds} rounds by turns.`,
    table(
      ['parser', 'ms', 'spread', 'ratio'],
      [row('remark-parse, remark-gfm, remark-math', remark, 1), row('parseReply', flowdown, ratio)],
    ),
  ];
}

function streaming(report: Report): string[] {
  const documents = documentsOf(report);
  if (documents.length === 0) return [];
  return [
    '## Streaming',
    'Chunks of about 20 characters. `flowdown` in milliseconds and as a multiple of one parse of the whole text by `parseReply`; peers as multiples of `flowdown`: below 1 the peer is faster. “> 9” means stopped at the limit, which is 9 times our cost. Growth is the exponent of cost over size: 1 is linear, 2 quadratic. A peer with † ends with a wrong tree on this document.',
    ...documents.flatMap(({ kind, results }) => [`### ${kind}`, streamTable(report, kind, results)]),
  ];
}

function streamTable(report: Report, kind: string, results: readonly StreamResult[]): string {
  const cost = (name: string) => growthOf(results.map(({ size, cells }) => ({ size, cost: cells[name]?.ms })));
  const oneParse = growthOf(results.map(({ size, parse: ms }) => ({ size, cost: ms })));
  const names = report.peers.map(({ name }) => name).filter((name) => results.some(({ cells }) => cells[name]));
  return table(
    ['library', ...results.map(({ size }) => `${size} KB`), 'growth'],
    [
      ['one parse, ms', ...results.map(({ parse: ms }) => digits(ms)), digits(oneParse)],
      [
        '**flowdown**, ms',
        ...results.map(({ cells }) => (cells.flowdown?.ms === undefined ? 'over limit' : digits(cells.flowdown.ms))),
        digits(cost('flowdown')),
      ],
      [
        '**flowdown**, × one parse',
        ...results.map(({ parse: ms, cells }) => digits((cells.flowdown?.ms ?? Number.NaN) / ms)),
        '',
      ],
      ...names.map((name) => [
        `${name}${isRight(report, name, kind) === false ? ' †' : ''}`,
        ...results.map(({ cells }) => ratio(cells[name], cells.flowdown?.ms, report.limit)),
        digits(cost(name)),
      ]),
    ],
  );
}

/** A peer's cost over ours. */
function ratio(cell: Cell | undefined, ours: number | undefined, limit: number): string {
  if (!cell) return '–';
  if (cell.failed !== undefined) return 'failed';
  if (ours === undefined) return cell.ms === undefined ? 'over limit' : `${digits(cell.ms)} ms`;
  return cell.ms === undefined ? `> ${digits(limit / ours)}` : digits(cell.ms / ours);
}

function notFirst(report: Report): string[] {
  if (report.streams.length === 0 || report.peers.length === 0) return [];
  const rows = behind(report).map(({ kind, size, peer, ratio: times, right }) => [
    kind,
    `${size} KB`,
    peer,
    digits(times),
    right === undefined ? '–' : right ? 'yes' : 'no',
  ]);
  if (rows.length === 0) return ['### Where we are not first', 'Nowhere in this run.'];
  return [
    '### Where we are not first',
    table(['document', 'size', 'faster', 'our cost over its', 'its tree is right'], rows),
  ];
}

function rest({ twoStreams, memory }: Report): string[] {
  const two = twoStreams && [
    '## Two replies at once',
    `Two mixed replies of ${twoStreams.size} KB, chunk by chunk in turns, cost ${digits(twoStreams.ratio)} times what they cost one after the other (${digits(twoStreams.together)} ms and ${digits(twoStreams.apart)} ms, ${twoStreams.rounds} rounds).`,
  ];
  const held = memory.length > 0 && [
    '## Memory',
    'Bytes held at the end of a reply, before `end`. The ratio is what the stream holds beyond the tree of a parse at once, over the size of the text.',
    table(
      ['document', 'size', 'text', 'tree', 'stream', 'ratio'],
      memory.map(({ kind, size, text, tree, stream, ratio: times }) => [
        kind,
        `${size} KB`,
        ...[text, tree, stream].map((bytes) => `${digits(bytes / 1024)} KiB`),
        digits(times),
      ]),
    ),
  ];
  return [...(two || []), ...(held || [])];
}

function trees({ equal, peers: all }: Report): string[] {
  const ours = Object.entries(equal).map(([kind, same]) => `${kind}: ${same ? 'equal' : '**different**'}`);
  const kinds = [...new Set(all.flatMap(({ checks }) => checks.map(({ kind }) => kind)))];
  const differences = all.flatMap(({ name, checks }) =>
    checks.flatMap(({ kind, difference, streamDiffers }) =>
      difference || streamDiffers
        ? [
            `- ${name}, ${kind}: ${difference ?? 'right'}${streamDiffers ? ' (another tree than from the whole text at once)' : ''}`,
          ]
        : [],
    ),
  );
  const verdict = (right: boolean | undefined) => (right === undefined ? '–' : right ? 'right' : 'wrong');
  return [
    ...(ours.length > 0
      ? [
          '## Is the final tree right?',
          `Our streamed tree beside that of a parse at once, compared deeply: ${ours.join(', ')}.`,
        ]
      : []),
    ...(kinds.length > 0
      ? [
          'Peers are compared with remark-parse and remark-gfm on what CommonMark and GFM define: all words in order, and the number of headings, items, rows, code blocks and quotes.',
          table(
            ['library', ...kinds],
            all.map(({ name, checks }) => [
              name,
              ...kinds.map((kind) => {
                const check = checks.find((each) => each.kind === kind);
                return verdict(check && check.difference === undefined);
              }),
            ]),
          ),
        ]
      : []),
    ...(differences.length > 0 ? [`The first difference of each:`, differences.join('\n')] : []),
  ];
}

function peers({ peers: all, missing, limit }: Report): string[] {
  if (all.length + missing.length === 0) return [];
  return [
    '## What each peer is measured at',
    table(
      ['peer', 'version', 'its time holds'],
      all.map(({ name, version, measures }) => [name, version, measures]),
    ),
    ...(missing.length > 0
      ? [`Not measured: ${missing.map(({ name, reason }) => `${name} (${reason})`).join('; ')}.`]
      : []),
    `A peer is stopped when a document takes it more than ${digits(limit / 1000)} s, flowdown at ${ourPatience} times that.`,
  ];
}
