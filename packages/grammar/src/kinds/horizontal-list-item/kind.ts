import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';
import { listItem } from '../list-item/kind.ts';

export const horizontalListItem: Named<BlockKind, 'horizontal-list-item'> = {
  name: 'horizontal-list-item',
  group: 'block',
  model: 'fields',
  layout: 'card',
  unclosed: 'text',
  joins: ['horizontal-list-item'],
  summary: 'A card that stands side by side with the ones next to it, as a carousel.',
  example: [
    '::: horizontal-list-item',
    '# Harbour walk',
    'Two hours, flat.',
    '::: horizontal-list-item',
    '# Ridge walk',
    'Five hours, steep.',
    ':::',
  ].join('\n'),
  fields: listItem.fields,
};
