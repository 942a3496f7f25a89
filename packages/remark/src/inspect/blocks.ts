import type { Heading, List, ListItem, Paragraph, Root, RootContent, Table } from 'mdast';
// For `math` in trees of a pipeline that reads it.
import type {} from 'mdast-util-math';
import { createDefinitions } from '../mdast/definitions.ts';
import { lineFeeds, plainText } from '../mdast/plain-text.ts';
import { readFigure } from '../read/figure.ts';
import { inspectFence } from './fence.ts';
import { inspectQuote } from './quote.ts';
import { inspectReplyBlock } from './reply-block.ts';
import { taskMarks, wordsOf } from './task.ts';
import type { Block, BlockOf, ListEntry } from './types.ts';

/** Turns flow nodes into blocks. */
export type Inspector = (nodes: readonly RootContent[]) => Block[];

/**
 * How many cells a reply's short rows may be filled up with. Without a bound, a wide head over many one-cell rows costs
 * the product of the two; cmark-gfm has the same bound.
 */
const mostFilledCells = 524_288;

/** An inspector for one reply. */
export function createInspector(tree: Root): Inspector {
  const find = createDefinitions(tree);
  let filled = 0;

  return inspect;

  function inspect(nodes: readonly RootContent[]): Block[] {
    return nodes.flatMap((node) => inspectNode(node) ?? []);
  }

  function inspectNode(node: RootContent): Block | undefined {
    switch (node.type) {
      case 'paragraph':
        return inspectParagraph(node);
      case 'heading':
        return inspectHeading(node);
      case 'blockquote':
        return inspectQuote(node, inspect, find);
      case 'list':
        return inspectList(node);
      case 'table':
        return inspectTable(node);
      case 'code':
        return inspectFence(node);
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

  function inspectParagraph(node: Paragraph): Block {
    const figure = readFigure(node, find);
    if (!figure) return { type: 'paragraph', text: plainText(node.children) };
    const { image, src, title, caption, href } = figure;
    return {
      type: 'figure',
      src,
      alt: plainText([image]),
      ...(title !== undefined && { title }),
      ...(caption && { caption: plainText(caption) }),
      ...(href !== undefined && { href }),
    };
  }

  function inspectList({ ordered, start, children }: List): BlockOf<'list'> {
    const from = ordered && typeof start === 'number' && start !== 1 ? { start } : undefined;
    return { type: 'list', ordered: Boolean(ordered), ...from, items: children.map(inspectItem) };
  }

  function inspectItem(item: ListItem): ListEntry {
    return { ...taskMarks(item), blocks: wordsOf(item, inspect(item.children)) };
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

function inspectHeading({ depth, children, data }: Heading): BlockOf<'heading'> {
  const label = data?.flowdown?.type === 'heading' ? data.flowdown : undefined;
  return {
    type: 'heading',
    depth,
    text: plainText(children),
    ...(label?.number !== undefined && { number: label.number }),
    ...(label?.replyTitle && { replyTitle: true as const }),
  };
}
