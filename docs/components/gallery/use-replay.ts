import { useEffect, useState } from 'react';

/** What arrives at a time, and how often. */
const size = 8;
const pause = 40;

/** The part of a text that has arrived, once it is asked to arrive again; undefined while all of it is there. */
export function useReplay(text: string): { arrived: string | undefined; replay: () => void; stop: () => void } {
  const [length, setLength] = useState<number>();
  const runs = length !== undefined;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(
      () => setLength((before) => (before === undefined || before + size >= text.length ? undefined : before + size)),
      pause,
    );
    return () => clearInterval(timer);
  }, [runs, text]);
  return {
    arrived: runs ? text.slice(0, length) : undefined,
    replay: () => setLength(0),
    stop: () => setLength(undefined),
  };
}
