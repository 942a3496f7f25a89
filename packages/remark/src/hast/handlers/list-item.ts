import type { Element, ElementContent } from 'hast';
import type { ListItem, Paragraph, Parents } from 'mdast';
import { plainText } from '../../mdast/plain-text.ts';
import { element } from '../element.ts';
import type { Drawing } from './drawing.ts';

/**
 * A task's box and the words beside it, which name it. The box is off: without script a tick would be lost.
 *
 * @param words what stands beside the box; its own name is given when they say nothing
 */
export function taskBox(drawing: Drawing, item: ListItem, words: ElementContent[], isNamed: boolean): Element {
  const box = element('input', {
    type: 'checkbox',
    ...(item.checked && { checked: true }),
    disabled: true,
    ...(!isNamed && { ariaLabel: drawing.labels.task }),
  });
  return words.length === 0 ? box : element('label', { className: ['fd-task'] }, box, ' ', words);
}

const isWords = (node: ListItem['children'][number] | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data?.flowdown?.type !== 'figure';

/** The children of a task item with the box in its first paragraph. */
export function withBox(drawing: Drawing, item: ListItem, children = item.children): ListItem['children'] {
  if (typeof item.checked !== 'boolean') return children;
  const [first, ...rest] = children;
  const words = isWords(first) ? first : undefined;
  const drawn = taskBox(
    drawing,
    item,
    words ? drawing.state.all(words) : [],
    words !== undefined && plainText(words.children).trim() !== '',
  );
  const line: Paragraph = { ...words, type: 'paragraph', children: [], data: { hChildren: [drawn] } };
  return words ? [line, ...rest] : [line, ...children];
}

function isLoose({ loose }: Drawing, item: ListItem, parent: Parents | undefined): boolean {
  if (parent?.type !== 'list') return item.spread ?? item.children.length > 1;
  const known = loose.get(parent);
  if (known !== undefined) return known;
  const found = parent.spread || parent.children.some(({ spread, children }) => spread ?? children.length > 1);
  loose.set(parent, found);
  return found;
}

/** A paragraph and nothing more; one that is a block or a title keeps its element. */
const isPlain = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'p' && Object.keys(node.properties).length === 0;

/**
 * A list item; in a tight list a paragraph is its words. Ours, since the one of `mdast-util-to-hast` asks all items of a
 * tight list whether one of them is loose, for each of them, and passes the words of a paragraph as arguments.
 */
export function drawListItem(drawing: Drawing, item: ListItem, parent: Parents | undefined): Element {
  const { state } = drawing;
  const loose = isLoose(drawing, item, parent);
  const drawn = state.all({ ...item, children: withBox(drawing, item) });
  const children: ElementContent[] = [];
  for (const [index, child] of drawn.entries()) {
    const isBare = !loose && isPlain(child);
    if (index > 0 || !isBare) children.push({ type: 'text', value: '\n' });
    if (isBare) for (const word of child.children) children.push(word);
    else children.push(child);
  }
  const last = drawn[drawn.length - 1];
  if (last && (loose || !isPlain(last))) children.push({ type: 'text', value: '\n' });
  const properties = typeof item.checked === 'boolean' ? { className: ['task-list-item'] } : {};
  const li: Element = { type: 'element', tagName: 'li', properties, children };
  state.patch(item, li);
  return state.applyData(item, li);
}
