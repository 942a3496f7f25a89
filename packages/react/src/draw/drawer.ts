import type { BlockKind } from '@flowdown/grammar';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root as MdastRoot, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { createFlowdownSchema, type HastPolicy, rehypeFlowdown, rehypeScopeLinks } from 'remark-flowdown/hast';
import { type PluggableList, unified } from 'unified';
import type { ReplyLabels } from '../labels.ts';
import type { References } from '../read/model.ts';
import { type Construct, type ConstructName, constructOf } from './constructs.ts';
import { createReplyHandlers } from './handlers.ts';
import type { Part } from './parts.ts';
import type { ReadRawHtml } from './raw.ts';

declare module 'hast' {
  interface ElementData {
    /** The place of a construct in the list of those that were drawn. */
    flowdownConstruct?: number | undefined;
    /** Parts that are drawn already: the first of them, and the one after the last. */
    flowdownReady?: { from: number; to: number } | undefined;
  }
}

/** How blocks become elements. */
export interface DrawerOptions extends HastPolicy {
  /** Goes before each id. */
  prefix: string;
  labels: ReplyLabels;
  blocks: readonly BlockKind[] | undefined;
  html: 'escape' | 'sanitize';
  /** What reads raw HTML, once it is there. */
  raw: ReadRawHtml | undefined;
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
  /** Whether the component of file trees is ours, which needs no element of each row. */
  drawsTrees: boolean;
  /** Whether a construct has a component. */
  isDrawn: (name: ConstructName) => boolean;
}

/** Some blocks as sanitised elements. */
export interface Drawn {
  hast: Root;
  /** The constructs in them; the elements that stand for them have the tag name `constructTag`, which no reply can write. */
  constructs: readonly Construct[];
}

/** Draws some blocks: the nodes of the tree as sanitised elements. */
export type Drawer = (nodes: readonly RootContent[], references: References, ready?: readonly Part[]) => Drawn;

/** The tag name that stands for constructs. A sanitised tree has none. */
export const constructTag = 'fd-construct';

/** The property that stands for a part that is drawn already; given after the sanitiser, which lets none through. */
export const readyProperty = 'data-flowdown-ready';

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** What the policy made, which stands for no node. */
function madeConstruct(element: Element): ConstructName | undefined {
  if (element.tagName === 'a' && hasClass(element, 'fd-image-link')) return 'RemoteImage';
  if (element.tagName === 'div' && hasClass(element, 'fd-carousel')) return 'Carousel';
  return undefined;
}

/** A card of a row that stands alone is in a row too: when the next one comes, it stays where it is. */
function rowAround(parent: Parents, child: Element): Element {
  const isInRow = parent.type === 'element' && hasClass(parent, 'fd-carousel');
  if (isInRow || child.properties.dataBlock !== 'horizontal-list-item') return child;
  return { type: 'element', tagName: 'div', properties: { className: ['fd-carousel'] }, children: [child] };
}

/** Puts in the place of each construct that has a component of its own an element that stands for it. */
function setApart(parent: Parents, constructs: Construct[], isDrawn: DrawerOptions['isDrawn']): void {
  parent.children.forEach((node, index) => {
    if (node.type !== 'element') return;
    const child = isDrawn('Carousel') ? rowAround(parent, node) : node;
    setApart(child, constructs, isDrawn);
    let place = child.data?.flowdownConstruct;
    const made = place === undefined ? madeConstruct(child) : undefined;
    if (made && isDrawn(made)) place = constructs.push({ name: made, node: undefined, value: undefined }) - 1;
    const construct = constructs[place ?? -1];
    if (!construct) return;
    construct.element = child;
    parent.children[index] = {
      type: 'element',
      tagName: constructTag,
      properties: {},
      data: { flowdownConstruct: place },
      children: [],
    };
  });
}

/** Puts elements that stand for parts which are drawn already where one stands for all of them. */
function spreadReady(parent: Parents, ready: readonly Part[]): void {
  const at = parent.children.findIndex((child) => child.type === 'element' && child.data?.flowdownReady !== undefined);
  const run = parent.children[at];
  if (run?.type !== 'element' || !run.data?.flowdownReady) {
    for (const child of parent.children) if (child.type === 'element') spreadReady(child, ready);
    return;
  }
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    const { from, to } = (child.type === 'element' && child.data?.flowdownReady) || { from: 0, to: 0 };
    if (from === to) children.push(child);
    for (let index = from; index < to; index++) {
      if (index > from) children.push({ type: 'text', value: '\n' });
      const tagName = ready[index]?.finalName ?? 'span';
      children.push({ type: 'element', tagName, properties: { [readyProperty]: index }, children: [] });
    }
  }
  parent.children = children;
}

/**
 * Makes what draws: tree, elements, policy, sanitiser, and then what the application adds. Plugins see one block at a time,
 * and those for elements come after the sanitiser: what they add is trusted.
 */
export function createDrawer(options: DrawerOptions): Drawer {
  const { prefix, labels, html, raw, isDrawn, drawsTrees, images } = options;
  let references: References;
  let constructs: Construct[] = [];
  const readsHtml = html === 'sanitize' && raw !== undefined;
  const handlers = createReplyHandlers({
    html,
    labels,
    drawsTrees,
    references: () => references,
    onElement(element, node, state) {
      const found = constructOf(node, isDrawn, (identifier) => state.definitionById.get(identifier.toUpperCase()));
      if (found) element.data = { ...element.data, flowdownConstruct: constructs.push(found) - 1 };
    },
  });
  const schema = { ...createFlowdownSchema(options.blocks), clobberPrefix: prefix };
  const follow = rehypeFlowdown(images ? { images } : {});
  const scope = rehypeScopeLinks(prefix);
  const transform = <Tree extends MdastRoot | Root>(plugins: PluggableList, tree: Tree): Tree =>
    plugins.length === 0 ? tree : (unified().use(plugins).runSync(tree) as Tree);

  return (nodes, mentioned, ready) => {
    references = mentioned;
    constructs = [];
    const { remarkPlugins, rehypePlugins } = options;
    // Plugins change the tree they get, and the engine keeps its own.
    const children = remarkPlugins.length === 0 ? [...nodes] : structuredClone([...nodes]);
    const tree = transform(remarkPlugins, { type: 'root', children });
    const drawn = toHast(tree, { allowDangerousHtml: readsHtml, clobberPrefix: '', handlers }) as Root;
    const whole = readsHtml ? raw(drawn) : drawn;
    follow(whole);
    const safe = sanitize(whole, schema) as Root;
    scope(safe);
    const hast = transform(rehypePlugins, safe);
    if (ready) spreadReady(hast, ready);
    setApart(hast, constructs, isDrawn);
    return { hast, constructs };
  };
}
