import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const progress: Named<BlockKind, 'progress'> = {
  name: 'progress',
  group: 'block',
  model: 'fields',
  layout: 'values',
  bare: 'value',
  unclosed: 'prefix',
  summary: 'A bar that says how far something has come.',
  example: ['::: progress', 'value: 60', 'label: Copying your photos', ':::'].join('\n'),
  fields: {
    value: { type: 'number or percentage', summary: 'How much is done.', required: true },
    max: { type: 'number', summary: 'How much there is to do; 100 if not given.' },
    label: { type: 'inline Markdown', summary: 'What is being done.' },
  },
};
