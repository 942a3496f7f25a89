/** A text that arrives from a stream. */
export interface StreamState {
  readonly text: string;
  readonly status: 'streaming' | 'done' | 'error';
  readonly error?: unknown;
}

export type ReplySource = AsyncIterable<string> | ReadableStream<string>;

/** Reads a stream for as long as somebody listens. */
export interface Pump {
  get: () => StreamState;
  /** Starts reading. Once nobody listens any more the stream is cancelled. */
  subscribe: (listener: () => void) => () => void;
}

interface Reader {
  next: () => Promise<{ done?: boolean | undefined; value?: unknown }>;
  cancel: () => Promise<unknown> | undefined;
}

function readerOf(source: ReplySource): Reader {
  if ('getReader' in source) {
    const reader = source.getReader();
    return { next: () => reader.read(), cancel: () => reader.cancel() };
  }
  const iterator = source[Symbol.asyncIterator]();
  return { next: () => iterator.next(), cancel: () => iterator.return?.() };
}

/** Calls back before the next frame, or soon when the page is hidden and has no frames. */
function beforeNextFrame(call: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) setTimeout(call, 16);
  else requestAnimationFrame(call);
}

function createPump(source: ReplySource): Pump {
  let state: StreamState = { text: '', status: 'streaming' };
  let arrived = '';
  let reader: Reader | undefined;
  let isCancelled = false;
  let isScheduled = false;
  const listeners = new Set<() => void>();

  function publish(next: StreamState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function flush(): void {
    isScheduled = false;
    if (state.status === 'streaming' && state.text !== arrived) publish({ text: arrived, status: 'streaming' });
  }

  async function read(from: Reader): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await from.next();
        if (isCancelled) return;
        if (done) return publish({ text: arrived, status: 'done' });
        if (typeof value !== 'string')
          throw new TypeError(`A chunk of a reply has to be a string, got ${typeof value}.`);
        arrived += value;
        if (isScheduled) continue;
        isScheduled = true;
        beforeNextFrame(flush);
      }
    } catch (error) {
      if (isCancelled) return;
      publish({ text: arrived, status: 'error', error });
      leave();
    }
  }

  /** Lets the stream go; how that ends is of no interest any more. */
  function leave(): void {
    void (async () => reader?.cancel())().catch(() => undefined);
  }

  function cancel(): void {
    if (listeners.size > 0 || isCancelled || state.status !== 'streaming') return;
    isCancelled = true;
    // Whoever draws the same stream later gets what came, and is told that no more does.
    const error = new DOMException('The reply left the page before its stream had ended.', 'AbortError');
    state = { text: arrived, status: 'error', error };
    leave();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (!reader) {
        reader = readerOf(source);
        void read(reader);
      }
      return () => {
        listeners.delete(listener);
        // In strict mode React leaves and comes back at once.
        queueMicrotask(cancel);
      };
    },
  };
}

const pumps = new WeakMap<ReplySource, Pump>();

/** The pump of a stream; a stream can be read only once, so there is one, whoever listens. */
export function pumpOf(source: ReplySource): Pump {
  const known = pumps.get(source);
  if (known) return known;
  const pump = createPump(source);
  pumps.set(source, pump);
  return pump;
}
