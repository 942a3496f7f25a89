import type { Named } from '../../named.ts';
import type { FenceKind } from '../../types.ts';

export const flow: Named<FenceKind, 'flow'> = {
  name: 'flow',
  group: 'fence',
  model: 'fence',
  aliases: ['abl'],
  summary: 'A conversation plan, drawn as a chart.',
  example: [
    '```flow',
    'FLOW:',
    '  ask:',
    '    REASONING: false',
    '    GATHER:',
    '      - city: required',
    '    THEN: greet',
    '  greet:',
    '    REASONING: false',
    '    RESPOND: "Hello from {{city}}!"',
    '    THEN: COMPLETE',
    '```',
  ].join('\n'),
};
