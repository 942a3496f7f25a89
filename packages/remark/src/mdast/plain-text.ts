import type { Nodes } from 'mdast';

/** Line endings as line feeds, whatever the source has. */
export const lineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Whether a text goes on in another line of the source. */
export const hasLineEnding = (text: string): boolean => /[\r\n]/.test(text);

/**
 * The words of inline nodes, as `inspect` prints them: emphasis marks gone, code as is, math as `$tex$`, images as their
 * alt, links as their text, footnote references as `[label]`, breaks as line feeds, inline HTML as its source.
 */
export function plainText(nodes: readonly Nodes[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: Nodes): string {
  switch (node.type as string) {
    case 'break':
      return '\n';
    case 'footnoteReference': {
      const { label, identifier } = node as { label?: string | null; identifier: string };
      return `[${label ?? identifier}]`;
    }
    case 'image':
    case 'imageReference':
      return lineFeeds((node as { alt?: string | null }).alt ?? '');
    case 'inlineMath':
      return `$${lineFeeds((node as { value: string }).value)}$`;
  }
  if ('value' in node) return lineFeeds(node.value);
  return 'children' in node ? plainText(node.children) : '';
}

/** The words of flow nodes, each block on a line of its own. */
export function flowText(nodes: readonly Nodes[]): string {
  const lines = nodes.map((node) => {
    if (!('children' in node) || isProse(node)) return plainText([node]);
    return flowText(node.children);
  });
  return lines.filter(Boolean).join('\n');
}

const isProse = (node: Nodes): boolean =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
