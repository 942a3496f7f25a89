import type { Named } from '../../named.ts';
import type { FenceKind } from '../../types.ts';

export const tree: Named<FenceKind, 'tree'> = {
  name: 'tree',
  group: 'fence',
  model: 'fence',
  summary: 'Folders and files as rows that fold.',
  example: ['```tree', 'site/', '├── index.html', '└── img/', '    └── logo.svg # dark one', '```'].join('\n'),
};
