import { expect, it } from 'vitest';
import { type Block, inspectReply, parseReply } from '../../src/index.ts';

/** A block, or the text of a paragraph. */
export type Content = Block | string;

/** A promise, a reply as its lines, and what it holds. */
export type Case = readonly [promise: string, lines: readonly string[], blocks: readonly Content[]];

/** The blocks of a reply, as `flowdown inspect --json` prints them. */
export const inspect = (markdown: string): Block[] => inspectReply(parseReply(markdown)).blocks;

/** Checks each reply of a table. */
export function itHolds(cases: readonly Case[]): void {
  it.each(cases)('%s', (_, lines, expected) => {
    expect(inspect(lines.join('\n'))).toEqual(blocks(expected));
  });
}

export const blocks = (content: readonly Content[]): Block[] =>
  content.map((each) => (typeof each === 'string' ? { type: 'paragraph', text: each } : each));

export const heading = (
  depth: 1 | 2 | 3 | 4 | 5 | 6,
  text: string,
  more: { number?: string; replyTitle?: true } = {},
) => ({ type: 'heading', depth, text, ...more }) satisfies Block;

export const rule: Block = { type: 'rule' };

export const code = (value: string, lang?: string) =>
  ({ type: 'code', ...(lang !== undefined && { lang }), value, closed: true }) satisfies Block;

/** A quotation of some blocks and, if there is one, its source. */
export const quote = (content: readonly Content[], source?: string) =>
  ({ type: 'quote', blocks: blocks(content), ...(source !== undefined && { source }) }) satisfies Block;

type Kind = Extract<Block, { type: 'callout' }>['kind'];

export const callout = (kind: Kind, content: readonly Content[], title?: string) =>
  ({ type: 'callout', kind, ...(title !== undefined && { title }), blocks: blocks(content) }) satisfies Block;

export const note = (content: readonly Content[], title?: string) => callout('note', content, title);
export const tip = (content: readonly Content[], title?: string) => callout('tip', content, title);

/** A bullet list; each item is its blocks, or the text of its one paragraph. */
export const bullets = (...items: readonly (string | readonly Content[])[]): Block => ({
  type: 'list',
  ordered: false,
  items: items.map(entry),
});

/** A numbered list. */
export const numbers = (start: number, ...items: readonly (string | readonly Content[])[]): Block => ({
  type: 'list',
  ordered: true,
  ...(start !== 1 && { start }),
  items: items.map(entry),
});

export const entry = (item: string | readonly Content[]): { blocks: Block[] } => ({
  blocks: blocks(typeof item === 'string' ? [item] : item),
});

/** A table without alignment. */
export const table = (...rows: string[][]): Block => ({
  type: 'table',
  align: (rows[0] ?? []).map(() => null),
  rows,
});
