import type { Html, Parents } from 'mdast';
import type { Handle } from 'mdast-util-to-markdown';
import { lineFeeds } from './plain-text.ts';

/** Elements of a line, which never start a block under text (CommonMark 4.6). Others might; blanks do no harm there. */
const inline =
  /^<\/?(?:a|abbr|b|bdi|br|cite|code|del|em|i|img|input|ins|kbd|mark|q|s|small|span|strong|su[bp]|u)\b(?!-)/i;

/** The kinds of HTML that only their own end closes, and that end (CommonMark 4.6, the first five). */
const ends: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![A-Za-z]/, />/],
];

/** Whether a block of HTML goes on to the end of what it stands in. */
function isOpen(value: string): boolean {
  const kind = ends.find(([start]) => start.test(value));
  return kind !== undefined && !kind[1].test(value);
}

const isLast = (node: Html, parent: Parents | undefined): boolean => parent?.children.at(-1) === node;

/**
 * HTML as it is. Within text it stays there, behind the blanks that keep it from starting a block; a block that nothing
 * closes stays in the marker lines of an unknown name, which kept it from taking what follows.
 */
export const writeHtml: Handle & { peek: Handle } = (node: Html, parent, state, info) => {
  const value = lineFeeds(node.value);
  if (state.stack.includes('phrasing')) {
    const isUnderText = info.before.endsWith('\n') && parent?.children[0] !== node;
    return isUnderText && !inline.test(value) ? `    ${value}` : value;
  }
  // The line endings at its end are those of what it stands in; blanks before it would take it into a list above it.
  const block = value.replace(/^ +|\n+$/g, '');
  const isParted = isOpen(block) && !isLast(node, parent) && !state.stack.includes('replyBlock');
  return isParted ? `::: html\n${block}\n:::` : block;
};
writeHtml.peek = () => '<';
