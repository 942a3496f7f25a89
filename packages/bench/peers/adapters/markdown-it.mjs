import { fromHtml } from 'hast-util-from-html';
import MarkdownIt from 'markdown-it';

export const name = 'markdown-it';
export const measures = 'the parser reads the whole text after each chunk';

const parser = new MarkdownIt({ linkify: true });

export function open() {
  let text = '';
  let tokens;
  const environment = {};
  const read = () => {
    tokens = parser.parse(text, environment);
  };
  return {
    append(chunk) {
      text += chunk;
      read();
    },
    end: read,
    hast: () => fromHtml(parser.renderer.render(tokens, parser.options, environment), { fragment: true }),
  };
}
