import type { List, ListItem, Paragraph, Root, RootContent, Table } from 'mdast';
import type {} from 'mdast-util-math';
import { createDefinitions } from '../mdast/definitions.ts';
import { lineFeeds } from '../mdast/plain-text.ts';
import { readFigure } from '../read/figure.ts';
import { writeFence } from './fence.ts';
import { createFootnotes } from './footnotes.ts';
import { hang, lines } from './hang.ts';
import { createInlineWriter } from './inline.ts';
import { box, writeQuote } from './quote.ts';
import { writeReplyBlock } from './reply-block.ts';
import { alignColumns } from './table.ts';

/**
 * A reply as plain text for readers without any markup: paragraphs parted by blank lines, lists with their bullets and
 * numbers, tables as columns, callouts after a sign, forms and blocks as lines, footnotes numbered at the end. Characters are the reply's own, control
 * characters included: strip them before a terminal sees them.
 *
 * @returns the text without a final line ending
 */
export function replyToText(tree: Root): string {
  const footnotes = createFootnotes(tree);
  const find = createDefinitions(tree);
  const inline = createInlineWriter(find, footnotes);

  const parts = [flow(tree.children)];
  const notes: string[] = [];
  for (const { number, definition } of footnotes.called()) notes.push(hang(`[${number}] `, flow(definition.children)));
  parts.push(notes.join('\n'));
  return parts.filter(Boolean).join('\n\n');

  function flow(nodes: readonly RootContent[], between = '\n\n'): string {
    return nodes.map(write).filter(Boolean).join(between);
  }

  function write(node: RootContent): string {
    switch (node.type) {
      case 'paragraph':
        return writeParagraph(node);
      case 'heading':
        return inline(node.children);
      case 'blockquote':
        return writeQuote(node, { inline, flow, item: writeItem });
      case 'list':
        return writeList(node);
      case 'table':
        return writeTable(node);
      case 'code':
        return writeFence(node);
      case 'html':
      case 'math':
        return lineFeeds(node.value);
      case 'thematicBreak':
        return '---';
      case 'replyBlock':
        return writeReplyBlock(node, { inline, flow });
      default:
        return '';
    }
  }

  /** A figure is its picture's words over its caption. */
  function writeParagraph(node: Paragraph): string {
    const figure = readFigure(node, find);
    if (!figure) return inline(node.children);
    const words = inline(node.children.slice(0, 1));
    const caption = inline(figure.caption ?? []);
    return lines(words, caption === words ? '' : caption);
  }

  function writeTable({ children, align }: Table): string {
    // GFM drops cells beyond the head's.
    const width = children[0]?.children.length ?? 0;
    const rows = children.map((row) => row.children.slice(0, width).map((cell) => inline(cell.children)));
    return alignColumns(rows, align ?? []);
  }

  function writeList(list: List): string {
    const items = list.children.map((item, index) => {
      const bullet = list.ordered ? `${(list.start ?? 1) + index}. ` : '- ';
      return hang(bullet, writeItem(item, item.children));
    });
    return items.join(list.spread ? '\n\n' : '\n');
  }

  function writeItem(item: ListItem, blocks: readonly RootContent[]): string {
    return box(item, flow(blocks, item.spread ? '\n\n' : '\n'));
  }
}
