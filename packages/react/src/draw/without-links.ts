import type { Element, ElementContent } from 'hast';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Words of a label for a button, which may not hold links: their words, and no ids. */
export function withoutLinks(content: readonly ElementContent[]): ElementContent[] {
  return content.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    const children = withoutLinks(node.children);
    const { id, ...properties } = node.properties;
    return node.tagName === 'a' ? children : [{ ...node, properties, children }];
  });
}
