import { useEffect, useState } from 'react';

/** The share of what waits that each frame shows, so that a burst is smoothed and never falls far behind. */
const share = 0.12;

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How much of a growing text to show: all of it, or evenly as it comes. Off where the reader asked for less motion. */
export function usePaced(text: string, isStreaming: boolean, isSmooth: boolean): { text: string; isBehind: boolean } {
  const [shown, show] = useState(text.length);
  // Another text, which starts anew.
  if (shown > text.length) show(text.length);
  // A text that comes as a whole is shown as a whole.
  const isBehind = isSmooth && shown < text.length && (isStreaming || shown > 0);
  useEffect(() => {
    if (!isBehind) return undefined;
    const { length } = text;
    const step = Math.max(1, Math.ceil((length - shown) * share));
    const frame = requestAnimationFrame(() => show(movesLess() ? length : Math.min(length, shown + step)));
    return () => cancelAnimationFrame(frame);
  }, [isBehind, text, shown]);
  return isBehind ? { text: text.slice(0, shown), isBehind } : { text, isBehind };
}
