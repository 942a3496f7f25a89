import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server, and on the page while its HTML is taken over: what needs script is drawn after that. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
