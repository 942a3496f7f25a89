import { type RefObject, useEffect, useState } from 'react';

/** Whether what is in a frame is wider than it, so that it scrolls; true until that is known. The frame is the first child. */
export function useOverflow(around: RefObject<Element | null>): boolean {
  const [overflows, know] = useState(true);
  useEffect(() => {
    const frame = around.current?.firstElementChild;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => know(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [around]);
  return overflows;
}
