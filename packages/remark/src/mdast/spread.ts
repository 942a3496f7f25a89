import type { ListItem, Nodes, RootContent } from 'mdast';
import type { Node } from 'unist';
import { walk } from './walk.ts';

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

/** Whether the source could not hold these blocks without a blank line between. */
const mustBeSpread = ({ children }: ListItem): boolean =>
  children.some((child, index) => index > 0 && needsBlankLine(children[index - 1] as RootContent, child));

const hasBlock = ({ children }: ListItem): boolean => children.some(({ type }) => type === 'replyBlock');

/**
 * Whether lists and items are spread: by the blank lines between their own children. micromark also counts some that stand
 * after them, or inside a block; what it says depends on text that comes later then, and does not last when written.
 */
export function fixSpread(tree: Nodes): void {
  walk(tree, (list) => {
    if (list.type !== 'list') return;
    const isSpread = Boolean(list.spread) || list.children.some(hasBlock);
    list.spread = isSpread && list.children.some(isAfterBlankLine);
    for (const item of list.children) {
      if (item.data?.flowdown?.type === 'entry') continue;
      item.spread = (Boolean(item.spread) || hasBlock(item)) && item.children.some(isAfterBlankLine);
    }
  });
}

/** In a list with marker lines, what such a line parted takes a blank line once that is gone. */
export function fixSpreadOfMarkers(outermost: Nodes): void {
  walk(outermost, (item) => {
    if (item.type === 'listItem' && item.data?.flowdown?.type !== 'entry' && mustBeSpread(item)) item.spread = true;
  });
}
