import type { ElementContent, Properties } from 'hast';
import type { Nodes } from 'mdast';
import { valueElement } from '../hast/values/value-element.ts';
import { drawsNothing } from './empty-block.ts';
import type { BlockValue, CustomBlockValue } from './read-block.ts';
import type { ReplyBlock } from './types.ts';

/** The class names of a block's outer element. */
const blockClasses = (name: string): string[] => ['fd-block', `fd-${name}`];

function name(node: Nodes, hName: string | undefined, hProperties: Properties, hChildren?: ElementContent[]): void {
  node.data = { ...node.data, ...(hName && { hName }), hProperties, ...(hChildren && { hChildren }) };
}

const fieldClasses: ReadonlyMap<string, string> = new Map([
  ['image', 'fd-card-image'],
  ['title', 'fd-card-title'],
  ['subtitle', 'fd-card-subtitle'],
]);

/** A link that may not be followed is its words; so is a picture that may not be loaded. */
function disarm(node: ReplyBlock, value: BlockValue | CustomBlockValue): void {
  const purposes =
    'entries' in value ? value.entries : 'links' in value ? value.links : 'documents' in value ? value.documents : [];
  const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  for (const [index, entry] of purposes.entries()) {
    const [paragraph] = items[index]?.children ?? [];
    const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (!entry.allowed && link?.type === 'link') name(link, 'span', { href: undefined });
  }
}

/**
 * Gives a block and its parts the names and classes of their elements, so that a pipeline that knows nothing of blocks
 * draws them too (`mdast-util-to-hast` reads them).
 */
export function labelBlockElements(node: ReplyBlock, value: BlockValue | CustomBlockValue): void {
  // What draws nothing stays in the tree.
  if (drawsNothing(value)) {
    name(node, 'div', { hidden: true });
    return;
  }
  const element = valueElement(value, ({ text }) => [{ type: 'text', value: text }]);
  if (element) {
    name(node, element.tagName, element.properties, element.children);
    return;
  }
  name(node, 'div', { className: blockClasses(node.name), dataBlock: node.name });
  for (const child of node.children) {
    const label = child.data?.flowdown;
    const className = label?.type === 'field' ? fieldClasses.get(label.field) : undefined;
    if (className) name(child, 'p', { className: [className] });
    if (child.type !== 'list') continue;
    for (const item of child.children) {
      const entry = item.data?.flowdown;
      if (entry?.type !== 'entry') continue;
      name(item, undefined, {
        className: ['fd-entry'],
        ...(entry.filename && { dataFilename: entry.filename }),
        ...(entry.mime && { dataMime: entry.mime }),
      });
    }
  }
  disarm(node, value);
}
