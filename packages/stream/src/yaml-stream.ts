import { yamlReader } from 'remark-flowdown/yaml';
import { createReplyStream as createBareStream } from './reply-stream.ts';
import type { ReplyStream, ReplyStreamOptions } from './types.ts';

/** A reply that arrives in pieces, read with the reader of YAML that `@flowdown/stream/core` leaves out. Streams share nothing. */
export const createReplyStream = (options: ReplyStreamOptions = {}): ReplyStream =>
  createBareStream({ yaml: yamlReader, ...options });
