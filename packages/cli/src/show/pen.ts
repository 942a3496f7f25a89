import type { RootContent } from 'mdast';
import type { FindDefinition } from 'remark-flowdown/mdast';
import type { InlineDrawer } from './inline.ts';
import type { Line } from './line.ts';

/** What the parts of a drawing share. */
export interface Pen {
  inline: InlineDrawer;
  /** Blocks under each other; apart unless they stand in a tight item. */
  flow: (nodes: readonly RootContent[], width: number, isApart?: boolean) => Line[];
  find: FindDefinition;
}
