import { useEffect, useRef } from 'react';
import type { Frame } from './run';

const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** The text that has come and is not shown yet, as it is written, and how much that was so far. */
export function Held({ frame }: { frame: Frame | undefined }) {
  const text = useRef<HTMLElement>(null);
  // The newest is what one waits for.
  useEffect(() => {
    if (text.current && frame) text.current.scrollTop = text.current.scrollHeight;
  }, [frame]);
  return (
    <div className="pg-held">
      <dl>
        <div>
          <dt>Held back</dt>
          <dd>{characters(frame?.held.length ?? 0)}</dd>
        </div>
        <div>
          <dt>At most</dt>
          <dd>{frame?.mostHeld ?? 0}</dd>
        </div>
        <div>
          <dt>Frames</dt>
          <dd>{frame ? `${frame.count} of ${frame.total}` : 0}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to focus. */}
      <section className="pg-held-text" aria-label="Text held back" tabIndex={0} ref={text} dir="auto">
        {frame?.held}
      </section>
    </div>
  );
}
