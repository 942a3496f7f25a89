import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const form: Named<BlockKind, 'form'> = {
  name: 'form',
  group: 'block',
  model: 'yaml',
  unclosed: 'prefix',
  summary: 'A short form; what the reader fills in is sent as the next message.',
  example: [
    '::: form',
    'title: Book a table',
    'submit: Ask for it',
    'fields:',
    '  - name: day',
    '    type: date',
    '    required: true',
    '  - name: guests',
    '    type: number',
    '    min: 1',
    ':::',
  ].join('\n'),
  fields: {
    title: { type: 'text', summary: 'The heading of the form, and the first line of what is sent.' },
    description: { type: 'inline Markdown', summary: 'A sentence above the fields.' },
    submit: { type: 'text', summary: 'The label of the button.', aliases: ['submitLabel', 'submit_label'] },
    id: { type: 'text', summary: 'A name for the form that the application knows.' },
    fields: {
      type:
        'list of at most 20 {name (or id), label, type, required, placeholder, help, default, ' +
        'options: list of text or {value, label}, min, max, step, minLength, maxLength, pattern, rows}',
      summary: 'The inputs, in order.',
      required: true,
    },
  },
};
