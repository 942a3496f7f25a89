import type { BlockValue, CustomBlockValue } from './read-block.ts';

/** How many entries a list block has; none for other kinds. */
export function countEntries(value: BlockValue | CustomBlockValue): number {
  if ('custom' in value) return 0;
  if ('entries' in value) return value.entries.length;
  if ('links' in value) return value.links.length;
  if ('documents' in value) return value.documents.length;
  if ('images' in value) return value.images.length;
  return 'media' in value ? value.media.length : 0;
}

/** Whether a block has nothing to show (blocks.md §5). */
export function isEmptyBlock(value: BlockValue | CustomBlockValue): boolean {
  if ('custom' in value)
    return value.children.length === 0 && value.content === undefined && Object.keys(value.values).length === 0;
  switch (value.name) {
    case 'list-item':
    case 'horizontal-list-item':
      return !value.image && !value.title && !value.subtitle && value.children.length === 0;
    case 'reaction':
      return value.emoji === '';
    case 'navigate':
      return value.path === '';
    case 'progress':
      return value.value === undefined && !value.label;
    case 'feedback':
      return false;
    case 'form':
      return !value.form && !value.pending && value.children.length === 0;
    case 'chart':
      return !value.chart && !value.pending && value.children.length === 0;
    default:
      return countEntries(value) === 0;
  }
}

/** Whether a block draws nothing: it is empty, or does something instead. */
export const drawsNothing = (value: BlockValue | CustomBlockValue): boolean =>
  isEmptyBlock(value) || value.name === 'navigate';
