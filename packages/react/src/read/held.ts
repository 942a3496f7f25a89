import { type BlockKind, blockKinds, createBlockTable, readOpener } from '@flowdown/grammar';
import type { Snapshot } from './model.ts';

/** More of a line than an opener takes. */
const longest = 200;

/** Whether what is held back is a block that the reader of YAML will read. */
export function awaitsYaml({ text, held }: Pick<Snapshot, 'text' | 'held'>, own: readonly BlockKind[] = []): boolean {
  if (held === 0) return false;
  const start = text.length - held;
  const [line = ''] = text.slice(start, start + longest).split(/[\r\n]/, 1);
  return line.includes(':::') && readOpener(line, createBlockTable(blockKinds, own))?.kind?.model === 'yaml';
}
