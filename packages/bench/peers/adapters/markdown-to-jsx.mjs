import { compiler } from 'markdown-to-jsx/react';
import { elementToHast } from '../element-to-hast.mjs';

export const name = 'markdown-to-jsx';
export const measures =
  'the compiler makes elements from the whole text after each chunk, with `optimizeForStreaming`; React itself is left out';

export function open() {
  let text = '';
  let elements;
  const read = (options) => {
    elements = compiler(text, options);
  };
  return {
    append(chunk) {
      text += chunk;
      read({ optimizeForStreaming: true });
    },
    end: () => read({}),
    hast: () => elementToHast(elements),
  };
}
