import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const steps: Named<FormKind, 'STEPS'> = {
  name: 'STEPS',
  group: 'form',
  model: 'items',
  governs: true,
  summary: 'A timeline: what to do, in which order, and when.',
  example: [
    '> [!STEPS] Move the office',
    '> 1. **Pack** — *Monday* — Label every box with its room.',
    '> 2. **Carry** — *Tuesday* — Heavy things first.',
  ].join('\n'),
};
