import type { Blockquote, Definition, FootnoteDefinition, List, Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';

/** A call of a footnote: whose, and where in the text it stands. */
export interface Call {
  identifier: string;
  offset: number;
}

/** What a block says of other blocks, and wants to know of them. */
export interface Facts {
  definitions: Definition[];
  notes: FootnoteDefinition[];
  /** The labels that its links and pictures refer to. */
  uses: string[];
  /** The footnotes that it calls, in order; without those within notes. */
  calls: Call[];
  /** A form or a chart in it waits for the reader of YAML. */
  isPending: boolean;
  /** It holds raw HTML. */
  hasHtml: boolean;
}

const nothing: Facts = { definitions: [], notes: [], uses: [], calls: [], isPending: false, hasHtml: false };
const known = new WeakMap<Nodes, Facts>();

/** What holds parts that stay the same while it grows. */
const isLong = (node: Nodes): node is List | Table | Blockquote =>
  node.type === 'list' || node.type === 'table' || node.type === 'blockquote';

/** The facts of a block or a part of one; the tree never changes a node, so they are found once. */
export function factsOf(block: Nodes): Facts {
  const found = known.get(block);
  if (found) return found;
  const facts = isLong(block) ? join(block.children.map(factsOf)) : findFacts(block);
  known.set(block, facts);
  return facts;
}

function join(parts: readonly Facts[]): Facts {
  const some = parts.filter((part) => part !== nothing);
  if (some.length === 0) return nothing;
  return {
    definitions: some.flatMap(({ definitions }) => definitions),
    notes: some.flatMap(({ notes }) => notes),
    uses: [...new Set(some.flatMap(({ uses }) => uses))],
    calls: some.flatMap(({ calls }) => calls),
    isPending: some.some(({ isPending }) => isPending),
    hasHtml: some.some(({ hasHtml }) => hasHtml),
  };
}

function findFacts(block: Nodes): Facts {
  const facts: Facts = { definitions: [], notes: [], uses: [], calls: [], isPending: false, hasHtml: false };
  const uses = new Set<string>();
  let isEmpty = true;
  visit(block, (node) => {
    switch (node.type) {
      case 'definition':
        facts.definitions.push(node);
        break;
      case 'footnoteDefinition':
        facts.notes.push(node);
        isEmpty = false;
        // Called from the section of notes, after all other calls.
        return node === block ? undefined : 'skip';
      case 'linkReference':
      case 'imageReference':
        uses.add(node.identifier);
        break;
      case 'footnoteReference':
        if (block.type !== 'footnoteDefinition')
          facts.calls.push({ identifier: node.identifier, offset: node.position?.start.offset ?? 0 });
        break;
      case 'replyBlock':
        if (node.data.flowdown.pending) facts.isPending = true;
        break;
      case 'html':
        facts.hasHtml = true;
        break;
      default:
        return undefined;
    }
    isEmpty = false;
    return undefined;
  });
  facts.uses = [...uses];
  return isEmpty ? nothing : facts;
}

/** The calls within a note. */
export function callsOf(note: FootnoteDefinition): Call[] {
  const calls: Call[] = [];
  visit(note, 'footnoteReference', ({ identifier, position }) => {
    calls.push({ identifier, offset: position?.start.offset ?? 0 });
  });
  return calls;
}

/** The labels that links and pictures within a note refer to. */
export function usesOf(note: FootnoteDefinition): string[] {
  const uses = new Set<string>();
  visit(note, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') uses.add(node.identifier);
  });
  return [...uses];
}
