import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Says in words what the box of a task shows; the item's text is not its label. */
export function labelTasks(tree: Root): Root {
  const labelled = structuredClone(tree);
  visit(labelled, 'element', (node, _, parent) => {
    if (node.tagName !== 'input' || parent?.type !== 'element' || !['li', 'p'].includes(parent.tagName)) return;
    node.properties.ariaLabel = node.properties.checked ? 'done' : 'not done';
  });
  return labelled;
}
