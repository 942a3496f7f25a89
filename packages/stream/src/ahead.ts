/** Shows words ahead of what is decided, on top of the blocks that are shown anyway, and takes them off again. */
import type { Nodes, RootContent } from 'mdast';
import type { Level } from './chain.ts';

/** A node with the end that another shows of it. A text shows more of it than a third. */
function grown(node: Nodes, { position, ...more }: Nodes, less: Nodes | undefined): Nodes {
  const copy = { ...node };
  if (node.position && position) copy.position = { ...node.position, end: position.end };
  if (copy.type === 'text' && more.type === 'text')
    copy.value += more.value.slice(less?.type === 'text' ? less.value.length : 0);
  // A blank line before an item that comes makes the list loose.
  if ((copy.type === 'list' || copy.type === 'listItem') && 'spread' in more && more.spread) copy.spread = true;
  return copy;
}

const childrenOf = (node: Nodes | undefined): RootContent[] =>
  node && 'children' in node ? (node.children as RootContent[]) : [];

/** Something that is shown ahead. */
export interface ShownAhead {
  /** The index of the first block that is new or changed. */
  index: number;
  /** Puts all blocks back as they were. */
  takeOff: () => void;
}

/**
 * Adds to blocks what is shown ahead in the last of them. The nodes down to it become new objects; their arrays of children
 * are those of before, so that what is final in them is not copied.
 *
 * @param blocks what is shown
 * @param decided what was read last, as far as it is decided; it continues the blocks that are open
 * @param ahead the same, with what is shown ahead
 * @param levels the blocks that were open around what was read
 */
export function showAhead(
  blocks: RootContent[],
  decided: readonly RootContent[],
  ahead: readonly RootContent[],
  levels: readonly Level[],
): ShownAhead {
  const undo: (() => void)[] = [];
  const index = blocks.length - 1;
  const last = blocks[index];
  extend(blocks, decided, ahead, levels);
  return {
    index: blocks[index] === last ? index + 1 : index,
    takeOff: () => {
      for (const restore of undo) restore();
    },
  };

  function extend(
    shown: RootContent[],
    before: readonly RootContent[],
    after: readonly RootContent[],
    [level, ...deeper]: readonly Level[],
  ): void {
    const { length } = shown;
    const last = shown[length - 1];
    undo.push(() => {
      shown.length = length;
      if (last) shown[length - 1] = last;
    });
    // A form over a list outside its quote is none of the blocks that were read.
    if (last && level?.opener.type === 'governing' && after.length === 1) {
      shown[length - 1] = grown(last, after[0] as Nodes, undefined) as RootContent;
      extend(childrenOf(last), before, after, deeper);
      return;
    }
    // Of what continues an open block, nothing may be decided yet.
    const isContinued = before.length === 0 && level !== undefined && after[0]?.type === level.node.type;
    const count = isContinued ? 1 : before.length;
    const [less, more] = [before[count - 1], after[count - 1]];
    if (last && more && more !== less) {
      shown[length - 1] = grown(last, more, less) as RootContent;
      if ('children' in more) extend(childrenOf(last), childrenOf(less), childrenOf(more), count === 1 ? deeper : []);
    }
    for (const node of after.slice(count)) shown.push(node);
  }
}
