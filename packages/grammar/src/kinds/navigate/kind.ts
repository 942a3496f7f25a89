import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const navigate: Named<BlockKind, 'navigate'> = {
  name: 'navigate',
  group: 'block',
  model: 'fields',
  layout: 'values',
  bare: 'path',
  unclosed: 'lines',
  summary: 'Takes the reader to another page of the application, once; nothing is drawn.',
  example: ['::: navigate', '![navigate](/orders?state=open)', ':::'].join('\n'),
  fields: {
    path: { type: 'path on the same origin', summary: 'Where to go, without its query.', required: true },
    query: { type: 'map of text to text', summary: 'The query of that address.' },
  },
};
