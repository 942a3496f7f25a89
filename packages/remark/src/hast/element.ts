import type { Element, ElementContent, Properties } from 'hast';

export type Child = ElementContent | string | undefined;

/** Makes an element; nothing and empty text are left out. */
export function element(tagName: string, properties: Properties, ...children: (Child | Child[])[]): Element {
  const content = children.flat().flatMap((child): ElementContent[] => {
    if (child === undefined || child === '') return [];
    return [typeof child === 'string' ? { type: 'text', value: child } : child];
  });
  return { type: 'element', tagName, properties, children: content };
}
