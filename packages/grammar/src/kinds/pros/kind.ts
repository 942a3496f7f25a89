import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const pros: Named<FormKind, 'PROS'> = {
  name: 'PROS',
  group: 'form',
  model: 'items',
  governs: true,
  joins: ['CONS'],
  summary: 'What speaks for something; next to CONS, two cards side by side.',
  example: ['> [!PROS] By train', '> - Arrives in the centre', '> - Room to work'].join('\n'),
};
