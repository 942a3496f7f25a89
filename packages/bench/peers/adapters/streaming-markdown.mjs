import { parser, parser_end, parser_write, Token } from 'streaming-markdown';

export const name = 'streaming-markdown';
export const measures = 'its parser takes each chunk and builds a tree of plain objects';

const tags = {
  [Token.Heading_1]: 'h1',
  [Token.Heading_2]: 'h2',
  [Token.Heading_3]: 'h3',
  [Token.Heading_4]: 'h4',
  [Token.Heading_5]: 'h5',
  [Token.Heading_6]: 'h6',
  [Token.List_Item]: 'li',
  [Token.Table_Row]: 'tr',
  [Token.Code_Block]: 'pre',
  [Token.Code_Fence]: 'pre',
  [Token.Blockquote]: 'blockquote',
  [Token.Image]: 'img',
};

/** Grows a hast tree; the parser says what opens, what is in it, and what ends. */
function createRenderer(root) {
  const open = [root];
  return {
    data: undefined,
    add_token(_, token) {
      const node = { type: 'element', tagName: tags[token] ?? 'span', properties: {}, children: [] };
      open.at(-1).children.push(node);
      open.push(node);
    },
    end_token: () => open.pop(),
    add_text: (_, value) => open.at(-1).children.push({ type: 'text', value }),
    set_attr(_, attribute, value) {
      open.at(-1).properties[attribute] = value;
    },
  };
}

export function open() {
  const root = { type: 'root', children: [] };
  const state = parser(createRenderer(root));
  return {
    append: (chunk) => parser_write(state, chunk),
    end: () => parser_end(state),
    hast: () => root,
  };
}
