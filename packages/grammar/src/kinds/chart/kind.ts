import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const chart: Named<BlockKind, 'chart'> = {
  name: 'chart',
  group: 'block',
  model: 'yaml',
  unclosed: 'prefix',
  summary: 'Numbers as bars, lines or slices.',
  example: [
    '::: chart',
    'type: bar',
    'labels: [Mon, Tue, Wed]',
    'series:',
    '  - name: Visits',
    '    values: [12, 19, 7]',
    ':::',
  ].join('\n'),
  fields: {
    kind: { type: 'bar, line or pie', summary: 'How the numbers are drawn.', required: true, aliases: ['type'] },
    labels: { type: 'list of text', summary: 'What each number belongs to, in order.', required: true },
    series: {
      type: 'list of numbers, or list of {name, values: list of numbers}',
      summary: 'The numbers.',
      required: true,
    },
  },
};
