import { isAllowedUrl, normalizeUrl } from '@flowdown/grammar';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from './element.ts';

/** What may be loaded and followed (security.md). */
export interface HastPolicy {
  /** Remote images load only from the page's own origin, as raster `data:`, and from these origins. */
  images?: {
    /**
     * Origins like `https://img.example.com`; `*` for all.
     *
     * @default []
     */
    allow?: readonly string[];
  };
}

/** The origin of an absolute or scheme-relative URL, or undefined for a relative one. */
function originOf(url: string): string | undefined {
  const clean = normalizeUrl(url).replace(/^[/\\]{2}/, 'https://');
  return URL.canParse(clean) ? new URL(clean).origin : undefined;
}

/** Whether an image, or a recording, may be loaded without asking the reader. */
export function mayLoad(url: string, { images }: HastPolicy = {}): boolean {
  const allow = images?.allow ?? [];
  if (/^data:/i.test(normalizeUrl(url))) return true;
  const origin = originOf(url);
  return origin === undefined || allow.includes('*') || allow.some((entry) => originOf(entry) === origin);
}

/** Whether a browser can make an address of it, on whatever page it stands. */
const isReadable = (url: string): boolean => URL.canParse(normalizeUrl(url), 'https://reply.invalid/');

/** What stands for an image: itself, a link that names its host, or its alt. */
function drawImage(image: Element, policy: HastPolicy, inLink: boolean): ElementContent {
  const src = String(image.properties.src ?? '');
  const alt = String(image.properties.alt ?? '');
  if (!isAllowedUrl(src, 'image') || !isReadable(src)) return { type: 'text', value: alt };
  if (mayLoad(src, policy)) return image;
  const host = new URL(normalizeUrl(src).replace(/^[/\\]{2}/, 'https://')).host;
  const words = alt === '' ? host : `${alt} (${host})`;
  if (inLink) return { type: 'text', value: words };
  return element('a', { href: src, className: ['fd-image-link'], rel: ['noopener', 'noreferrer', 'nofollow'] }, words);
}

const isCarousel = (node: Parents): boolean =>
  node.type === 'element' &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes('fd-carousel');

/** Neighbouring cards of a row in one element, which the stylesheet scrolls; a lone one is a card like others. */
function groupCards(parent: Parents): void {
  const isCard = (node: Parents['children'][number] | undefined): boolean =>
    node?.type === 'element' && node.properties.dataBlock === 'horizontal-list-item';
  const isBlank = (node: Parents['children'][number] | undefined): boolean =>
    node?.type === 'text' && node.value.trim() === '';
  const { children } = parent;
  for (let start = 0; start < children.length; start++) {
    if (!isCard(children[start])) continue;
    let end = start + 1;
    for (let next = end; isCard(children[next]) || isBlank(children[next]); next++)
      if (isCard(children[next])) end = next + 1;
    const cards = children.slice(start, end) as ElementContent[];
    // A row that scrolls has to be reachable by keyboard.
    const row = element('div', { className: ['fd-carousel'], role: 'group', tabIndex: 0 }, cards);
    if (cards.filter(isCard).length > 1) children.splice(start, end - start, row);
  }
}

/** A link that may be followed says so to the browser; another is its words. */
function checkLink(link: Element): void {
  if (link.properties.href === undefined) return;
  if (isAllowedUrl(String(link.properties.href), 'link')) {
    link.properties.rel = ['noopener', 'noreferrer', 'nofollow'];
    return;
  }
  link.tagName = 'span';
  link.properties = {};
}

/**
 * The rehype half of the plugin: links and images through one policy, cards in a row as one carousel. Put it after
 * `remark-rehype` and before `rehype-sanitize`.
 */
export function rehypeFlowdown(policy: HastPolicy = {}): (tree: Root) => void {
  return (tree) => {
    const open: { parent: Parents; inLink: boolean }[] = [{ parent: tree, inLink: false }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { parent, inLink } = next;
      if (!isCarousel(parent)) groupCards(parent);
      parent.children.forEach((child, index) => {
        if (child.type !== 'element') return;
        if (child.tagName === 'a') checkLink(child);
        if (child.tagName === 'img') parent.children[index] = drawImage(child, policy, inLink);
        else open.push({ parent: child, inLink: inLink || child.tagName === 'a' });
      });
    }
  };
}

/** Points links within the page to the ids that the sanitiser prefixed. Put it after `rehype-sanitize`. */
export function rehypeScopeLinks(prefix: string): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName === 'a' && typeof href === 'string' && href.length > 1 && href.startsWith('#'))
        node.properties.href = `#${prefix}${href.slice(1)}`;
    });
  };
}
