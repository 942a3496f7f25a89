export { ReplyStreamEndedError } from './errors.ts';
export { createReplyStream, type ReplyStream, type ReplyStreamOptions, type ReplyUpdate } from './reply-stream.ts';
