import { createReplyParser as createBareParser, type ReplyOptions, type ReplyParser } from './reply-parser.ts';
import { yamlReader } from './yaml.ts';

/** A parser for many replies: its tables are made once. For short texts, making them takes longer than reading. */
export const createReplyParser = (options: ReplyOptions = {}): ReplyParser =>
  createBareParser({ yaml: yamlReader, ...options });
