import type { Code, List, ListItem, Nodes, Parents, PhrasingContent, RootContent, Text } from 'mdast';
import { type Level, type OpenText, openingChildren } from './chain.ts';
import type { Commit } from './commit.ts';
import { withClosed } from './open-fence.ts';
import { reconcile } from './reconcile.ts';

/** What was read does not continue the open blocks: they have to be read again as a whole. */
export class Mismatch extends Error {}

/** Puts nodes after the final ones of an open block. Nodes that are as before keep their identity. */
export function replaceTail(children: RootContent[], frozen: number, fresh: readonly RootContent[]): void {
  const before = children.slice(frozen);
  const after = reconcile(before, fresh);
  children.length = frozen;
  for (const node of after) children.push(node);
}

function isLoose(item: ListItem, from: number): boolean {
  const { children } = item;
  for (let index = Math.max(1, from); index < children.length; index++) {
    const before = (children[index - 1] as Nodes).position?.end.line ?? 0;
    const after = (children[index] as Nodes).position?.start.line ?? 0;
    if (after - before > 1) return true;
  }
  return false;
}

/** An open block with what was read of it now. */
function rebuild({ node, children, frozen }: Level, fresh: Parents | undefined): Parents {
  if (!fresh && node.children === children && children.length === frozen) return node;
  const end = fresh?.position?.end ?? children[children.length - 1]?.position?.end;
  const rebuilt = { ...node, children } as Parents;
  if (node.position && end) rebuilt.position = { start: node.position.start, end };
  if (rebuilt.type === 'list')
    rebuilt.spread = Boolean((node as List).spread) || Boolean((fresh as List | undefined)?.spread);
  if (rebuilt.type === 'listItem') rebuilt.spread = Boolean((node as ListItem).spread) || isLoose(rebuilt, frozen);
  return rebuilt;
}

/** Joins words that follow the final ones of a paragraph. */
function graftText(text: OpenText, fresh: readonly PhrasingContent[], standIn: number): void {
  const [first, ...rest] = fresh;
  const last = text.children[text.frozen - 1] as Text;
  const joined: Text = { ...last, value: text.value };
  if (first) {
    if (first.type !== 'text') throw new Mismatch();
    joined.value += first.value.slice(standIn);
    if (last.position && first.position) joined.position = { start: last.position.start, end: first.position.end };
    // Text in which an address was found has no place.
    else delete joined.position;
  }
  text.children.length = text.frozen - 1;
  text.children.push(joined, ...rest);
}

/** What continues a chain of open blocks: the deepest level, and a paragraph at its end. */
export interface Graft {
  levels: readonly Level[];
  text: (OpenText & { leaf: Nodes }) | undefined;
  /** A fence of which the first lines are final; what is read of it starts with a line `x`. */
  code: { leaf: Code; value: string } | undefined;
  /** How long the stand-in for the last final word of a paragraph is. */
  standIn: number;
}

function graftCode(code: NonNullable<Graft['code']>, siblings: readonly RootContent[]): RootContent[] {
  const [first, ...rest] = siblings;
  if (first && first.type !== 'code') throw new Mismatch();
  const { leaf, value } = code;
  const node = withClosed({ ...leaf, value: value + (first?.value.slice(1) ?? '') }, true);
  if (leaf.position && first?.position) node.position = { start: leaf.position.start, end: first.position.end };
  code.leaf = node;
  return [node, ...rest];
}

function graftLeaf({ text, code, standIn }: Graft, siblings: readonly RootContent[]): RootContent[] {
  if (code) return graftCode(code, siblings);
  if (!text) return [...siblings];
  const [first, ...rest] = siblings;
  // An underline makes a heading of it all, whose number or place only its whole text shows.
  if (first && first.type !== 'paragraph') throw new Mismatch();
  graftText(text, first?.children ?? [], standIn);
  const { leaf } = text;
  const end = first?.position?.end ?? text.children[text.children.length - 1]?.position?.end;
  const node = { ...(first ?? leaf), children: text.children } as RootContent;
  if (leaf.type === first?.type && leaf.data) node.data = leaf.data;
  if (leaf.position && end) node.position = { start: leaf.position.start, end };
  text.leaf = node;
  return [node, ...rest];
}

/**
 * The siblings at a level of the chain, with the open block rebuilt of its final children and those read now.
 *
 * @param siblings what was read at this level, without what stands for the opening of containers
 * @throws {Mismatch} when the first of them is another block
 */
function graftLevel(graft: Graft, depth: number, siblings: readonly RootContent[]): RootContent[] {
  const level = graft.levels[depth];
  if (!level) return graftLeaf(graft, siblings);
  if (level.opener.type === 'governing') {
    const [form, ...rest] = graftLevel(graft, depth + 1, siblings);
    replaceTail(level.children, level.frozen, form ? [form] : []);
    level.node = rebuild(level, form as Parents);
    return [level.node as RootContent, ...rest];
  }
  const [first, ...rest] = siblings;
  if (first && first.type !== level.node.type) throw new Mismatch();
  const fresh = first as Parents | undefined;
  const inner = (fresh?.children ?? []).slice(openingChildren(level));
  const kids =
    inner.length > 0 || depth + 1 < graft.levels.length || graft.text || graft.code
      ? graftLevel(graft, depth + 1, inner)
      : [];
  replaceTail(level.children, level.frozen, kids);
  level.node = rebuild(level, inner.length > 0 ? fresh : undefined);
  return [level.node as RootContent, ...rest];
}

/** The last blocks of a reply: what continues the open ones, and what follows. */
export const graftTail = (graft: Graft, nodes: readonly RootContent[]): RootContent[] => graftLevel(graft, 0, nodes);

/** How what is read after a place is joined to the blocks that are open there. */
export function graftOf({ levels, text, code }: Commit): Graft {
  return {
    levels,
    text: text && { leaf: text.leaf, children: text.leaf.children, frozen: text.frozen, value: text.value },
    code: code && { leaf: code.leaf, value: code.value },
    standIn: text?.standIn.length ?? 0,
  };
}
