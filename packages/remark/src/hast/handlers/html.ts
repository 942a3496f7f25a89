import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { element } from '../element.ts';

const flowParents: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'replyBlock',
]);

/** Raw HTML as the text it is (security.md, `html: "escape"`). */
export function drawHtml(state: State, node: Html, parent: Parents | undefined): ElementContent {
  const text = { type: 'text' as const, value: node.value };
  state.patch(node, text);
  return parent && flowParents.has(parent.type) ? element('p', {}, text) : text;
}
