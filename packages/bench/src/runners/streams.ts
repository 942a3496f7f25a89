import type { DocumentKind } from '../corpus/documents.ts';
import { documentText, kilo } from '../corpus/documents.ts';
import { feed } from '../feed.ts';
import { flowdown, type Subject } from '../subject.ts';
import { measureStream, type StreamOptions, type StreamResult } from './stream.ts';

/** What runs before anything is measured, so that no first document pays for compiling the code. */
async function warmUp(subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) {
    const reading = await feed(subject, [...(documentText('mixed', kilo).match(/[\s\S]{1,40}/g) ?? [])]);
    if (reading.outcome === 'read') reading.stream.close?.();
  }
}

/**
 * Streams every document at every size, small ones first. A peer that went over the limit, or failed, is not tried at
 * the larger sizes of the same document.
 */
export async function* measureStreams(
  peers: readonly Subject[],
  options: StreamOptions & { documents: readonly DocumentKind[]; sizes: readonly number[] },
  say: (what: string) => void,
): AsyncGenerator<StreamResult> {
  await warmUp([flowdown, ...peers]);
  for (const kind of options.documents) {
    const out = new Set<string>();
    for (const size of options.sizes) {
      say(`streaming, ${kind}, ${size} KB`);
      const tried = peers.filter(({ name }) => !out.has(name));
      const result = await measureStream(kind, size, tried, options);
      for (const { name } of tried) if (result.cells[name]?.ms === undefined) out.add(name);
      for (const { name } of peers) result.cells[name] ??= { skipped: true };
      yield result;
    }
  }
}
