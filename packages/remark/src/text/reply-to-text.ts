import type { List, ListItem, Root, RootContent, Table } from 'mdast';
import type {} from 'mdast-util-math';
import { lineFeeds } from '../mdast/plain-text.ts';
import { createFootnotes } from './footnotes.ts';
import { createInlineWriter } from './inline.ts';
import { writeReplyBlock } from './reply-block.ts';
import { alignColumns } from './table.ts';

/**
 * A reply as plain text for readers without any markup: paragraphs parted by blank lines, lists with their bullets and
 * numbers, tables as columns, blocks as lines, footnotes numbered at the end. Characters are the reply's own, control
 * characters included: strip them before a terminal sees them.
 *
 * @returns the text without a final line ending
 */
export function replyToText(tree: Root): string {
  const footnotes = createFootnotes(tree);
  const inline = createInlineWriter(tree, footnotes);

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
      case 'heading':
        return inline(node.children);
      case 'blockquote':
        return flow(node.children);
      case 'list':
        return writeList(node);
      case 'table':
        return writeTable(node);
      case 'code':
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

  function writeTable({ children, align }: Table): string {
    // GFM drops cells beyond the head's.
    const width = children[0]?.children.length ?? 0;
    const rows = children.map((row) => row.children.slice(0, width).map((cell) => inline(cell.children)));
    return alignColumns(rows, align ?? []);
  }

  function writeList(list: List): string {
    const items = list.children.map((item, index) => {
      const bullet = list.ordered ? `${(list.start ?? 1) + index}. ` : '- ';
      return hang(bullet, writeItem(item));
    });
    return items.join(list.spread ? '\n\n' : '\n');
  }

  function writeItem(item: ListItem): string {
    const text = flow(item.children, item.spread ? '\n\n' : '\n');
    if (typeof item.checked !== 'boolean') return text;
    return `[${item.checked ? 'x' : ' '}] ${text.trimStart()}`;
  }
}

/** Text behind a mark, its further lines under the first. */
function hang(mark: string, text: string): string {
  return (mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)).trimEnd();
}
