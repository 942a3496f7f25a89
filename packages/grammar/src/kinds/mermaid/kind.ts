import type { Named } from '../../named.ts';
import type { FenceKind } from '../../types.ts';

export const mermaid: Named<FenceKind, 'mermaid'> = {
  name: 'mermaid',
  group: 'fence',
  model: 'fence',
  summary: 'A diagram, drawn from its Mermaid text.',
  example: ['```mermaid', 'flowchart LR', '  order[Order] --> pack[Pack] --> ship[Ship]', '```'].join('\n'),
};
