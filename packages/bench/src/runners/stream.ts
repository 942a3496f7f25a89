import { parseReply } from 'remark-flowdown';
import { chunksOf, type DocumentKind, documentText, kilo } from '../corpus/documents.ts';
import { feed } from '../feed.ts';
import { flowdown, type Subject } from '../subject.ts';
import { type Cell, createCell } from './cell.ts';

/** What streaming one document cost, by subject; `parse` is one parse of the whole text by `parseReply`. */
export interface StreamResult {
  kind: DocumentKind;
  /** In kilo characters. */
  size: number;
  chunks: number;
  parse: number;
  cells: Record<string, Cell>;
}

export interface StreamOptions {
  seed: number;
  rounds: number;
  /** Milliseconds of processor time that a peer may take for one document. */
  limit: number;
}

/** Our own time has to be exact where a peer's may be "over limit": it gets so many times the limit. */
export const ourPatience = 5;

/** One parse of the whole text, as a subject. */
const wholeParse: Subject = {
  name: 'parse',
  open: () => ({ append: (text) => void parseReply(text), end: () => undefined }),
};

/**
 * Streams one document through every subject by turns. A peer that takes long is read once instead of in every round.
 */
export async function measureStream(
  kind: DocumentKind,
  size: number,
  peers: readonly Subject[],
  { seed, rounds, limit }: StreamOptions,
): Promise<StreamResult> {
  const text = documentText(kind, size * kilo, seed);
  const chunks = chunksOf(text, { seed });
  const subjects = [flowdown, wholeParse, ...peers];
  const cells = new Map(subjects.map((subject) => [subject, createCell()]));
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const subject = subjects[(turn + round) % subjects.length] as Subject;
      const cell = cells.get(subject);
      const ours = subject === flowdown || subject === wholeParse;
      if (!cell || cell.isDone(ours ? ourPatience * limit : limit / 4)) continue;
      const reading = await feed(subject, subject === wholeParse ? [text] : chunks, ours ? ourPatience * limit : limit);
      cell.add(reading);
      if (reading.outcome === 'read') reading.stream.close?.();
    }
  }
  const results = Object.fromEntries([...cells].map(([{ name }, cell]) => [name, cell.result()]));
  const { parse, ...others } = results;
  return { kind, size, chunks: chunks.length, parse: parse?.ms ?? Number.NaN, cells: others };
}
