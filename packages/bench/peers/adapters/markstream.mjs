import { getMarkdown, parseMarkdownToStructure } from 'stream-markdown-parser';

export const name = 'markstream-react';
export const from = 'stream-markdown-parser';
export const measures =
  'its parser (stream-markdown-parser) reads the whole text after each chunk, as its guide shows; drawing is left out';

const tags = {
  heading: ({ level }) => `h${level}`,
  list: ({ ordered }) => (ordered ? 'ol' : 'ul'),
  list_item: () => 'li',
  table_row: () => 'tr',
  table_cell: () => 'td',
  code_block: () => 'pre',
  blockquote: () => 'blockquote',
};

/** The hast of its nodes, as far as an outline needs it. */
function toHast(node) {
  if (Array.isArray(node)) return node.flatMap(toHast);
  const inner = [node.header, node.rows, node.cells, node.items, node.children].filter(Boolean);
  const text = inner.length === 0 ? (node.code ?? node.content ?? node.text ?? '') : '';
  const children = inner.length > 0 ? toHast(inner.flat()) : [{ type: 'text', value: text }];
  const tagName = tags[node.type]?.(node) ?? 'span';
  return [{ type: 'element', tagName, properties: {}, children: node.type === 'image' ? [] : children }];
}

export function open() {
  const parser = getMarkdown('bench');
  let text = '';
  let nodes;
  return {
    append(chunk) {
      text += chunk;
      nodes = parseMarkdownToStructure(text, parser, { final: false });
    },
    end() {
      nodes = parseMarkdownToStructure(text, parser, { final: true });
    },
    hast: () => ({ type: 'root', children: toHast(nodes) }),
  };
}
