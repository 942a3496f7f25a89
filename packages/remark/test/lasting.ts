import type { Nodes } from 'mdast';

/**
 * What has to come back when a tree is written and read again (dialect.md L4). A line ending in inline code is a space
 * (CommonMark 6.1), and may be written as one.
 */
export function lasting(node: Nodes): unknown {
  return JSON.parse(JSON.stringify(node), function (this: { type?: string }, key: string, value: unknown) {
    if (['position', 'raw', 'hName', 'hProperties', 'hChildren'].includes(key)) return undefined;
    if (key === 'flowdown' && (value as { type: string }).type === 'reply') return undefined;
    if (this.type === 'task' && key === 'key') return undefined;
    if (this.type === 'inlineCode' && key === 'value') return (value as string).replace(/\r\n|[\r\n]/g, ' ');
    if (this.type === 'html' && key === 'value') return (value as string).replace(/[\r\n]+$/, '');
    const isEmptyData = key === 'data' && Object.keys(value as object).length === 0;
    return isEmptyData ? undefined : value;
  }) as unknown;
}
