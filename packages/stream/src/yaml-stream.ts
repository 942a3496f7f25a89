import { yamlReader } from 'remark-flowdown/yaml';
import { createReplyStream as createBareStream, type ReplyStream, type ReplyStreamOptions } from './reply-stream.ts';

/** A reply that arrives in pieces. Streams share nothing. */
export const createReplyStream = (options: ReplyStreamOptions = {}): ReplyStream =>
  createBareStream({ yaml: yamlReader, ...options });
