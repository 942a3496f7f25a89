import type { ReactNode } from 'react';
import { useReplySettings } from '../context.ts';

/** Says that a reply broke off, and offers it again when the application can. */
export function Notice({ canRetry }: { canRetry: boolean }): ReactNode {
  const { labels, callbacks } = useReplySettings();
  return (
    <div className="fd-notice" role="alert">
      <p>{labels.interrupted}</p>
      {canRetry && (
        <button type="button" onClick={() => callbacks().onRetry?.()}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
