import { codeLine } from './code.ts';
import { itemText, nestedItems } from './lists.ts';
import { sentence, sentences } from './prose.ts';
import type { Random } from './random.ts';
import { tableHead, tableRow } from './table.ts';

/** How a document of a single block is written: what starts it, one piece of it after another, and what ends it. */
interface Single {
  start?: string;
  /** Makes the source of pieces for one document. */
  pieces: (random: Random) => () => string;
  /** Stands between two pieces. */
  between: string;
  end?: string;
}

export const singles = {
  list: { pieces: (random) => () => `- ${itemText(random)}`, between: '\n' },
  'nested list': { pieces: (random) => nestedItems(random).next, between: '\n' },
  table: { start: `${tableHead}\n`, pieces: (random) => () => tableRow(random), between: '\n' },
  fence: { start: '```ts\n', pieces: (random) => () => codeLine(random), between: '\n', end: '```\n' },
  paragraph: { pieces: (random) => () => sentence(random), between: ' ' },
  quote: { pieces: (random) => () => `> ${sentences(random, 2, 5)}`, between: '\n>\n' },
} as const satisfies Record<string, Single>;

export type SingleKind = keyof typeof singles;

/** A document of one block that is as long as whole pieces allow, and never longer than `size` characters. */
export function singleBlock(random: Random, size: number, kind: SingleKind): string {
  const { start = '', pieces, between, end = '' }: Single = singles[kind];
  const next = pieces(random);
  const parts = [start + next()];
  let length = (parts[0]?.length ?? 0) + end.length + 1;
  for (let piece = next(); length + between.length + piece.length <= size; piece = next()) {
    parts.push(piece);
    length += between.length + piece.length;
  }
  return `${parts.join(between)}\n${end}`;
}
