import type { Named } from '../../named.ts';
import type { CalloutKind } from '../../types.ts';

export const tip: Named<CalloutKind, 'TIP'> = {
  name: 'TIP',
  group: 'callout',
  model: 'flow',
  summary: 'A better or easier way to do something.',
  example: '> [!TIP] Faster searches\n> Put the name in quotes to match it exactly.',
};
