import '../dom.mjs';
import Module, { createRequire } from 'node:module';
import { createElement } from 'react';
import { createHost } from '../react-host.mjs';

export const name = '@ant-design/x-markdown';
export const measures =
  'React renders and commits the component after each chunk, without a page; its sanitiser works on happy-dom';

const require = createRequire(import.meta.url);
// Its modules load their style sheets.
Module._extensions['.css'] = () => {};
const { XMarkdown } = require('@ant-design/x-markdown');

export function open() {
  const host = createHost();
  let text = '';
  return {
    append(chunk) {
      text += chunk;
      return host.draw(createElement(XMarkdown, { content: text, streaming: { hasNextChunk: true } }));
    },
    end: () => host.draw(createElement(XMarkdown, { content: text, streaming: { hasNextChunk: false } })),
    hast: () => host.root,
    close: host.close,
  };
}
