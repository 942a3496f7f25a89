import type { ListItem } from 'mdast';
import type { Block, TaskMarks } from './types.ts';

/** The marks of an item that is a task; nothing for any other. */
export function taskMarks(item: ListItem): TaskMarks {
  if (typeof item.checked !== 'boolean') return {};
  const label = item.data?.flowdown;
  return { checked: item.checked, ...(label?.type === 'task' && { key: label.key }) };
}

/** The blocks of an item: what stood between its box and the words is no part of them. */
export function wordsOf(item: ListItem, blocks: Block[]): Block[] {
  const [first] = blocks;
  if (typeof item.checked === 'boolean' && first?.type === 'paragraph')
    first.text = first.text.replace(/^[ \t\n]+/, '');
  return blocks;
}
