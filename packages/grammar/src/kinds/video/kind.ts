import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const video: Named<BlockKind, 'video'> = {
  name: 'video',
  group: 'block',
  model: 'items',
  entry: 'media',
  unclosed: 'lines',
  summary: 'A film with its controls.',
  example: ['::: video', '![video/mp4](https://example.com/tour.mp4)', ':::'].join('\n'),
  fields: {
    media: {
      type: 'list of {src: URL, mime?: media type, title?: inline Markdown}',
      summary: 'The films, in order.',
      required: true,
    },
  },
};
