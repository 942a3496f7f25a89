import { isDeepStrictEqual } from 'node:util';
import { parseReply } from 'remark-flowdown';
import { chunksOf, type DocumentKind, documentText, kilo } from '../corpus/documents.ts';
import { createReplyStream } from '../engine.ts';
import { feed } from '../feed.ts';
import { differenceOf, type HastNode, type Outline, outlineOf } from '../outline.ts';
import type { Subject } from '../subject.ts';

/** Whether a peer ends with the right words and blocks. */
export interface Check {
  kind: DocumentKind;
  /** The first difference to what CommonMark and GFM say, in words; none if the tree is right. */
  difference?: string;
  /** Whether streaming gave another outline than the whole text at once. */
  streamDiffers: boolean;
}

/** In kilo characters: the standard reply holds every construct from this size on. */
const sizeOf = (kind: DocumentKind) => (kind === 'standard' ? 20 : 5);

/** Some 25 chunks: fewer and longer ones than where time is measured, to have the answer sooner. */
const cut = (text: string, seed: number) => chunksOf(text, { seed, times: Math.ceil((2 * text.length) / kilo) });

/** Compares what a peer ends with, streamed and at once, with the reference, on a document of each kind. */
export async function checkPeer(
  peer: Subject,
  kinds: readonly DocumentKind[],
  reference: (text: string) => HastNode,
  seed: number,
): Promise<Check[]> {
  const checks: Check[] = [];
  for (const kind of kinds) {
    const text = documentText(kind, sizeOf(kind) * kilo, seed);
    const right = outlineOf(reference(text));
    const streamed = await outlineAfter(peer, cut(text, seed));
    const whole = await outlineAfter(peer, [text]);
    const difference = typeof streamed === 'string' ? streamed : differenceOf(streamed, right);
    checks.push({
      kind,
      ...(difference !== undefined && { difference }),
      streamDiffers: !isDeepStrictEqual(streamed, whole),
    });
  }
  return checks;
}

async function outlineAfter(peer: Subject, chunks: readonly string[]): Promise<Outline | string> {
  const reading = await feed(peer, chunks);
  if (reading.outcome !== 'read') return reading.outcome === 'failed' ? reading.reason : reading.outcome;
  const tree = reading.stream.hast?.();
  const outline = tree ? outlineOf(tree) : 'no tree';
  reading.stream.close?.();
  return outline;
}

/** Whether our own tree, streamed, deep-equals that of a parse at once, positions and labels included. */
export function checkEngine(kind: DocumentKind, seed: number): boolean {
  const text = documentText(kind, sizeOf(kind) * kilo, seed);
  const reply = createReplyStream();
  for (const chunk of cut(text, seed)) reply.append(chunk);
  reply.end();
  return isDeepStrictEqual(reply.tree(), parseReply(text));
}
