import { isAllowedUrl } from '@flowdown/grammar';
import type { Nodes, PhrasingContent } from 'mdast';
import type {} from 'mdast-util-math';
import type { FindDefinition } from '../mdast/definitions.ts';
import { lineFeeds } from '../mdast/plain-text.ts';
import type { Footnotes } from './footnotes.ts';

/** Turns inline nodes into plain text. */
export type InlineWriter = (nodes: readonly Nodes[]) => string;

/** The address of a link where it says more than the words do: `mailto:` and the page's own anchors do not. */
function addressOf(url: string, words: string): string {
  if (url === '' || url.startsWith('#') || !isAllowedUrl(url, 'link')) return '';
  const same = [url, url.replace(/^mailto:|^tel:/i, ''), url.replace(/^https?:\/\//i, '')];
  return same.includes(words) ? '' : url;
}

/** Words and where they lead, `label (url)`. */
function withAddress(words: string, url: string): string {
  const address = addressOf(url, words);
  if (address === '') return words;
  return words === '' ? address : `${words} (${address})`;
}

/** A writer for one reply: links with their address, pictures as their alt, footnote calls as `[number]`. */
export function createInlineWriter(find: FindDefinition, footnotes: Footnotes): InlineWriter {
  const write: InlineWriter = (nodes) => nodes.map((node) => writeNode(node as PhrasingContent)).join('');

  function writeNode(node: PhrasingContent): string {
    switch (node.type) {
      case 'break':
        return '\n';
      case 'footnoteReference':
        return `[${footnotes.call(node.identifier)}]`;
      case 'image':
      case 'imageReference':
        return lineFeeds(node.alt ?? '');
      case 'link':
        return withAddress(write(node.children), node.url);
      case 'linkReference':
        return withAddress(write(node.children), find(node.identifier)?.url ?? '');
      case 'inlineMath':
        return `$${lineFeeds(node.value)}$`;
    }
    if ('value' in node) return lineFeeds(node.value);
    return 'children' in node ? write(node.children) : '';
  }

  return write;
}
