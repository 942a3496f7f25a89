import { readFileSync } from 'node:fs';
import type { HastNode } from './outline.ts';
import type { Subject } from './subject.ts';

/** A peer as its adapter describes it. */
export interface Peer extends Subject {
  version: string;
  /** What its time holds, in a sentence. */
  measures: string;
}

/** A peer that could not be loaded, and why. */
export interface MissingPeer {
  name: string;
  reason: string;
}

const folder = new URL('../peers/', import.meta.url);

/** The adapters: a file in `peers/adapters` each. */
export const peerFiles = [
  'streamdown',
  'react-markdown',
  'incremark',
  'incremark-micromark',
  'markstream',
  'x-markdown',
  'markdown-to-jsx',
  'marked',
  'markdown-it',
  'streaming-markdown',
] as const;

/** The version of a package; one of another name than the peer's is named. */
function versionOf(name: string, from = name): string {
  const manifest = readFileSync(new URL(`node_modules/${from}/package.json`, folder), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return name.startsWith(from) ? version : `${from} ${version}`;
}

/** Loads the peers that are asked for. Their code is outside our types, so a failing one is told apart here. */
export async function loadPeers(wanted: readonly string[]): Promise<{ peers: Peer[]; missing: MissingPeer[] }> {
  const peers: Peer[] = [];
  const missing: MissingPeer[] = [];
  for (const file of wanted) {
    try {
      const adapter = (await import(new URL(`adapters/${file}.mjs`, folder).href)) as Omit<Peer, 'version'> & {
        from?: string;
      };
      const { name, measures, open, from } = adapter;
      peers.push({ name, measures, open, version: versionOf(name, from) });
    } catch (error) {
      missing.push({ name: file, reason: reasonOf(error) });
    }
  }
  return { peers, missing };
}

/** The first line of what went wrong. */
export function reasonOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}

/** What CommonMark and GFM make of a text, by unified's reference implementation. */
export async function loadReference(): Promise<(text: string) => HastNode> {
  const { reference } = (await import(new URL('reference.mjs', folder).href)) as {
    reference: (text: string) => HastNode;
  };
  return reference;
}
