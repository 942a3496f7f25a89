import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const reaction: Named<BlockKind, 'reaction'> = {
  name: 'reaction',
  group: 'block',
  model: 'fields',
  layout: 'values',
  bare: 'emoji',
  unclosed: 'lines',
  summary: "One emoji set on the reader's own message.",
  example: ['::: reaction', 'emoji=👍', ':::'].join('\n'),
  fields: {
    emoji: { type: 'one emoji, or its shortcode', summary: 'The reaction.', required: true },
  },
};
