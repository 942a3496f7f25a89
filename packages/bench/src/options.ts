import { parseArgs } from 'node:util';
import { type DocumentKind, documentKinds } from './corpus/documents.ts';
import { peerFiles } from './peers.ts';

const runners = ['parse', 'trees', 'stream', 'two', 'memory'] as const;
type Runner = (typeof runners)[number];

export interface Options {
  only: readonly Runner[];
  documents: readonly DocumentKind[];
  /** In kilo characters. */
  sizes: readonly number[];
  peers: readonly string[];
  seed: number;
  limit: number;
  rounds: number;
  parse: { size: number; rounds: number };
  twoStreams: { size: number; rounds: number };
  memory: { size: number; rounds: number };
  /** Whether nothing was left out, so that the results may be kept. */
  isFull: boolean;
}

export const help = `pnpm bench [options]

  --quick              small documents and few rounds, under a minute
  --only a,b           of ${runners.join(', ')}
  --documents a,b      of ${documentKinds.join(', ')}
  --sizes 5,20         in kilo characters; default 5,20,80,320
  --peers a,b          of ${peerFiles.join(', ')}
  --no-peers           measure us alone, and install no peers
  --limit 2000         milliseconds of processor time a peer may take for one document
  --rounds 3           how often each cell of the streaming tables is measured
  --seed 1             another corpus
`;

const settings = {
  quick: { type: 'boolean' },
  help: { type: 'boolean' },
  'no-peers': { type: 'boolean' },
  only: { type: 'string' },
  documents: { type: 'string' },
  sizes: { type: 'string' },
  peers: { type: 'string' },
  limit: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Documents whose time is taken: the standard reply is there to judge peers' trees. */
const timed = documentKinds.filter((kind) => kind !== 'standard');

/** Reads the command line; gives `undefined` where help is asked for. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({ args: [...args], options: settings });
  if (values.help) return undefined;
  const quick = values.quick === true;
  const small = { size: quick ? 40 : 300, rounds: quick ? 3 : 5 };
  return {
    only: several('only', values.only, runners, runners),
    documents: several('documents', values.documents, documentKinds, quick ? ['mixed', 'list', 'fence'] : timed),
    sizes:
      values.sizes === undefined
        ? quick
          ? [2, 8]
          : [5, 20, 80, 320]
        : values.sizes.split(',').map((size) => amount('sizes', size)),
    peers: values['no-peers'] ? [] : several('peers', values.peers, peerFiles, peerFiles),
    seed: amount('seed', values.seed ?? '1'),
    limit: amount('limit', values.limit ?? (quick ? '300' : '2000')),
    rounds: amount('rounds', values.rounds ?? (quick ? '1' : '3')),
    parse: small,
    twoStreams: { size: quick ? 4 : 80, rounds: quick ? 1 : 3 },
    memory: { size: quick ? 8 : 80, rounds: 1 },
    isFull: Object.keys(values).length === 0,
  };
}

function several<Name extends string>(
  option: string,
  value: string | undefined,
  known: readonly Name[],
  standard: readonly Name[],
): readonly Name[] {
  if (value === undefined) return standard;
  return value.split(',').map((name) => {
    const found = known.find((each) => each === name.trim());
    if (found === undefined)
      throw new RangeError(`--${option} does not know ${JSON.stringify(name)}: expected ${known.join(', ')}`);
    return found;
  });
}

function amount(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0)
    throw new RangeError(`--${option} cannot be ${JSON.stringify(value)}: expected a number above 0`);
  return number;
}
