import fc from 'fast-check';
import type { Construct } from '../lines.ts';
import { blocks, openBlock } from './blocks/blocks.ts';
import { oneLineBlocks } from './blocks/one-line.ts';
import { callouts } from './callouts.ts';
import { fenced, openFence } from './fences.ts';
import { figures } from './figures.ts';
import { listFormsOf, misfits, prosCons } from './forms.ts';
import { formulas, openFormula } from './formulas.ts';
import { headings } from './headings.ts';
import { html, openHtml } from './html.ts';
import { lists } from './lists.ts';
import { paragraphs } from './paragraphs.ts';
import { quotes } from './quotes.ts';
import { references } from './references.ts';
import { tables } from './tables.ts';
import { tabs } from './tabs.ts';

const weighted: readonly (readonly [construct: Construct, weight: number])[] = [
  [paragraphs, 6],
  [headings, 2],
  [lists, 3],
  [tables, 2],
  [fenced, 2],
  [quotes, 2],
  [figures, 1],
  [callouts, 3],
  [listFormsOf, 3],
  [prosCons, 1],
  [tabs, 2],
  [misfits, 1],
  [blocks, 4],
  [oneLineBlocks, 1],
  [formulas, 1],
  [references, 2],
  [html, 1],
];

/** Any construct that ends by itself. */
export const closed: Construct = (inside) =>
  fc.oneof(...weighted.map(([construct, weight]) => ({ weight, arbitrary: construct(inside) })));

/** Any construct that only the end of its container closes. */
export const unclosed: Construct = (inside) =>
  fc.oneof(...[openBlock, openFence, openHtml, openFormula].map((construct) => construct(inside)));
