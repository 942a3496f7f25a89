import type { Definition, Root } from 'mdast';
import { walk } from './walk.ts';

/** Finds the definition that a reference means; of two with one label, the first counts. */
export type FindDefinition = (identifier: string) => Definition | undefined;

/** Collects the link definitions of a reply, wherever they stand in it. */
export function createDefinitions(tree: Root): FindDefinition {
  const definitions = new Map<string, Definition>();
  walk(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return (identifier) => definitions.get(identifier);
}
