import type { Element, ElementContent } from 'hast';
import type { ListItem, Paragraph, Parents } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-hast';
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

/** A list item; a task's words label its box. */
export function drawListItem(drawing: Drawing, item: ListItem, parent: Parents | undefined): Element {
  const { state } = drawing;
  if (typeof item.checked !== 'boolean') return defaultHandlers.listItem(state, item, parent);
  const children = withBox(drawing, item);
  const drawn = defaultHandlers.listItem(state, { ...item, checked: null, children }, parent);
  drawn.properties = { className: ['task-list-item'], ...drawn.properties };
  return drawn;
}
