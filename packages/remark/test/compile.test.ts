/** One compiler and one tokenizer for many documents give what mdast-util-from-markdown gives for each. */
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { combineExtensions } from 'micromark-util-combine-extensions';
import type { Extension } from 'micromark-util-types';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../src/mdast/compile.ts';
import { flowdownFromMarkdown } from '../src/mdast/index.ts';
import { flowdown } from '../src/micromark/index.ts';
import { createTokenizer } from '../src/micromark/tokenizer.ts';
import { anyReply, forAll } from './laws/for-all.ts';

interface Reader {
  syntax: Extension;
  tree: NonNullable<Options['mdastExtensions']>;
}

const plain: Reader = { syntax: combineExtensions([gfm()]), tree: [gfmFromMarkdown()] };
const dialect: Reader = {
  syntax: combineExtensions([gfm(), flowdown()]),
  tree: [gfmFromMarkdown(), flowdownFromMarkdown()],
};

/** Expects the same tree twice, so that nothing stays from one document to the next. */
function comparison({ syntax, tree }: Reader): (markdown: string) => void {
  const tokenize = createTokenizer(syntax);
  const compile = createCompiler(tree);
  return (markdown) => {
    const expected = fromMarkdown(markdown, { extensions: [syntax], mdastExtensions: tree });
    for (let round = 0; round < 2; round++) expect(compile(tokenize(markdown))).toEqual(expected);
  };
}

const compare = comparison(plain);

it.each([
  [''],
  ['\n'],
  ['words'],
  ['- a\n- b'],
  ['- a\n\n- b'],
  ['- a\n\n  b\n- c'],
  ['-\n\n- b'],
  ['-\n\n  b'],
  ['- a\n- b\n\n\n'],
  ['- a\n  - b\n\n  - c\n- d'],
  ['- a\n  - b\n\n- c'],
  ['- a\n  > b\n\n- c'],
  ['- a\n  > - b\n  >\n  > - c\n- d'],
  ['> - a\n>\n> - b\n>\n\nc'],
  ['> - a\n>\n>   b\n\n- c'],
  ['1. a\n2. b\n\n   c\n3) d'],
  ['- ```\n  a\n\n  b\n  ```\n- c'],
  ['- ```\n  a\n\n'],
  ['- # a\n\n- <!-- b\n\n\n-->\n- c'],
  ['- [x] a\n- [ ] b\n\n  c'],
  ['- a[^1]\n\n[^1]: - b\n\n    - c'],
  ['* a\n + b\n\n - c\n\n\n\n   d'],
  ['- a\n***\n- b\n=='],
])('%j', (markdown) => compare(markdown));

it('a label that is known beforehand makes a link and a call', () => {
  const tokenize = createTokenizer(plain.syntax);
  const compile = createCompiler(plain.tree);
  const kinds = (markdown: string, labels?: Parameters<typeof tokenize>[1]) => {
    const [paragraph] = compile(tokenize(markdown, labels)).children;
    return paragraph?.type === 'paragraph' && paragraph.children.map(({ type }) => type);
  };
  const labels = { links: ['A'], footnotes: ['1'] };
  expect(kinds('[a] [^1]', labels)).toEqual(['linkReference', 'text', 'footnoteReference']);
  expect(kinds('[a] [^1]')).toEqual(['text']);
});

describe('any reply', () => {
  it('as plain Markdown', () => forAll(anyReply, 150, compare));
  it('with our extensions', () => forAll(anyReply, 150, comparison(dialect)));
});
