export { ReplyStreamEndedError } from './errors.ts';
export { createReplyStream } from './reply-stream.ts';
export type { ReplyStream, ReplyStreamOptions, ReplyUpdate } from './types.ts';
