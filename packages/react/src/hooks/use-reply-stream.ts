import { useEffect, useMemo, useState } from 'react';
import { lazyYaml } from '../lazy.ts';
import { createReplyEngine } from '../read/engine.ts';
import { awaitsYaml } from '../read/held.ts';
import type { Snapshot } from '../read/model.ts';
import type { ReplySource } from '../read/pump.ts';
import type { ReplyReadOptions } from '../types.ts';
import { useLazy } from './use-lazy.ts';
import { usePaced } from './use-paced.ts';
import { useSame } from './use-same.ts';
import { useTextStream } from './use-text-stream.ts';

/** Where a reply comes from: a text that the application holds, or a stream that is read here. */
export type ReplyInput =
  | {
      /** The text so far. One that only grew continues the reply; any other is a reply of its own. */
      markdown: string;
      /**
       * Whether more text will come.
       *
       * @default false
       */
      streaming?: boolean;
      /** What broke the text off, if something did. */
      error?: unknown;
      stream?: undefined;
    }
  | {
      /** A stream of text. It is cancelled when the reply leaves the page. */
      stream: ReplySource;
      markdown?: undefined;
      streaming?: undefined;
      error?: undefined;
    };

export interface ReplyStreamHookOptions extends ReplyReadOptions {
  /**
   * Whether text that comes in bursts is shown evenly. Off where the reader asked for less motion.
   *
   * @default false
   */
  smooth?: boolean;
}

/** A reply as it is now. */
export interface ReplyState extends Snapshot {
  status: 'streaming' | 'done' | 'error';
  /** What broke it off. */
  error: unknown;
}

/** Reads a reply while it arrives. */
export function useReplyStream(input: ReplyInput & ReplyStreamHookOptions): ReplyState {
  const { markdown, streaming = false, stream, error, parse, yaml, smooth = false } = input;
  const streamed = useTextStream(stream);
  const status = stream ? streamed.status : error !== undefined ? 'error' : streaming ? 'streaming' : 'done';
  const paced = usePaced(markdown ?? streamed.text, status === 'streaming', smooth);

  const options = useSame(parse);
  const loaded = useLazy(lazyYaml);

  const [engine] = useState(createReplyEngine);
  const isEnded = status !== 'streaming' && !paced.isBehind;
  const snapshot = engine.read(paced.text, isEnded, options, yaml ?? loaded ?? false);
  useEffect(() => {
    engine.commit(snapshot);
    // A form that is still held back has its reader when it comes, so that nothing moves then.
    if (yaml === undefined && (snapshot.isPending || awaitsYaml(snapshot, options?.blocks))) lazyYaml.load();
  }, [engine, snapshot, yaml, options]);

  const broken = stream ? streamed.error : error;
  return useMemo(
    () => ({ ...snapshot, status: isEnded ? status : 'streaming', error: broken }),
    [snapshot, status, isEnded, broken],
  );
}
