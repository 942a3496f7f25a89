import type { Named } from '../../named.ts';
import type { FenceKind } from '../../types.ts';

export const math: Named<FenceKind, 'math'> = {
  name: 'math',
  group: 'fence',
  model: 'fence',
  summary: 'A formula on lines of its own.',
  example: ['```math', 'a^2 + b^2 = c^2', '```'].join('\n'),
};
