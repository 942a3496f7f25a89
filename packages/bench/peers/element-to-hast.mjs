/** The hast of React elements that hold no components. */
export function elementToHast(tree) {
  return { type: 'root', children: nodesOf(tree) };
}

function nodesOf(tree) {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf);
  if (typeof tree === 'string' || typeof tree === 'number') return [{ type: 'text', value: String(tree) }];
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, props } = tree;
  if (typeof type === 'function') return nodesOf(type(props));
  const children = nodesOf(props.children);
  return typeof type === 'string' ? [{ type: 'element', tagName: type, properties: {}, children }] : children;
}
