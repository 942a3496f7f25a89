import type { Nodes } from 'mdast';

/**
 * What has to come back when a tree is written and read again (dialect.md L4). Line endings are written as line feeds. One
 * in inline code is a space (CommonMark 6.1), and may be written as one; HTML that nothing closes holds the one that every
 * text ends with. Blanks before a block of HTML are no more than those before any other block.
 */
export function lasting(node: Nodes): unknown {
  return JSON.parse(JSON.stringify(node), function (this: { type?: string }, key: string, value: unknown) {
    if (['position', 'raw', 'hName', 'hProperties', 'hChildren'].includes(key)) return undefined;
    if (key === 'flowdown' && (value as { type: string }).type === 'reply') return undefined;
    if (this.type === 'task' && key === 'key') return undefined;
    if (typeof value === 'string') return lastingText(this.type, value);
    const isEmptyData = key === 'data' && Object.keys(value as object).length === 0;
    return isEmptyData ? undefined : value;
  }) as unknown;
}

function lastingText(type: string | undefined, value: string): string {
  const text = value.replace(/\r\n?/g, '\n');
  if (type === 'inlineCode') return text.replaceAll('\n', ' ');
  return type === 'html' ? text.replace(/^ +|\n+$/g, '') : text;
}
