import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import 'remark-flowdown/flowdown.css';

interface ReplyProps {
  /** The sanitised tree of `replyToHast`. */
  hast: Root;
}

/** Draws a reply as React elements. */
export function Reply({ hast }: ReplyProps) {
  const drawn = useMemo(() => toJsxRuntime(hast, { Fragment, jsx, jsxs }), [hast]);
  return (
    <div className="fd-reply" dir="auto">
      {drawn}
    </div>
  );
}
