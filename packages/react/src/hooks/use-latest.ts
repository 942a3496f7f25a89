import { useCallback, useLayoutEffect, useRef } from 'react';

/** A layout effect, or none on the server, where React warns of them. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** A function that gives the value of the last render that came on the page. */
export function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value);
  useBrowserLayoutEffect(() => {
    ref.current = value;
  });
  return useCallback(() => ref.current, []);
}
