import type { Element, ElementContent, Root } from 'hast';
import type { Blockquote, List, Nodes, RootContent, Table } from 'mdast';
import { cloneElement, isValidElement, type Key, type ReactElement, type ReactNode } from 'react';
import { factsOf } from '../read/facts.ts';
import type { BlockModel, References } from '../read/model.ts';
import type { ReplyComponents } from '../types.ts';
import type { Construct } from './constructs.ts';
import type { Drawer, Drawn } from './drawer.ts';
import { toReact } from './to-react.tsx';

/**
 * Neighbouring parts of a long block that are drawn already, in their place in the tree. It looks enough like what it stands
 * for: items say whether they are loose and whether one is a task.
 */
export interface ReadyNode {
  type: 'flowdownReady';
  /** The first of them among the parts of the block, and the one after the last. */
  from: number;
  to: number;
  tagName: string;
  position: Nodes['position'];
  spread: boolean;
  isTask: boolean;
  children: [];
}

/** A part as it was drawn. */
export interface Part {
  tagName: string;
  /** The tag name after constructs are set apart: keys are made of it. */
  finalName: string;
  element: ReactElement;
  /** What it was drawn with: whether the list is loose, and what it mentions of other blocks. */
  isLoose: boolean;
  mentioned: readonly unknown[];
}

type Long = List | Table | Blockquote;
type Child = Long['children'][number];

/** Shorter blocks are drawn as a whole. */
const fewest = 8;

/** Lists, tables, quotes and callouts: their children are drawn on their own. Forms read them together. */
function longOf({ nodes }: BlockModel): Long | undefined {
  const [node] = nodes;
  if (node?.type !== 'list' && node?.type !== 'table' && node?.type !== 'blockquote') return undefined;
  const label = node.data?.flowdown?.type;
  const isForm = node.type === 'blockquote' && label !== undefined && label !== 'callout';
  return nodes.length > 1 || isForm || node.children.length < fewest ? undefined : node;
}

const isLoose = (node: Long): boolean =>
  node.type === 'list' && (node.spread || node.children.some(({ spread, children }) => spread ?? children.length > 1));

/** A child in as much of its parent as it needs to be drawn in. */
function aloneIn(parent: Long, child: Child, loose: boolean): RootContent | undefined {
  if (parent.type === 'list')
    return child.type === 'listItem' ? { ...parent, spread: loose, children: [child] } : undefined;
  if (parent.type !== 'table') return child.type === 'listItem' || child.type === 'tableRow' ? undefined : child;
  const [head] = parent.children;
  return head && child.type === 'tableRow' ? { ...parent, children: [head, child] } : undefined;
}

const elementsOf = ({ children }: Element | Root): Element[] =>
  (children as ElementContent[]).filter((node): node is Element => node.type === 'element');

/** What was drawn of the child alone. */
function partElement(parent: Long, { hast, constructs }: Drawn): Element | undefined {
  const [outer] = elementsOf(hast);
  if (!outer || parent.type === 'blockquote') return hast.children.length === 1 ? outer : undefined;
  if (parent.type === 'list') return elementsOf(outer)[0];
  const [table] = elementsOf(insideOf(outer, constructs));
  const body = table && elementsOf(table).at(-1);
  return body && elementsOf(body).at(-1);
}

/** The element that a construct's component gets. */
const insideOf = (element: Element, constructs: readonly Construct[]): Element =>
  constructs[element.data?.flowdownConstruct ?? -1]?.element ?? element;

function mentionedBy(node: Nodes, { definitions, notes }: References): unknown[] {
  const { uses, calls } = factsOf(node);
  return [...uses.map((use) => definitions.get(use)), ...calls.map(({ identifier }) => notes.get(identifier))];
}

/** The first of a quote may be its title, and its last one the source: those are read with it. */
const isApart = (parent: Long, index: number): boolean =>
  index < parent.children.length - 1 && (index > 0 || parent.type === 'list');

/** Makes React elements of blocks; the children of a long block that grows are kept when they did not change. */
export function createRenderer(
  draw: Drawer,
  components: ReplyComponents,
  canSplit: boolean,
): (block: BlockModel) => ReactNode {
  const parts = new WeakMap<Nodes, Part>();

  function partOf(parent: Long, child: Child, loose: boolean, references: References): Part | undefined {
    const mentioned = mentionedBy(child, references);
    const known = parts.get(child);
    const isSame = known?.isLoose === loose && known.mentioned.every((each, index) => each === mentioned[index]);
    if (known && isSame) return known;
    const alone = aloneIn(parent, child, loose);
    if (!alone) return undefined;
    const drawn = draw([alone], references);
    const element = partElement(parent, drawn);
    if (!element) return undefined;
    const made = toReact({ hast: { type: 'root', children: [element] }, constructs: drawn.constructs }, components, []);
    const [only] = childrenOf(made);
    if (!isValidElement(only)) return undefined;
    const { tagName } = insideOf(element, drawn.constructs);
    const part: Part = { tagName, finalName: element.tagName, element: only, isLoose: loose, mentioned };
    parts.set(child, part);
    return part;
  }

  return (block) => {
    const { nodes, references, isOpen } = block;
    const long = canSplit ? longOf(block) : undefined;
    const second = long?.children[1];
    if (!long || !(isOpen || (second && parts.has(second)))) return toReact(draw(nodes, references), components, []);
    const loose = isLoose(long);
    const ready: Part[] = [];
    const children: (Child | ReadyNode)[] = [];
    let run: ReadyNode | undefined;
    for (const [index, child] of long.children.entries()) {
      // Neighbouring cards become a row.
      const isOwn = isApart(long, index) && child.type !== 'replyBlock';
      const part = isOwn ? partOf(long, child, loose, references) : undefined;
      const isTask = child.type === 'listItem' && typeof child.checked === 'boolean';
      if (!part) {
        run = undefined;
        children.push(child);
        continue;
      }
      const to = ready.push(part);
      if (run) {
        run.to = to;
        run.isTask ||= isTask;
        continue;
      }
      const { tagName } = part;
      const { position } = child;
      run = { type: 'flowdownReady', from: to - 1, to, tagName, position, spread: loose, isTask, children: [] };
      children.push(run);
    }
    return toReact(draw([{ ...long, children } as Long], references, ready), components, ready);
  };
}

function childrenOf(node: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { children } = node.props;
  return Array.isArray(children) ? (children as ReactNode[]) : [children];
}

/** The element of a part under its key. */
export function keyed(part: Part, key: Key | undefined): ReactElement {
  const name = key === undefined ? null : String(key);
  if (part.element.key !== name) part.element = cloneElement(part.element, { key: name });
  return part.element;
}
