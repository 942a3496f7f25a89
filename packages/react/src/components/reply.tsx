import type { ReactNode } from 'react';
import { type ReplyInput, type ReplyStreamHookOptions, useReplyStream } from '../hooks/use-reply-stream.ts';
import { ReplyView, type ReplyViewOptions } from './reply-view.tsx';

export type ReplyProps = ReplyInput & ReplyStreamHookOptions & ReplyViewOptions;

/** A reply of an agent: a text that the application holds, or a stream. */
export function Reply(props: ReplyProps): ReactNode {
  const { markdown, streaming, stream, error, yaml, smooth, ...draw } = props;
  return <ReplyView {...draw} reply={useReplyStream(props)} />;
}
