import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const links: Named<BlockKind, 'links'> = {
  name: 'links',
  group: 'block',
  model: 'items',
  entry: 'link',
  unclosed: 'lines',
  summary: 'Pages to read on, each as a preview of its own.',
  example: [
    '::: links',
    '[Opening hours](https://example.com/hours)',
    '[How to find us](https://example.com/map)',
    ':::',
  ].join('\n'),
  fields: {
    links: { type: 'list of {url: URL, label?: inline Markdown}', summary: 'The pages, in order.', required: true },
  },
};
