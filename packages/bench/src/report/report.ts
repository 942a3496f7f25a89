import type { DocumentKind } from '../corpus/documents.ts';
import type { MissingPeer } from '../peers.ts';
import type { Check } from '../runners/correctness.ts';
import type { MemoryResult } from '../runners/memory.ts';
import type { ParseResult } from '../runners/parse.ts';
import type { StreamResult } from '../runners/stream.ts';
import type { TwoStreamsResult } from '../runners/two-streams.ts';

interface PeerReport {
  name: string;
  version: string;
  measures: string;
  checks: Check[];
}

/** Everything one run found. */
export interface Report {
  date: string;
  node: string;
  processor: string;
  seed: number;
  /** Milliseconds of processor time that a peer may take for one document. */
  limit: number;
  peers: PeerReport[];
  missing: MissingPeer[];
  /** Whether our streamed tree equals that of a parse at once, by document. */
  equal: Partial<Record<DocumentKind, boolean>>;
  parse?: ParseResult;
  streams: StreamResult[];
  twoStreams?: TwoStreamsResult;
  memory: MemoryResult[];
}

/** The documents of a run, in its order, each with its sizes. */
export function documentsOf({ streams }: Report): { kind: DocumentKind; results: StreamResult[] }[] {
  const kinds = [...new Set(streams.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, results: streams.filter((result) => result.kind === kind) }));
}
