import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const audio: Named<BlockKind, 'audio'> = {
  name: 'audio',
  group: 'block',
  model: 'items',
  entry: 'media',
  unclosed: 'lines',
  summary: 'A recording with its controls.',
  example: ['::: audio', '![audio/mpeg](https://example.com/interview.mp3)', ':::'].join('\n'),
  fields: {
    media: {
      type: 'list of {src: URL, mime?: media type, title?: inline Markdown}',
      summary: 'The recordings, in order.',
      required: true,
    },
  },
};
