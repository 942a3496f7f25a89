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
    '  entry_point: ask',
    '  ask:',
    '    REASONING: false',
    '    GATHER:',
    '      - city: required',
    '        prompt: "Which city?"',
    '    THEN: greet',
    '  greet:',
    '    REASONING: false',
    '    RESPOND: "Hello from {{city}}!"',
    '```',
  ].join('\n'),
};
