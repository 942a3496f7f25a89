import { formatReply } from 'remark-flowdown';
import type { ReplyCommand } from '../command.ts';
import { readingOptions } from '../options.ts';
import { printableJson } from '../printable.ts';

export const format: ReplyCommand = {
  name: 'format',
  summary: 'write the reply as Markdown again, in one style',
  run({ replies, switches }) {
    const texts = replies.map(({ tree }) => formatReply(tree, readingOptions(switches)));
    // Parts stay parts: joined, one could run on into the next.
    return { text: switches.parts ? printableJson(texts) : texts.join('') };
  },
};
