import type { ReplyUpdate } from '@flowdown/stream';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Arrival, createRun, type Frame, type Run, readWhole } from './run';

export interface Stream {
  /** What is drawn. */
  blocks: ReplyUpdate['blocks'];
  /** What has come so far; undefined while nothing is streamed and the whole text is shown. */
  frame: Frame | undefined;
  running: boolean;
  /** Starts over from nothing. */
  start(): void;
  /** Holds the reply where it is. */
  pause(): void;
  /** Lets it go on. */
  resume(): void;
  /** Takes one chunk, and holds there. */
  step(): void;
  /** Shows all of the text. */
  reset(): void;
}

/** How often chunks are taken, in milliseconds: as many as are due by then. */
const interval = 50;

/** Lets a text arrive in chunks, at `speed` UTF-16 units per second. */
export function useStream(text: string, speed: number, arrival: Arrival): Stream {
  const whole = useMemo(() => readWhole(text), [text]);
  const run = useRef<Run>(undefined);
  const [frame, setFrame] = useState<Frame>();
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    // What is left over goes to the next turn, so that slow speeds are exact too.
    let due = 0;
    const timer = setInterval(() => {
      const current = run.current;
      if (!current) return;
      const now = performance.now();
      due += ((now - last) / 1000) * speed;
      last = now;
      let isNew = false;
      while (current.nextLength <= due) {
        due -= current.nextLength;
        const isLast = current.nextLength === 0;
        current.step();
        isNew = true;
        if (isLast) break;
      }
      if (!isNew) return;
      const next = current.frame();
      setFrame(next);
      if (next.isDone) setRunning(false);
    }, interval);
    return () => clearInterval(timer);
  }, [running, speed]);

  const open = () => {
    run.current = createRun(text, arrival);
    return run.current;
  };

  return {
    blocks: frame?.blocks ?? whole,
    frame,
    running,
    start() {
      setFrame(open().frame());
      setRunning(true);
    },
    pause: () => setRunning(false),
    resume: () => setRunning(true),
    step() {
      const current = run.current ?? open();
      current.step();
      setRunning(false);
      setFrame(current.frame());
    },
    reset() {
      run.current = undefined;
      setRunning(false);
      setFrame(undefined);
    },
  };
}
