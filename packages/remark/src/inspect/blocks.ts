import type { List, ListItem, RootContent, Table } from 'mdast';
// For `math` in trees of a pipeline that reads it.
import type {} from 'mdast-util-math';
import { lineFeeds, plainText } from '../mdast/plain-text.ts';
import { inspectReplyBlock } from './reply-block.ts';
import { taskKey } from './task-key.ts';
import type { Block, BlockOf, ListEntry } from './types.ts';

/** Turns flow nodes into blocks. */
export type Inspector = (nodes: readonly RootContent[]) => Block[];

/**
 * How many cells a reply's short rows may be filled up with. Without a bound, a wide head over many one-cell rows costs
 * the product of the two; cmark-gfm has the same bound.
 */
const mostFilledCells = 524_288;

/** An inspector for one reply. */
export function createInspector(): Inspector {
  let filled = 0;

  return inspect;

  function inspect(nodes: readonly RootContent[]): Block[] {
    return nodes.flatMap((node) => inspectNode(node) ?? []);
  }

  function inspectNode(node: RootContent): Block | undefined {
    switch (node.type) {
      case 'paragraph':
        return { type: 'paragraph', text: plainText(node.children) };
      case 'heading':
        return { type: 'heading', depth: node.depth, text: plainText(node.children) };
      case 'blockquote':
        return { type: 'quote', blocks: inspect(node.children) };
      case 'list':
        return inspectList(node);
      case 'table':
        return inspectTable(node);
      case 'code':
        // A finished reply has closed whatever it left open.
        return { type: 'code', ...(node.lang && { lang: node.lang }), value: lineFeeds(node.value), closed: true };
      case 'math':
        return { type: 'math', value: lineFeeds(node.value) };
      case 'thematicBreak':
        return { type: 'rule' };
      case 'html':
        return { type: 'html', value: lineFeeds(node.value) };
      case 'footnoteDefinition':
        return { type: 'footnote', label: node.label ?? node.identifier, blocks: inspect(node.children) };
      case 'replyBlock':
        return inspectReplyBlock(node, inspect);
      default:
        return undefined;
    }
  }

  function inspectList({ ordered, start, children }: List): BlockOf<'list'> {
    const from = ordered && typeof start === 'number' && start !== 1 ? { start } : undefined;
    return { type: 'list', ordered: Boolean(ordered), ...from, items: children.map(inspectItem) };
  }

  function inspectItem(item: ListItem): ListEntry {
    const blocks = inspect(item.children);
    if (typeof item.checked !== 'boolean') return { blocks };
    // What stood between the box and the words is no part of them.
    const [first] = blocks;
    if (first?.type === 'paragraph') first.text = first.text.replace(/^[ \t\n]+/, '');
    const key = taskKey(item);
    return { checked: item.checked, ...(key !== undefined && { key }), blocks };
  }

  function inspectTable(table: Table): BlockOf<'table'> {
    const width = table.children[0]?.children.length ?? 0;
    const rows = table.children.map((row) => {
      const cells = row.children.slice(0, width).map((cell) => plainText(cell.children));
      const missing = Math.min(width - cells.length, mostFilledCells - filled);
      filled += missing;
      return [...cells, ...Array.from({ length: missing }, () => '')];
    });
    return { type: 'table', align: Array.from({ length: width }, (_, index) => table.align?.[index] ?? null), rows };
  }
}
