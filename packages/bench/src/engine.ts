// The engine that is measured. The one place to change when it does.
export { createReplyStream } from './reparse.ts';

/** Whether the engine is only a stand-in, which the report then says. */
export const standIn = true;
