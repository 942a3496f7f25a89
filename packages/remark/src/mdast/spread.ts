import type { ListItem, Nodes, RootContent } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** Whether a blank line stands between a node and the one before it. */
function isAfterBlankLine(node: Node, index: number, siblings: readonly Node[]): boolean {
  const before = siblings[index - 1]?.position?.end.line;
  return before !== undefined && (node.position?.start.line ?? 0) - before > 1;
}

const oneLine = (node: RootContent) => (node.type === 'replyBlock' ? node.data.flowdown.oneLine : undefined);

/** HTML that ends on its own line; other HTML runs to a blank line. */
const endsItself = /^<(?:!|\?|(?:script|pre|style|textarea)\b)/i;

/**
 * Whether only a blank line can part two siblings. Without our markers that parted them, no tight item holds such a pair.
 */
function needsBlankLine(left: RootContent, right: RootContent): boolean {
  // Both stand on one line.
  if (oneLine(right)?.before || oneLine(left)?.after) return false;
  if (left.type === 'html' && !endsItself.test(left.value)) return true;
  const isText = right.type === 'paragraph' || oneLine(right) !== undefined;
  const endsInText = left.type === 'paragraph' || oneLine(left) !== undefined;
  if (isText) return endsInText || left.type === 'blockquote' || left.type === 'list' || left.type === 'table';
  const interruptsNone = right.type === 'definition' || (right.type === 'list' && right.ordered && right.start !== 1);
  return endsInText && Boolean(interruptsNone);
}

function isSpread(item: ListItem): boolean {
  const { children } = item;
  if (children.length < 2) return false;
  if (children.some((child, index) => index > 0 && needsBlankLine(children[index - 1] as RootContent, child)))
    return true;
  const hasBlock = children.some((child) => child.type === 'replyBlock');
  return hasBlock ? children.some(isAfterBlankLine) : Boolean(item.spread);
}

/**
 * Whether list items are spread, in a list with marker lines: blank lines inside a block are not blank lines of the item
 * that holds it, and what a marker line parted takes a blank line once that is gone.
 */
export function fixSpread(outermost: Nodes): void {
  visit(outermost, 'list', (list) => {
    for (const item of list.children) if (item.data?.flowdown?.type !== 'entry') item.spread = isSpread(item);
    if (list.children.some((item) => item.children.some((child) => child.type === 'replyBlock')))
      list.spread = list.children.some(isAfterBlankLine);
  });
}
