import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const details: Named<FormKind, 'DETAILS'> = {
  name: 'DETAILS',
  group: 'form',
  model: 'flow',
  governs: false,
  summary: 'A section folded under its title.',
  example: '> [!DETAILS] How the price is made up\n> Room, breakfast and city tax.',
};
