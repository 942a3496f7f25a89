import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const payment: Named<BlockKind, 'payment'> = {
  name: 'payment',
  group: 'block',
  model: 'items',
  entry: 'link',
  unclosed: 'lines',
  summary: 'A button that opens the page where the reader pays.',
  example: ['::: payment', '[Pay €24.00](https://pay.example.com/o/1042)', ':::'].join('\n'),
  fields: {
    links: {
      type: 'list of {url: https URL, label?: inline Markdown}',
      summary: 'The payment pages; the label names the amount.',
      required: true,
    },
  },
};
