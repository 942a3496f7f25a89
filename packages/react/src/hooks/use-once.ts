import { useContext, useEffect } from 'react';
import { BlockContext } from '../context.ts';
import { useLatest } from './use-latest.ts';

/**
 * Lets a reply do something by itself: once, however often it is drawn, and not when it was there before it came on the page.
 *
 * @param name what is done, among all that the reply does; undefined for nothing
 */
export function useOnce(name: string | undefined, run: () => void): void {
  const block = useContext(BlockContext);
  const latest = useLatest(run);
  useEffect(() => {
    if (!block || name === undefined || block.done.has(name)) return;
    block.done.add(name);
    if (block.isFresh) latest()();
  }, [block, name, latest]);
}
