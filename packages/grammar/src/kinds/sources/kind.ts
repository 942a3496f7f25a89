import type { Named } from '../../named.ts';
import type { FormKind } from '../../types.ts';

export const sources: Named<FormKind, 'SOURCES'> = {
  name: 'SOURCES',
  group: 'form',
  model: 'items',
  governs: true,
  summary: 'The references of an answer, numbered.',
  example: [
    '> [!SOURCES]',
    '> - [Tide tables](https://example.com/tides)',
    '> - [Harbour rules](https://example.com/rules)',
  ].join('\n'),
};
