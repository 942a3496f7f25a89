import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { KnownLabels } from 'remark-flowdown';
import { walk } from 'remark-flowdown/mdast';

/** What stands between square brackets and may name a definition. */
const bracketed = /\[((?:[^[\]\\]|\\.){1,999})\]/g;

const keyOf = (type: 'link' | 'footnote', label: string): string => `${type} ${normalizeIdentifier(label)}`;

/** Whether a node only defines something and is not drawn where it stands. */
export const isDefinition = (node: Nodes): node is Definition | FootnoteDefinition =>
  node.type === 'definition' || node.type === 'footnoteDefinition';

/** Whether a block shows something: definitions and empty `:::` blocks do not. */
export function isDrawn(node: RootContent): boolean {
  const { hProperties } = (node.data ?? {}) as { hProperties?: { hidden?: boolean } };
  return !isDefinition(node) && !hProperties?.hidden;
}

/** The definitions of a reply so far, and who waits for one. */
export interface Labels {
  /** Those a text may refer to; undefined while there are none. */
  readonly known: KnownLabels | undefined;
  /** Takes the definitions in a tree. Returns the keys of those that are new. */
  define(tree: Nodes): string[];
  /** Notes which labels a text mentions that nothing defines yet. */
  await(text: string, waiter: number): boolean;
  /** The waiters for some keys, in order. */
  take(keys: readonly string[]): number[];
}

export function createLabels(): Labels {
  const keys = new Set<string>();
  const waiting = new Map<string, Set<number>>();
  const links: string[] = [];
  const footnotes: string[] = [];
  return {
    get known() {
      return keys.size > 0 ? { links, footnotes } : undefined;
    },
    define(tree) {
      const found: string[] = [];
      walk(tree, (node) => {
        if (!isDefinition(node)) return;
        const type = node.type === 'definition' ? 'link' : 'footnote';
        const label = node.label ?? node.identifier;
        const key = keyOf(type, label);
        if (keys.has(key)) return;
        keys.add(key);
        (type === 'link' ? links : footnotes).push(normalizeIdentifier(label));
        found.push(key);
      });
      return found;
    },
    await(text, waiter) {
      let isWaiting = false;
      for (const [, label = ''] of text.matchAll(bracketed)) {
        const key = label.startsWith('^') ? keyOf('footnote', label.slice(1)) : keyOf('link', label);
        if (keys.has(key)) continue;
        const waiters = waiting.get(key) ?? new Set();
        waiting.set(key, waiters.add(waiter));
        isWaiting = true;
      }
      return isWaiting;
    },
    take(wanted) {
      const waiters = new Set<number>();
      for (const key of wanted) {
        for (const waiter of waiting.get(key) ?? []) waiters.add(waiter);
        waiting.delete(key);
      }
      return [...waiters].sort((a, b) => a - b);
    },
  };
}
