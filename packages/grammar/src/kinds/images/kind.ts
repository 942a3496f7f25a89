import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const images: Named<BlockKind, 'images'> = {
  name: 'images',
  group: 'block',
  model: 'items',
  entry: 'image',
  unclosed: 'lines',
  summary: 'One picture, or several as a gallery.',
  example: [
    '::: images',
    '![The garden in May](https://example.com/may.jpg)',
    '![The garden in June](https://example.com/june.jpg)',
    ':::',
  ].join('\n'),
  fields: {
    images: { type: 'list of {src: URL, alt: text}', summary: 'The pictures, in order.', required: true },
  },
};
