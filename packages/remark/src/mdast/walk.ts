import type { Nodes } from 'mdast';

/**
 * Shows a function each node of a tree, parents first; it may change the children of the node it sees. `unist-util-visit` does
 * more than that, and takes as long as all else that is done to the tree of a short text.
 */
export function walk(tree: Nodes, see: (node: Nodes) => void): void {
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    see(node);
    if (!('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index] as Nodes);
  }
}
