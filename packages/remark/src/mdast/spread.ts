import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** Whether a blank line stands between a node and the one before it. */
function isAfterBlankLine(node: Node, index: number, siblings: readonly Node[]): boolean {
  const before = siblings[index - 1]?.position?.end.line;
  return before !== undefined && (node.position?.start.line ?? 0) - before > 1;
}

/**
 * Blank lines inside a block are not blank lines of the list item that holds it: an item with a block is spread only when
 * a blank line stands between its own children.
 */
export function fixSpread(tree: Root): void {
  visit(tree, 'list', (list) => {
    let changed = false;
    for (const item of list.children) {
      if (!item.children.some((child) => child.type === 'replyBlock')) continue;
      item.spread = item.children.some(isAfterBlankLine);
      changed = true;
    }
    if (!changed) return;
    list.spread = list.children.some(isAfterBlankLine);
  });
}
