export { checkStream, type StreamCheck, type StreamCheckOptions, type StreamViolation } from './check-stream.ts';
export type { Violation } from './compare.ts';
export { createReplyStream } from './create.ts';
export { chunksOf, cutAtRandom, cutEvery } from './cuts.ts';
export { ReplyStreamEndedError } from './errors.ts';
export type { ReplyStream, ReplyStreamOptions, ReplyUpdate } from './reply-stream.ts';
