import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const actions: Named<BlockKind, 'actions'> = {
  name: 'actions',
  group: 'block',
  model: 'items',
  entry: 'action',
  unclosed: 'lines',
  summary: 'Buttons with the answers the reader is likely to give next.',
  example: ['::: actions', '- Yes, book it', '- Show me another day', ':::'].join('\n'),
  fields: {
    entries: {
      type: 'list of {label: inline Markdown, url?: URL}',
      summary: 'The buttons; choosing one sends its label as the next message, or opens its URL.',
      required: true,
    },
  },
};
