import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** A layout effect, or none on the server, where React warns of them. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** A function that gives the value of the last render that came on the page. */
export function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value);
  // The first of all effects, so that those of components within see it.
  useInsertionEffect(() => {
    ref.current = value;
  });
  return useCallback(() => ref.current, []);
}
