import { createReplyParser as createBareParser, type ReplyOptions, type ReplyParser } from './reply-parser.ts';
import { yamlReader } from './yaml.ts';

/**
 * A parser for many replies, with the reader of YAML that `remark-flowdown/parser` leaves out. Its tables are made once: for
 * short texts, that takes longer than reading.
 */
export const createReplyParser = (options: ReplyOptions = {}): ReplyParser =>
  createBareParser({ yaml: yamlReader, ...options });
