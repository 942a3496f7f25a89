import { useSyncExternalStore } from 'react';
import { pumpOf, type ReplySource, type StreamState } from '../read/pump.ts';

const never = (): (() => void) => () => undefined;
const start: StreamState = { text: '', status: 'streaming' };
const atStart = (): StreamState => start;

/** The text of a stream as it arrives. */
export function useTextStream(source: ReplySource | undefined): StreamState {
  const pump = source && pumpOf(source);
  return useSyncExternalStore(pump?.subscribe ?? never, pump?.get ?? atStart, atStart);
}
