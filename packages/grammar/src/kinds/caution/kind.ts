import type { Named } from '../../named.ts';
import type { CalloutKind } from '../../types.ts';

export const caution: Named<CalloutKind, 'CAUTION'> = {
  name: 'CAUTION',
  group: 'callout',
  model: 'flow',
  summary: 'Harm or loss that an action may bring.',
  example: '> [!CAUTION]\n> Deleting the archive cannot be undone.',
};
