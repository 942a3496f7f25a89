import type { Root, RootContent } from 'mdast';
import { diagnostic } from './diagnostics.ts';
import { readBlock } from './read-block.ts';
import type { Diagnostic } from './types.ts';
import { walk } from './walk.ts';

const titleOf = (node: RootContent | undefined): string | undefined => {
  if (node?.type !== 'replyBlock') return undefined;
  const value = readBlock(node);
  return 'title' in value ? value.title?.text.trim().toLowerCase() : undefined;
};

/** What only shows between blocks: cards in a row that share a title, which a reader cannot tell apart. */
export function compareSiblings(tree: Root): Diagnostic[] {
  const found: Diagnostic[] = [];
  walk(tree, (node) => {
    if (!('children' in node)) return;
    const seen = new Set<string>();
    for (const child of node.children as RootContent[]) {
      const title = titleOf(child);
      if (title === undefined) seen.clear();
      else if (!seen.has(title)) seen.add(title);
      else if (child.position)
        found.push(
          diagnostic('duplicate-title', `Another card in this row is called "${title}".`, child.position.start),
        );
    }
  });
  return found;
}
