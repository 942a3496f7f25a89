/** Text was given to a stream that had ended. */
export class ReplyStreamEndedError extends Error {
  override readonly name = 'ReplyStreamEndedError';

  constructor() {
    super('The reply has ended: append() takes no more text after end(). Make a new stream for a new reply.');
  }
}
