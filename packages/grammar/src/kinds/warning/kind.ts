import type { Named } from '../../named.ts';
import type { CalloutKind } from '../../types.ts';

export const warning: Named<CalloutKind, 'WARNING'> = {
  name: 'WARNING',
  group: 'callout',
  model: 'flow',
  summary: 'Trouble that can follow and needs attention now.',
  example: '> [!WARNING]\n> Changing the key signs every device out.',
};
