import { useEffect, useState } from 'react';

export interface Stream {
  /** How much of the text is there, in UTF-16 units; undefined when nothing is streamed and all of it is shown. */
  length: number | undefined;
  running: boolean;
  /** Starts over from nothing. */
  start(): void;
  /** Holds the reply where it is. */
  stop(): void;
  /** Shows all of it. */
  reset(): void;
}

/** A chunk every so often, as a model sends them. */
const interval = 60;

/** A chunk never ends between the halves of a character. */
function whole(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd800 && code < 0xdc00 ? length + 1 : length;
}

/** Lets a text arrive in chunks, at `speed` characters per second. */
export function useStream(text: string, speed: number): Stream {
  const [length, setLength] = useState<number>();
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    // What a chunk leaves over goes to the next one, so that slow speeds are exact too.
    let due = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      due += ((now - last) / 1000) * speed;
      last = now;
      const count = Math.floor(due);
      due -= count;
      // The timer may fire once more after the end.
      if (count > 0) setLength((from) => (from === undefined ? from : whole(text, from + count)));
    }, interval);
    return () => clearInterval(timer);
  }, [running, speed, text]);

  const done = running && length !== undefined && length >= text.length;
  useEffect(() => {
    if (!done) return;
    setRunning(false);
    setLength(undefined);
  }, [done]);

  return {
    length,
    running,
    start() {
      setLength(0);
      setRunning(true);
    },
    stop: () => setRunning(false),
    reset() {
      setRunning(false);
      setLength(undefined);
    },
  };
}
