import { replyToText } from 'remark-flowdown';
import type { ReplyCommand } from '../command.ts';
import { printable } from '../printable.ts';

export const text: ReplyCommand = {
  name: 'text',
  summary: 'print the reply as plain text',
  run({ replies }) {
    const texts = replies.map(({ tree }) => printable(replyToText(tree)));
    return { text: texts.filter(Boolean).join('\n\n') };
  },
};
