import type { Named } from '../../named.ts';
import type { CalloutKind } from '../../types.ts';

export const important: Named<CalloutKind, 'IMPORTANT'> = {
  name: 'IMPORTANT',
  group: 'callout',
  model: 'flow',
  summary: 'What the reader must know to succeed.',
  example: '> [!IMPORTANT]\n> Bring the passport you booked with.',
};
