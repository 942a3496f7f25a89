import { reasonOf } from './peers.ts';
import type { Subject, SubjectStream } from './subject.ts';

/** How one reading of a document went. */
export type Reading =
  | { outcome: 'read'; ms: number; stream: SubjectStream }
  /** Stopped, since it would have cost more than the limit; `reached` is the share of the text it had read. */
  | { outcome: 'over limit'; ms: number; reached: number }
  | { outcome: 'failed'; reason: string };

/** Before this share of the text, what is left cannot be foretold. */
const earliest = 0.05;

/** How many chunks are read between two looks at the clock. */
const stride = 8;

/**
 * Feeds chunks to a subject and measures the processor time in milliseconds, that of all threads. Stops when the limit
 * is passed, or will be even if the rest of the text costs no more per chunk than what was read (a subject that costs
 * more and more per chunk is stopped early, one that costs the same never wrongly).
 */
export async function feed(
  subject: Subject,
  chunks: readonly string[],
  limit = Number.POSITIVE_INFINITY,
): Promise<Reading> {
  globalThis.gc?.();
  const from = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  let stream: SubjectStream | undefined;
  try {
    stream = subject.open();
    for (const [index, chunk] of chunks.entries()) {
      const pending = stream.append(chunk);
      if (pending) await pending;
      if (index % stride !== 0) continue;
      const reached = (index + 1) / chunks.length;
      const ms = spent();
      if (ms <= limit && (reached < earliest || ms / reached <= limit)) continue;
      stream.close?.();
      return { outcome: 'over limit', ms, reached };
    }
    const pending = stream.end();
    if (pending) await pending;
    return { outcome: 'read', ms: spent(), stream };
  } catch (error) {
    stream?.close?.();
    return { outcome: 'failed', reason: reasonOf(error) };
  }
}
