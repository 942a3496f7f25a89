import { InvalidArgumentError } from 'commander';
import { replyToHtml } from 'remark-flowdown';
import type { ReplyCommand } from '../command.ts';
import { page, titleOf } from '../document.ts';
import { drawingOptions } from '../options.ts';

export const html: ReplyCommand<{ document?: boolean; lang: string }> = {
  name: 'html',
  summary: 'print the reply as sanitised HTML',
  configure: (command) =>
    command
      .option('--document', 'print a standalone page with the stylesheet')
      .option('--lang <tag>', "the language of the reply, for the page's lang", readLanguage, 'en'),
  run({ replies, switches }) {
    const parts = replies.map(({ tree }, index) => replyToHtml(tree, drawingOptions(switches, index)));
    const body = parts.filter(Boolean).join('\n');
    if (!switches.document) return { text: body };
    return { text: page({ body, lang: switches.lang, title: titleOf(replies), images: switches.allowImages ?? [] }) };
  },
};

function readLanguage(value: string): string {
  try {
    return new Intl.Locale(value).toString();
  } catch {
    throw new InvalidArgumentError('Give a language tag like en or pt-BR.');
  }
}
