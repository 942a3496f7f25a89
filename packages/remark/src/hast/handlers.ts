import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { isEmptyBlock } from '../mdast/empty-block.ts';
import { readBlock } from '../mdast/read-block.ts';
import type { ReplyBlock } from '../mdast/types.ts';
import { element, valueElement } from './value-element.ts';

function replyBlock(state: State, node: ReplyBlock): ElementContent | undefined {
  const value = readBlock(node);
  if (isEmptyBlock(value) || value.name === 'navigate') return undefined;
  const drawn = valueElement(value, ({ children }) => state.all({ type: 'paragraph', children: [...children] }));
  if (drawn) {
    state.patch(node, drawn);
    return drawn;
  }
  const outer = element('div', {}, state.all(node));
  state.patch(node, outer);
  return state.applyData(node, outer);
}

/** Raw HTML as the text it is (security.md, `html: "escape"`). */
function html(state: State, node: Html, parent: Parents | undefined): ElementContent {
  const text = { type: 'text' as const, value: node.value };
  state.patch(node, text);
  const isFlow =
    parent !== undefined &&
    ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'replyBlock'].includes(parent.type);
  return isFlow ? element('p', {}, text) : text;
}

/** Handlers for `mdast-util-to-hast`, `remark-rehype` and `react-markdown`: blocks from their values, HTML as text. */
export const flowdownHandlers: Handlers = { replyBlock, html };

/** The same without the one for raw HTML, for pipelines that go on with `rehype-raw` and `rehype-sanitize`. */
export const flowdownBlockHandlers: Handlers = { replyBlock };
