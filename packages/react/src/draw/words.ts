import type { Tree } from '@flowdown/grammar';
import type { Nodes } from 'hast';
import { constructTag, type Drawn } from './drawer.ts';

/** Elements that stand within a line: what they hold is not set apart from the words around it. */
const inline = /^(?:a|abbr|b|bdi|bdo|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|u|var)$/;

/** The words of drawn blocks as they are heard: with the names of groups, and a blank between what stands apart. */
export function wordsOf({ hast, constructs }: Drawn): string {
  function say(node: Nodes): string {
    if (node.type === 'text') return node.value;
    if (node.type === 'root') return node.children.map(say).join('');
    if (node.type !== 'element') return '';
    const { tagName, properties, children, data } = node;
    const construct = tagName === constructTag ? constructs[data?.flowdownConstruct ?? -1] : undefined;
    // A file tree may be drawn without an element of each row.
    if (construct?.name === 'Tree' && construct.element?.children.length === 0)
      return ` ${(construct.value as Tree).rows.map(({ name }) => name).join(' ')} `;
    if (construct) return construct.element ? say(construct.element) : '';
    if (tagName === 'img') return String(properties.alt ?? '');
    const content = children.map(say).join('');
    if (inline.test(tagName)) return content;
    return properties.role && properties.ariaLabel ? ` ${properties.ariaLabel}: ${content} ` : ` ${content} `;
  }
  return say(hast).replace(/\s+/g, ' ').trim();
}
