import type { Definition, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** What a block has to do with the rest of its reply. */
export interface BlockInfo {
  /** The identifiers of the definitions that its links and images want. */
  readonly mentions: readonly string[];
  readonly definitions: readonly Definition[];
  /** A definition is not drawn where it stands. */
  readonly isDrawn: boolean;
  /** Cards in a row are drawn as one carousel. */
  readonly isCard: boolean;
}

const known = new WeakMap<RootContent, BlockInfo>();

/** What is known of a block; a block is looked through once, as it never changes without becoming another object. */
export function infoOf(block: RootContent): BlockInfo {
  const info = known.get(block) ?? readInfo(block);
  known.set(block, info);
  return info;
}

function readInfo(block: RootContent): BlockInfo {
  const mentions: string[] = [];
  const definitions: Definition[] = [];
  visit(block, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') mentions.push(node.identifier);
    if (node.type === 'definition') definitions.push(node);
  });
  return {
    mentions,
    definitions,
    isDrawn: block.type !== 'footnoteDefinition' && block.type !== 'definition',
    isCard: block.type === 'replyBlock' && block.name === 'horizontal-list-item',
  };
}

/** Things by their identifier: the first of a name counts. */
export function byIdentifier<T extends { identifier: string }>(things: readonly T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const thing of things) if (!found.has(thing.identifier)) found.set(thing.identifier, thing);
  return found;
}
