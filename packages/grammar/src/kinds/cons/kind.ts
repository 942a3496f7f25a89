import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const cons: Named<FormKind, 'CONS'> = {
  name: 'CONS',
  group: 'form',
  model: 'items',
  governs: true,
  joins: ['PROS'],
  summary: 'What speaks against something; next to PROS, two cards side by side.',
  example: ['> [!CONS] By train', '> - Runs only twice a day'].join('\n'),
};
