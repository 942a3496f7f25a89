import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { elementToHast } from '../element-to-hast.mjs';

export const name = 'react-markdown';
export const measures =
  'the component, which holds no state, makes its elements from the whole text after each chunk; React itself is left out';

const remarkPlugins = [remarkGfm];

export function open() {
  let text = '';
  let elements;
  const read = () => {
    elements = Markdown({ children: text, remarkPlugins });
  };
  return {
    append(chunk) {
      text += chunk;
      read();
    },
    end: read,
    hast: () => elementToHast(elements),
  };
}
