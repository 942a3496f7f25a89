import type { Root } from 'mdast';
import { diagnosticsOf } from '../mdast/diagnostics.ts';
import { createInspector } from './blocks.ts';
import type { Inspection } from './types.ts';

/** The structure of a reply as plain data, which `flowdown inspect --json` prints. Keys stand in a fixed order. */
export function inspectReply(tree: Root): Inspection {
  return {
    blocks: createInspector(tree)(tree.children),
    diagnostics: diagnosticsOf(tree).map(({ place, severity, code, message }) => ({
      line: place.line,
      column: place.column,
      severity,
      code,
      message,
    })),
  };
}
