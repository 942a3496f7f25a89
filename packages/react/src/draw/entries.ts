import type { Element, ElementContent, Properties } from 'hast';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const isEntry = (node: ElementContent): node is Element =>
  isElement(node) && Array.isArray(node.properties.className) && node.properties.className.includes('fd-entry');

/** The entries of a block, in their order, as they were drawn: items of its list. */
export const entriesOf = ({ children }: Element): Element[] =>
  children.flatMap((list) => (isElement(list) ? list.children.filter(isEntry) : []));

/** What is in an entry: its link, or what stands for one that is refused. */
export const contentOf = ({ children }: Element): Element | undefined => children.find(isElement);

/** The block with other entries in the place of its own. */
export function withEntries(block: Element, change: (entry: Element, index: number) => Element): Element {
  let index = 0;
  const children = block.children.map((list) =>
    isElement(list)
      ? // A list without bullets is none to some browsers.
        {
          ...list,
          properties: { ...list.properties, role: 'list' },
          children: list.children.map((node) => (isEntry(node) ? change(node, index++) : node)),
        }
      : list,
  );
  return { ...block, children };
}

/** A line of an entry. Words and addresses are isolated from one another, whichever way they run. */
export function line(name: string, content: string | ElementContent[]): Element {
  const children: ElementContent[] = typeof content === 'string' ? [{ type: 'text', value: content }] : content;
  return { type: 'element', tagName: 'bdi', properties: { className: name.split(' ') }, children };
}

/** The entry as a card: a mark, and lines in what it holds. */
export function asCard(entry: Element, mark: string, lines: readonly Element[], rest: Properties = {}): Element {
  const held = contentOf(entry);
  const children = lines.flatMap((each): ElementContent[] => [each, { type: 'text', value: ' ' }]).slice(0, -1);
  const content = held ? [{ ...held, children, properties: { ...held.properties, ...rest } }] : [...lines];
  return { ...entry, properties: { ...entry.properties, dataMark: mark }, children: content };
}
