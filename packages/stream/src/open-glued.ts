import {
  type BlockTable,
  hasOneLineBlock,
  isCloser,
  mayHoldOpener,
  readGluedOpener,
  readOpener,
  readTrailingCloser,
} from '@flowdown/grammar';
import type { Parents, RootContent } from 'mdast';
import { containers } from './lines.ts';
import type { Source } from './source.ts';

const containersOfBlocks: ReadonlySet<string> = new Set(['list', 'listItem', 'blockquote', 'footnoteDefinition']);
const texts: ReadonlySet<string> = new Set(['paragraph', 'heading', 'replyBlock']);

/** Whether a place is in text, in the last block there is and in the last one of each container down to it. */
function isInLastText(nodes: readonly RootContent[], offset: number): boolean {
  let siblings: readonly RootContent[] = nodes;
  for (;;) {
    const index = siblings.findIndex(({ position }) => {
      const { start, end } = position ?? {};
      return (start?.offset ?? 0) <= offset && offset < (end?.offset ?? 0);
    });
    const node = siblings[index];
    if (!node || !containersOfBlocks.has(node.type)) return !node || texts.has(node.type);
    if (index < siblings.length - 1) return false;
    siblings = (node as Parents).children as RootContent[];
  }
}

/** Whether a line ends the block that is open above it. */
const endsBlock = (line: string, table: BlockTable): boolean =>
  isCloser(line) ||
  readOpener(line, table) !== undefined ||
  readTrailingCloser(line) !== undefined ||
  (!/^[-+*#>|\d]/.test(line) && hasOneLineBlock(line, table));

/**
 * Where text stands that may turn out to open a block: an opener glued to the end of a line opens one as soon as a line
 * of a body follows, wherever that is in the lines up to a closer, the next opener or the end of the container
 * (blocks.md §1).
 */
export function findOpenGlued(nodes: readonly RootContent[], source: Source, table: BlockTable): number {
  if (!mayHoldOpener(source.text)) return Infinity;
  let open: { at: number; prefix: number } | undefined;
  let at = source.start.offset;
  for (const line of source.text.split(/(?<=\r\n|\n|\r(?!\n))/)) {
    const whole = line.replace(/[\r\n]+$/, '');
    const outside = Math.min(open?.prefix ?? 0, /^[ \t>]*/.exec(whole)?.[0].length ?? 0);
    if (open && endsBlock(whole.slice(outside).trimStart(), table)) open = undefined;
    const prefix = containers.exec(whole)?.[0].length ?? 0;
    const glued = readGluedOpener(whole.slice(prefix), table);
    if (glued && isInLastText(nodes, at + prefix)) open ??= { at: at + prefix + glued.colons.start, prefix };
    at += line.length;
  }
  return open?.at ?? Infinity;
}
