import type { Named } from '../../named.ts';
import type { CalloutKind } from '../../types.ts';

export const note: Named<CalloutKind, 'NOTE'> = {
  name: 'NOTE',
  group: 'callout',
  model: 'flow',
  summary: 'Something worth knowing, even when skimming.',
  example: '> [!NOTE]\n> Times are shown in your own time zone.',
};
