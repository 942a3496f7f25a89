import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const tabs: Named<FormKind, 'TABS'> = {
  name: 'TABS',
  group: 'form',
  model: 'sections',
  governs: true,
  summary: 'Variants of one thing, one panel shown at a time.',
  example: [
    '> [!TABS]',
    '> #### Bus',
    '> Line 4, every ten minutes.',
    '> #### Train',
    '> Two stops, then a short walk.',
  ].join('\n'),
};
