import { Component, type ReactNode, type RefObject } from 'react';

interface SelectionKeeperProps {
  /** The element around the blocks. */
  frame: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A place within a reply: as the page has it, and in characters of its block, whose elements may come to be others. */
interface Point {
  node: Node;
  offset: number;
  block: Node | undefined;
  characters: number;
}

type Selected = readonly [anchor: Point, focus: Point];

function pointOf(frame: Node, node: Node, offset: number): Point {
  let block: Node | undefined = node;
  while (block && block.parentNode !== frame) block = block.parentNode ?? undefined;
  if (!block) return { node, offset, block, characters: 0 };
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return { node, offset, block, characters: before.toString().length };
}

/** Where a place is now. */
function findAgain({ node, offset, block, characters }: Point): readonly [Node, number] | undefined {
  if (node.isConnected) return [node, offset];
  if (!block?.isConnected) return undefined;
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = characters;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (left <= text.length) return [text, left];
    left -= text.length;
  }
  return undefined;
}

/**
 * What the reader selected stays selected while a text grows. React writes the whole text again, at which a browser lets go
 * of what was selected in it.
 */
export class SelectionKeeper extends Component<SelectionKeeperProps> {
  override getSnapshotBeforeUpdate(): Selected | null {
    const frame = this.props.frame.current;
    const selection = getSelection();
    if (!frame || !selection || selection.isCollapsed || !selection.containsNode(frame, true)) return null;
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    if (!anchorNode || !focusNode) return null;
    return [pointOf(frame, anchorNode, anchorOffset), pointOf(frame, focusNode, focusOffset)];
  }

  override componentDidUpdate(_props: unknown, _state: unknown, selected: Selected | null): void {
    const selection = getSelection();
    const [anchor, focus] = selected?.map(findAgain) ?? [];
    if (!selection || !anchor || !focus) return;
    const isKept =
      selection.anchorNode === anchor[0] &&
      selection.anchorOffset === anchor[1] &&
      selection.focusNode === focus[0] &&
      selection.focusOffset === focus[1];
    if (!isKept) selection.setBaseAndExtent(...anchor, ...focus);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
