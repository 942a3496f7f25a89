import '../dom.mjs';
import { createElement } from 'react';
import { Streamdown } from 'streamdown';
import { createHost } from '../react-host.mjs';

export const name = 'streamdown';
export const measures = 'React renders and commits the component after each chunk, without a page';

/** Without the buttons beside code and tables, and with links as links: what the text itself needs. */
const plain = { controls: false, linkSafety: { enabled: false } };

/** The bar above code names its language, which is not text of the reply. */
const isBar = ({ properties }) => properties?.['data-streamdown'] === 'code-block-header';

function withoutBars(node) {
  if (!node.children) return node;
  return { ...node, children: node.children.filter((child) => !isBar(child)).map(withoutBars) };
}

export function open() {
  const host = createHost();
  let text = '';
  return {
    append(chunk) {
      text += chunk;
      return host.draw(createElement(Streamdown, { ...plain, isAnimating: true }, text));
    },
    end: () => host.draw(createElement(Streamdown, { ...plain, isAnimating: false }, text)),
    hast: () => withoutBars(host.root),
    close: host.close,
  };
}
