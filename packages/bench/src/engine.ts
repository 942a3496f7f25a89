// The engine that is measured. The one place to change to measure another.
export { createReplyStream } from '@flowdown/stream';
