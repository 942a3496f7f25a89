import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const feedback: Named<BlockKind, 'feedback'> = {
  name: 'feedback',
  group: 'block',
  model: 'fields',
  layout: 'values',
  bare: 'kind',
  unclosed: 'prefix',
  summary: 'Asks the reader to rate: thumbs, stars or a scale.',
  example: ['::: feedback', 'type: stars', 'question: Did this help?', ':::'].join('\n'),
  fields: {
    kind: { type: 'thumbs, stars or scale', summary: 'How the reader rates.', required: true, aliases: ['type'] },
    max: { type: 'number', summary: 'The highest mark.' },
    question: { type: 'inline Markdown', summary: 'What is rated.' },
  },
};
