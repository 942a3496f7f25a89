import { useContext, useEffect, useState } from 'react';
import type { ReplyBlock } from 'remark-flowdown';
import { AnswerContext } from '../context.ts';
import type { Answering } from './use-answering.ts';

/** What an action or a form needs, to answer the message it stands in. */
export interface Answer {
  /** Whether the reader may act. */
  isLive: boolean;
  /** What this block answered with; undefined when it did not. */
  chosen: string | undefined;
  /**
   * Answers: runs a callback unless the message is answered already, and switches all actions and forms of the reply off.
   * A callback that throws, or a promise that fails, switches them on again.
   */
  answer: (chosen: string, run: () => unknown) => boolean;
}

const alone: Answering = { isLive: true, answer: undefined, act: () => false, release: () => undefined };

/** Answers the message around a component. */
export function useAnswer(node: ReplyBlock): Answer {
  const { isLive, act, release } = useContext(AnswerContext) ?? alone;
  const { raw } = node.data.flowdown;
  const [made, make] = useState<{ raw: string; chosen: string }>();
  // A message that is open again, or another text in its place, has not been answered.
  const isMade = made?.raw === raw && !isLive;
  if (made && !isMade) make(undefined);
  useEffect(() => (isMade ? release : undefined), [isMade, release]);
  return {
    isLive,
    chosen: isMade ? made.chosen : undefined,
    answer(chosen, run) {
      const isDone = act(run);
      if (isDone) make({ raw, chosen });
      return isDone;
    },
  };
}
