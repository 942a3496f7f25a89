/**
 * L6 CommonMark and GFM stay whole (dialect.md §0): a text without a marker of the dialect gives the same HTML and the
 * same tree, but for labels, with the bare syntax extension as without it. The examples of both specifications are checked
 * in the conformance package.
 */
import { mutated, replies } from '@flowdown/testing';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { flowdownFromMarkdown } from '../../src/mdast/index.ts';
import { flowdown } from '../../src/micromark/index.ts';
import { forAll } from './for-all.ts';

/** Without the marks of blocks, quotes and formulas, and without the `<br>` that is a break in a cell. */
const unmarked = fc
  .oneof(replies, mutated)
  .map((reply) => reply.replaceAll(':::', ';;').replaceAll('[!', '[').replaceAll('$', '').replaceAll('<br', '<hr'));

const html = (markdown: string, bare: readonly ReturnType<typeof flowdown>[]) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm(), ...bare], htmlExtensions: [gfmHtml()] });

const passing = new Set(['data', 'spread']);

function tree(markdown: string, isOurs: boolean): unknown {
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), ...(isOurs ? [flowdown()] : [])],
    mdastExtensions: [gfmFromMarkdown(), ...(isOurs ? [flowdownFromMarkdown()] : [])],
  });
  // How lists are spread is mended where mdast-util-from-markdown takes blank lines at the end of a quote for some of theirs.
  return JSON.parse(JSON.stringify(root, (key, value: unknown) => (passing.has(key) ? undefined : value)));
}

describe('a text without markers of the dialect', () => {
  it('gives the same HTML as without the dialect', () => {
    forAll(unmarked, 150, (text) => {
      expect(html(text, [flowdown()])).toBe(html(text, []));
    });
  });

  it('gives the same tree', () => {
    forAll(unmarked, 150, (text) => {
      expect(tree(text, true)).toEqual(tree(text, false));
    });
  });
});
