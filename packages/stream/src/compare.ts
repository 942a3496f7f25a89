/** Compares what two frames of a stream show: whether the later one only adds (streaming.md, S2 and S3). */
import type { Nodes, RootContent } from 'mdast';
import { type Block, inspectReply } from 'remark-flowdown';
import { visit } from 'unist-util-visit';

/** Something shown that a later frame does not show any more, or shows as another kind. */
export interface Violation {
  kind: 'take-back' | 'flip';
  /** Where, from the index of the node on: `2.items.0.blocks.1.text` in the words of `inspectReply`. */
  path: string;
  before: unknown;
  /** Undefined for what is gone. */
  after: unknown;
}

/** A node, and what of it is shown. */
export interface Shown {
  readonly node: RootContent;
  /** What `inspectReply` says of it; undefined for what is not drawn, such as a definition. */
  readonly block: Block | undefined;
  /** How many references to definitions it holds. */
  readonly references: number;
}

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kinds of blocks that a shown block may become, each for a reason that no one can know earlier (S3). */
const joins: ReadonlySet<string> = new Set(['paragraph heading']);

/** Flags and attributes that show no text of their own. */
const silent: ReadonlySet<string> = new Set([
  'closed',
  'folder',
  'url',
  'href',
  'src',
  'number',
  'replyTitle',
  'align',
  'start',
]);

const referring: ReadonlySet<string> = new Set(['linkReference', 'imageReference', 'footnoteReference']);

function countReferences(node: Nodes): number {
  let count = 0;
  visit(node, ({ type }) => {
    if (referring.has(type)) count++;
  });
  return count;
}

export function shownOf(node: RootContent): Shown {
  const [block] = inspectReply({ type: 'root', children: [node] }).blocks;
  return { node, block, references: countReferences(node) };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isObject(value)) return '';
  return Object.entries(value)
    .filter(([key]) => key !== 'type' && !silent.has(key))
    .map(([, inner]) => textOf(inner))
    .join('');
}

/** Whether an underline has made the last paragraph of the last panel the label of the next one. */
function isSplit(before: Json, after: Json): boolean {
  const [old, now] = [before, after].map(({ panels }) => panels as { label: string; blocks: Block[] }[]);
  const last = (old?.length ?? 0) - 1;
  const paragraph = old?.[last]?.blocks.at(-1);
  return (
    paragraph?.type === 'paragraph' &&
    now?.[last]?.blocks.length === (old?.[last]?.blocks.length ?? 0) - 1 &&
    now[last + 1]?.label.startsWith(paragraph.text) === true
  );
}

const isOf = (value: unknown, type: string): value is Json => isObject(value) && value.type === type;

/** Whether a delimiter row has made the last line of a paragraph a table head; that line held no `|` then. */
function isHeadTaken(old: unknown, now: unknown, next: unknown): boolean {
  if (!isOf(old, 'paragraph')) return false;
  const text = String(old.text).trimEnd();
  const start = text.lastIndexOf('\n') + 1;
  const table = start === 0 ? now : next;
  if (!isOf(table, 'table') || (start > 0 && !(isOf(now, 'paragraph') && now.text === text.slice(0, start - 1))))
    return false;
  const [[head] = []] = table.rows as string[][];
  return head?.startsWith(text.slice(start)) === true;
}

/**
 * What a later frame takes back of one node, or shows as another kind.
 *
 * @param next the node after it in the later frame
 */
export function compareShown(before: Shown, after: Shown | undefined, index: number, next?: Shown): Violation[] {
  const found: Violation[] = [];
  // A definition has come: brackets that were text are a link, an image or the number of a note now.
  const isReread = (after?.references ?? 0) > before.references && textOf(before.block).includes('[');
  const isSame = isReread || isHeadTaken(before.block, after?.block, next?.block);
  if (before.block && !isSame) compare(before.block, after?.block, String(index));
  return found;

  function compare(old: unknown, now: unknown, path: string): void {
    const add = (kind: Violation['kind']) => found.push({ kind, path, before: old, after: now });
    if (typeof old === 'string') {
      if (typeof now !== 'string' || !now.startsWith(old.trimEnd())) add('take-back');
    } else if (Array.isArray(old)) {
      const list = Array.isArray(now) ? now : [];
      for (const [index, item] of old.entries())
        if (!isHeadTaken(item, list[index], list[index + 1])) compare(item, list[index], `${path}.${index}`);
    } else if (!isObject(old)) {
      if (old !== now) add('flip');
    } else if (!isObject(now)) add('take-back');
    else if (old.type === now.type) {
      if (old.type === 'tabs' && isSplit(old, now)) return;
      for (const [key, value] of Object.entries(old))
        if (key !== 'type' && !silent.has(key)) compare(value, now[key], `${path}.${key}`);
    } else if (!joins.has(`${String(old.type)} ${String(now.type)}`)) add('flip');
    else if (!textOf(now).startsWith(textOf(old).trimEnd())) add('take-back');
  }
}
