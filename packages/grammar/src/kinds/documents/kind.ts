import type { Named } from '../../named.ts';
import type { BlockKind } from '../../types.ts';

export const documents: Named<BlockKind, 'documents'> = {
  name: 'documents',
  group: 'block',
  model: 'items',
  entry: 'document',
  unclosed: 'lines',
  summary: 'Files to open or download, with their name and type.',
  example: [
    '::: documents',
    '[Floor plan](https://example.com/f/81) filename:plan.pdf mime:application/pdf',
    ':::',
  ].join('\n'),
  fields: {
    documents: {
      type: 'list of {name: inline Markdown, url: URL, filename: text, mime: media type}',
      summary: 'The files; a missing file name is the last part of the URL, a missing type follows from its extension.',
      required: true,
    },
  },
};
