import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

// A callout, form or fence takes the type of its group; `types.ts` says what each field means.
export const template: Named<BlockKind, 'template'> = {
  name: 'template',
  group: 'block',
  model: 'items',
  entry: 'link',
  unclosed: 'lines',
  summary: 'One sentence: what the reader gets.',
  example: ['::: template', '[A page](https://example.com)', ':::'].join('\n'),
  fields: {
    links: { type: 'list of {url: URL, label?: inline Markdown}', summary: 'What the field is for.', required: true },
  },
};
