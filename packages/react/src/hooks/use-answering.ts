import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';

/** How a message is answered: once, by whichever of its actions and forms comes first. */
export interface Answering {
  isLive: boolean;
  /** The reader's answer, where the application says it. */
  answer: string | undefined;
  /** Runs what answers, unless the message is answered already; whether it ran. */
  act: (run: () => unknown) => boolean;
  /** Takes back that the message was answered here. */
  release: () => void;
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';

/**
 * What answers a message switches all its actions and forms off at once, and not only when the application has taken
 * notice. From then on the application decides: a message that it opens again is open.
 */
export function useAnswering(live: boolean, answered: boolean | string): Answering {
  const isOpen = live && answered === false;
  const [isTaken, take] = useState(false);
  // Two clicks may come before React draws the first.
  const guard = useRef(false);
  const wasOpen = useLatest(isOpen);
  const { act, release } = useMemo(() => {
    const set = (value: boolean): void => {
      guard.current = value;
      take(value);
    };
    const release = (): void => set(false);
    const act = (run: () => unknown): boolean => {
      if (guard.current || !wasOpen()) return false;
      guard.current = true;
      try {
        const result = run();
        // What could not be sent can be sent again; the application hears of its own error.
        if (isPromise(result))
          result.then(undefined, (error: unknown) => {
            release();
            throw error;
          });
      } catch (error) {
        release();
        throw error;
      }
      set(true);
      return true;
    };
    return { act, release };
  }, [wasOpen]);
  useEffect(() => {
    if (!isOpen) release();
  }, [isOpen, release]);
  const answer = typeof answered === 'string' ? answered : undefined;
  return useMemo(() => ({ isLive: isOpen && !isTaken, answer, act, release }), [isOpen, isTaken, answer, act, release]);
}
