import { useSyncExternalStore } from 'react';
import type { Lazy } from '../lazy.ts';

const nothing = (): undefined => undefined;

/** What is loaded, or undefined until it is. On the server, and while its HTML is taken over, it never is. */
export function useLazy<Value>(lazy: Lazy<Value>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(lazy.subscribe, lazy.get, nothing);
}
