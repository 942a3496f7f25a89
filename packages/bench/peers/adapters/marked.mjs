import { fromHtml } from 'hast-util-from-html';
import { marked } from 'marked';

export const name = 'marked';
export const measures = 'the lexer reads the whole text after each chunk';

export function open() {
  let text = '';
  let tokens;
  const read = () => {
    tokens = marked.lexer(text, { gfm: true });
  };
  return {
    append(chunk) {
      text += chunk;
      read();
    },
    end: read,
    hast: () => fromHtml(marked.parser(tokens), { fragment: true }),
  };
}
