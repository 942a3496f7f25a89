import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import 'remark-flowdown/flowdown.css';
import { labelTasks } from './label-tasks';
import { ScrollingCode, ScrollingTable } from './scrolling';

const components: Partial<Components> = { pre: ScrollingCode, table: ScrollingTable };

interface ReplyProps {
  /** The sanitised tree of `replyToHast`. */
  hast: Root;
}

/** Draws a reply as React elements. */
export function Reply({ hast }: ReplyProps) {
  const drawn = useMemo(() => toJsxRuntime(labelTasks(hast), { Fragment, jsx, jsxs, components }), [hast]);
  return (
    <div className="fd-reply" dir="auto">
      {drawn}
    </div>
  );
}
