import type { FootnoteDefinition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The footnotes of a reply, numbered as they are called. */
export interface Footnotes {
  /** The number of a footnote; the first call gives it. */
  call(identifier: string): number;
  /** Definitions whose call has been met, in order; calling more while reading goes on at the end. */
  called(): Generator<{ number: number; definition: FootnoteDefinition }>;
}

/** Finds the definitions of a reply. Of two with one label, the first counts. */
export function createFootnotes(tree: Root): Footnotes {
  const definitions = new Map<string, FootnoteDefinition>();
  visit(tree, 'footnoteDefinition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const order: string[] = [];
  const numbers = new Map<string, number>();
  return {
    call(identifier) {
      const known = numbers.get(identifier);
      if (known !== undefined) return known;
      numbers.set(identifier, order.push(identifier));
      return order.length;
    },
    *called() {
      for (let index = 0; index < order.length; index++) {
        const definition = definitions.get(order[index] ?? '');
        if (definition) yield { number: index + 1, definition };
      }
    },
  };
}
