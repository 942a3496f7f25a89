import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DocumentKind, documentText, kilo } from '../corpus/documents.ts';
import { median } from '../statistics.ts';

/** What a stream holds at the end of a reply, before `end`, beside the tree of a parse at once. */
export interface MemoryResult {
  kind: DocumentKind;
  /** In kilo characters. */
  size: number;
  /** Bytes of the heap; the text's are its UTF-8 bytes. */
  text: number;
  tree: number;
  stream: number;
  /** What the stream holds beyond the tree, over the text. */
  ratio: number;
}

const child = fileURLToPath(new URL('../memory-child.ts', import.meta.url));

function held(what: 'tree' | 'stream', kind: DocumentKind, size: number, seed: number): number {
  const args = ['--expose-gc', '--import', 'tsx', child, what, kind, String(size), String(seed)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${child} ${what} ended with exit code ${status}: ${stderr}`);
  return (JSON.parse(stdout) as { bytes: number }).bytes;
}

export function measureMemory(
  kind: DocumentKind,
  { size, rounds, seed }: { size: number; rounds: number; seed: number },
): MemoryResult {
  const text = Buffer.byteLength(documentText(kind, size * kilo, seed));
  const times = Array.from({ length: rounds });
  const tree = median(times.map(() => held('tree', kind, size, seed)));
  const stream = median(times.map(() => held('stream', kind, size, seed)));
  return { kind, size, text, tree, stream, ratio: (stream - tree) / text };
}
