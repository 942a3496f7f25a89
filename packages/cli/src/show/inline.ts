import { isAllowedUrl } from '@flowdown/grammar';
import type { Nodes, PhrasingContent } from 'mdast';
import { type FindDefinition, plainText } from 'remark-flowdown/mdast';
import { printable } from '../printable.ts';
import { type Span, type Style, span } from './line.ts';

/** Turns inline nodes into spans, in the look of their surroundings. */
export type InlineDrawer = (nodes: readonly Nodes[], style?: Style) => Span[];

interface InlineSetting {
  find: FindDefinition;
  /** Whether the terminal follows links; else their address stands behind them. */
  links: boolean;
  /** The number of a footnote. */
  call: (identifier: string) => number;
}

/** What the words of a link do not say: its address, unless they are the address. */
function addressAfter(url: string, words: string): string {
  if (url.startsWith('#') || !isAllowedUrl(url, 'link')) return '';
  const same = [url, url.replace(/^mailto:|^tel:/i, ''), url.replace(/^https?:\/\//i, '')];
  return url === '' || same.includes(words) ? '' : url;
}

/** A drawer for one reply. */
export function createInlineDrawer({ find, links, call }: InlineSetting): InlineDrawer {
  const draw: InlineDrawer = (nodes, style = {}) =>
    nodes
      .flatMap((node) => drawNode(node as PhrasingContent, style))
      .map((each) => ({ ...each, text: printable(each.text) }));

  return draw;

  function drawNode(node: PhrasingContent, style: Style): Span[] {
    switch (node.type) {
      case 'break':
        return [span('\n')];
      case 'emphasis':
        return draw(node.children, { ...style, italic: true });
      case 'strong':
        return draw(node.children, { ...style, bold: true });
      case 'delete':
        return draw(node.children, { ...style, strikethrough: true });
      case 'inlineCode':
        return [span(node.value, { ...style, colour: 'cyan' })];
      case 'link':
        return link(node.url, draw(node.children, style), style);
      case 'linkReference':
        return link(find(node.identifier)?.url ?? '', draw(node.children, style), style);
      case 'image':
        return picture(node.url, node.alt ?? '', style);
      case 'imageReference':
        return picture(find(node.identifier)?.url ?? '', node.alt ?? '', style);
      case 'footnoteReference':
        return [span(`[${call(node.identifier)}]`, { ...style, dim: true })];
      default:
        if ((node.type as string) === 'inlineMath') return [span(plainText([node]), { ...style, italic: true })];
        return [span(plainText([node]), style)];
    }
  }

  function link(url: string, words: Span[], style: Style): Span[] {
    const text = words.map((each) => each.text).join('');
    const shown = words.length > 0 ? words : [span(url, style)];
    if (links && isAllowedUrl(url, 'link') && !url.startsWith('#'))
      return shown.map((each) => span(each.text, { ...each.style, underline: true, href: url }));
    const address = words.length > 0 ? addressAfter(url, text) : '';
    const linked = shown.map((each) => span(each.text, { ...each.style, underline: true }));
    return address === '' ? linked : [...linked, span(' '), span(`(${address})`, { ...style, dim: true })];
  }

  /** A picture is its words; a terminal cannot show more, but lead to it. */
  function picture(url: string, alt: string, style: Style): Span[] {
    const href = links && isAllowedUrl(url, 'image') && /^https?:/i.test(url) ? { href: url } : {};
    return [span('▣ ', { ...style, dim: true }), span(alt === '' ? url : alt, { ...style, ...href })];
  }
}
