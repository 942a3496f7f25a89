export { checkStream, type StreamCheck, type StreamCheckOptions, type StreamViolation } from './check-stream.ts';
export type { Violation } from './compare.ts';
export { chunksOf, cutAtRandom, cutEvery } from './cuts.ts';
export { ReplyStreamEndedError } from './errors.ts';
export type { ReplyStream, ReplyStreamOptions, ReplyUpdate } from './types.ts';
export { createReplyStream } from './yaml-stream.ts';
