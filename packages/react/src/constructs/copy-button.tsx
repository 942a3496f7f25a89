import { type ReactNode, useEffect, useState } from 'react';
import { useReplySettings } from '../context.ts';

interface CopyButtonProps {
  /** What it says of itself, and what of that is seen. */
  label: string;
  children: ReactNode;
  /** Makes the text when it is asked for. */
  text: () => string;
}

/** How long it says how it went, in milliseconds. */
const pause = 2000;

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ label, children, text }: CopyButtonProps): ReactNode {
  const { labels } = useReplySettings();
  const [outcome, say] = useState<'copied' | 'copyFailed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => say(undefined), pause);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      say('copied');
    } catch {
      // Not allowed, or a page that has none.
      say('copyFailed');
    }
  }

  return (
    <>
      <button type="button" className="fd-copy" aria-label={label} data-outcome={outcome} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status" className="sr-only">
        {outcome && labels[outcome]}
      </span>
    </>
  );
}
