import {
  type BlockTable,
  createFenceTracker,
  type FenceTracker,
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

/** Whether a place is in text; `isLast`: in the last block there is, and in the last one of each container down to it. */
function isInText(nodes: readonly RootContent[], offset: number, isLast: boolean): boolean {
  let siblings: readonly RootContent[] = nodes;
  for (;;) {
    const index = siblings.findIndex(({ position }) => {
      const { start, end } = position ?? {};
      return (start?.offset ?? 0) <= offset && offset < (end?.offset ?? 0);
    });
    const node = siblings[index];
    if (!node || !containersOfBlocks.has(node.type)) return !node || texts.has(node.type);
    if (isLast && index < siblings.length - 1) return false;
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
 * An opener that is glued to text. It opens a block as soon as a line of a body follows, wherever that is in the lines up to
 * a closer, the next opener or the end of the container (blocks.md §1): how lines read between the two depends on it.
 */
export interface Glued {
  at: number;
  /** Where the line ends that ends its search; infinite until that comes. */
  end: number;
}

/** The glued openers of a text, in order. `isText` says whether a place in it is text, and not code. */
function findGlued(source: Source, table: BlockTable, isText: (offset: number) => boolean): Glued[] {
  if (!mayHoldOpener(source.text)) return [];
  const found: Glued[] = [];
  let open: (Glued & { prefix: number; fences: FenceTracker }) | undefined;
  let at = source.start.offset;
  for (const line of source.text.split(/(?<=\r\n|\n|\r(?!\n))/)) {
    const whole = line.replace(/[\r\n]+$/, '');
    const body = whole.slice(Math.min(open?.prefix ?? 0, /^[ \t>]*/.exec(whole)?.[0].length ?? 0));
    const isCode = open?.fences.read(body);
    // What ends a block at the end of a line may be text when the line goes on.
    if (open && !isCode && whole !== line && endsBlock(body.trimStart(), table)) {
      open.end = at + line.length;
      open = undefined;
    }
    const prefix = containers.exec(whole)?.[0].length ?? 0;
    const glued = open ? undefined : readGluedOpener(whole.slice(prefix), table);
    if (glued && isText(at + prefix)) {
      open = { at: at + prefix + glued.colons.start, end: Infinity, prefix, fences: createFenceTracker() };
      found.push(open);
    }
    at += line.length;
  }
  return found;
}

/** Where text stands that may turn out to open a block. */
export function findOpenGlued(nodes: readonly RootContent[], source: Source, table: BlockTable): number {
  const last = findGlued(source, table, (offset) => isInText(nodes, offset, true)).at(-1);
  return last && last.end === Infinity ? last.at : Infinity;
}

/** The glued openers of some blocks, also those that opened nothing. */
export const gluedOpeners = (nodes: readonly RootContent[], source: Source, table: BlockTable): Glued[] =>
  findGlued(source, table, (offset) => isInText(nodes, offset, false));
