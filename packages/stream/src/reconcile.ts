import type { Nodes, RootContent } from 'mdast';

/** Whether two values are equal all the way down. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** A node read anew, in which all that did not change are the objects of before. */
function reconcileNode(before: Nodes, after: Nodes): Nodes {
  if (before === after || before.type !== after.type) return after;
  // An open block's children are one live array, of which more than can be compared may be final.
  if ('children' in after && 'children' in before && after.children === before.children) return after;
  if (!('children' in after) || !('children' in before)) return isSame(before, after) ? before : after;
  const children = reconcile(before.children as RootContent[], after.children as RootContent[]);
  const isWhole =
    children.length === before.children.length && children.every((child, index) => child === before.children[index]);
  const { children: _before, ...restBefore } = before;
  const { children: _after, ...restAfter } = after;
  if (isWhole && isSame(restBefore, restAfter)) return before;
  return { ...after, children } as Nodes;
}

/** Blocks read anew, in which those that did not change are the objects of before, so that a renderer can memoise on them. */
export function reconcile(before: readonly RootContent[], after: readonly RootContent[]): RootContent[] {
  return after.map((node, index) => {
    const old = before[index];
    return old ? (reconcileNode(old, node) as RootContent) : node;
  });
}
