import type { Html } from 'mdast';
import type { Handle } from 'mdast-util-to-markdown';

/** Elements of a line, which never start a block under text (CommonMark 4.6). Others might; blanks do no harm there. */
const inline =
  /^<\/?(?:a|abbr|b|bdi|br|cite|code|del|em|i|img|input|ins|kbd|mark|q|s|small|span|strong|su[bp]|u)\b(?!-)/i;

/** HTML as it is. Within text it stays there, behind the blanks that keep it from starting a block. */
export const writeHtml: Handle & { peek: Handle } = (node: Html, parent, state, info) => {
  const isUnderText = state.stack.includes('phrasing') && info.before.endsWith('\n') && parent?.children[0] !== node;
  return isUnderText && !inline.test(node.value) ? `    ${node.value}` : node.value;
};
writeHtml.peek = () => '<';
