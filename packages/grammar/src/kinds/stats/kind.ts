import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const stats: Named<FormKind, 'STATS'> = {
  name: 'STATS',
  group: 'form',
  model: 'items',
  governs: true,
  summary: 'Headline numbers with their labels.',
  example: ['> [!STATS]', '> - **3×** faster builds', '> - **40%** less memory'].join('\n'),
};
