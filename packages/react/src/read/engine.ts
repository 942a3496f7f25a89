import { createReplyStream, type ReplyStream, type ReplyStreamOptions } from '@flowdown/stream/core';
import { createBlocks, type ReplyBlocks } from './blocks.ts';
import type { Snapshot } from './model.ts';

type ParseOptions = Omit<ReplyStreamOptions, 'yaml'>;
type Yaml = NonNullable<ReplyStreamOptions['yaml']>;

/** Reads a text that grows. */
export interface ReplyEngine {
  /**
   * The reply at a moment. Asked again for the same text it answers with the same snapshot, so it may be called while
   * React renders: a text that only grew costs what was added, any other is read from its start.
   *
   * @param yaml another reader than before matters only when something waits for one
   */
  read(text: string, isEnded: boolean, options: ParseOptions | undefined, yaml: Yaml): Snapshot;
  /** Remembers a snapshot that is on the page: React may go back to it. */
  commit(snapshot: Snapshot): void;
}

/** A text that is being read, and how. */
interface Reading {
  stream: ReplyStream;
  blocks: ReplyBlocks;
  options: ParseOptions | undefined;
  yaml: Yaml;
  last?: Snapshot;
}

export function createReplyEngine(): ReplyEngine {
  let reading: Reading | undefined;
  let committed: Snapshot | undefined;
  const readBy = new WeakMap<Snapshot, Reading>();

  function start(text: string, options: ParseOptions | undefined, yaml: Yaml): Reading {
    const before = reading;
    // The same text read in another way has the same history.
    const goesOn = before?.last && text.startsWith(before.last.text);
    const { historyLength, done } = goesOn ? before.blocks : { historyLength: text.length, done: new Set<string>() };
    const blocks = createBlocks(historyLength, done);
    return { stream: createReplyStream({ ...options, yaml }), blocks, options, yaml };
  }

  function extend(into: Reading, text: string, isEnded: boolean): Snapshot {
    let update = into.stream.append(text.slice(into.last?.text.length ?? 0));
    let first = update.firstChanged;
    if (isEnded) {
      update = into.stream.end();
      first = Math.min(first, update.firstChanged);
    }
    // Offsets do not count a byte order mark.
    const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
    const { held } = update;
    const snapshot = { ...into.blocks.update(update.blocks, first, plain, isEnded), text, isEnded, held };
    into.last = snapshot;
    readBy.set(snapshot, into);
    return snapshot;
  }

  return {
    read(text, isEnded, options, yaml) {
      const isRead = (snapshot: Snapshot): boolean => {
        const by = readBy.get(snapshot);
        return by?.options === options && (by?.yaml === yaml || !snapshot.isPending);
      };
      for (const known of [reading?.last, committed])
        if (known && known.text === text && known.isEnded === isEnded && isRead(known)) return known;
      const last = reading?.last;
      if (!reading || !last || last.isEnded || !text.startsWith(last.text) || !isRead(last))
        reading = start(text, options, yaml);
      const snapshot = extend(reading, text, isEnded);
      if (isRead(snapshot)) return snapshot;
      // The first thing that needs the reader of YAML, which has come since.
      reading = start(text, options, yaml);
      return extend(reading, text, isEnded);
    },
    commit(snapshot) {
      committed = snapshot;
    },
  };
}
