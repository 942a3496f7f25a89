export { checkStream, type StreamCheck, type StreamCheckOptions, type StreamViolation } from './check-stream.ts';
export type { Violation } from './compare.ts';
export { chunksOf, cutAtRandom, cutEvery } from './cuts.ts';
export { ReplyStreamEndedError } from './errors.ts';
export { createReplyStream, type ReplyStream, type ReplyStreamOptions, type ReplyUpdate } from './reply-stream.ts';
