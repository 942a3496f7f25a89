import { expect, it } from 'vitest';
import { type ReplyHtmlOptions, type ReplyOptions, replyToHtml } from '../../src/index.ts';

/** A promise, a reply as its lines, and its HTML as its lines. */
export type Case = readonly [promise: string, lines: readonly string[], html: readonly string[]];

/** The HTML of a reply given as its lines. */
export const draw = (lines: readonly string[], options: ReplyOptions & ReplyHtmlOptions = {}): string =>
  replyToHtml(lines.join('\n'), options);

/** Checks each reply of a table. */
export function itDraws(cases: readonly Case[]): void {
  it.each(cases)('%s', (_, lines, html) => {
    expect(draw(lines).split('\n')).toEqual(html);
  });
}
