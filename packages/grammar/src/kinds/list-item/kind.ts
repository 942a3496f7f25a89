import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const listItem: Named<BlockKind, 'list-item'> = {
  name: 'list-item',
  group: 'block',
  model: 'fields',
  layout: 'card',
  unclosed: 'text',
  summary: 'A card for one thing: its picture, its name and a few words about it.',
  example: [
    '::: list-item',
    '![A red kettle](https://example.com/kettle.jpg)',
    '# Gooseneck kettle',
    '## 1 litre',
    'Pours slowly and evenly.',
    ':::',
  ].join('\n'),
  fields: {
    image: { type: '{src: URL, alt: text}', summary: 'The first picture of the card.' },
    title: { type: 'inline Markdown', summary: 'The name of the thing.', required: true },
    subtitle: { type: 'inline Markdown', summary: 'A second, quieter line under the title.' },
    children: { type: 'Markdown', summary: 'The description.' },
  },
};
