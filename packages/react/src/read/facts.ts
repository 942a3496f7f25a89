import type { Definition, FootnoteDefinition, RootContent } from 'mdast';
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

const known = new WeakMap<RootContent, Facts>();

/** The facts of a top-level block; the tree never changes a block, so they are found once. */
export function factsOf(block: RootContent): Facts {
  const found = known.get(block);
  if (found) return found;
  const facts: Facts = { definitions: [], notes: [], uses: [], calls: [], isPending: false, hasHtml: false };
  const uses = new Set<string>();
  visit(block, (node) => {
    switch (node.type) {
      case 'definition':
        facts.definitions.push(node);
        break;
      case 'footnoteDefinition':
        facts.notes.push(node);
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
    }
    return undefined;
  });
  facts.uses = [...uses];
  known.set(block, facts);
  return facts;
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
