/**
 * How deep emphasis nests, and how long its marks are (security.md, Load). What is beyond is text, and each bound is kept
 * by what comes before a closer: a paragraph that grows takes no emphasis back (dialect.md L3).
 */
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseReply, replyToText } from '../../src/index.ts';

const tags: Record<string, string> = { delete: 'del', emphasis: 'em', strong: 'b' };

/** A tree's inline nodes, spans as tags. */
function show(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(show).join('') : '';
  const tag = tags[node.type];
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

/** Where the spans of a tree are. */
function spansOf(node: Nodes): string[] {
  const inner = 'children' in node ? node.children.flatMap(spansOf) : [];
  const { start, end } = node.position ?? {};
  return node.type in tags ? [`${node.type} ${start?.offset}–${end?.offset}`, ...inner] : inner;
}

const depthOf = (node: Nodes): number =>
  Math.max(0, ...('children' in node ? node.children.map(depthOf) : [])) + (node.type in tags ? 1 : 0);

describe('emphasis around so many levels is text', () => {
  it.each([
    ['at the depth', '**a *b* c**', '<b>a <em>b</em> c</b>'],
    ['one level more', '*a **b *c* d** e*', '*a <b>b <em>c</em> d</b> e*'],
    ['of one run', '***a***', '<em><b>a</b></em>'],
    ['beside each other', '*a **b** __c__ d* e*', '<em>a <b>b</b> <b>c</b> d</em> e*'],
    ['after deep ones', '*a **b *c* d** _e_ *f* g*', '*a <b>b <em>c</em> d</b> <em>e</em> <em>f</em> g*'],
    ['strikethrough at the depth', '~~a **b** c~~', '<del>a <b>b</b> c</del>'],
    ['strikethrough, after emphasis', '*x* ~~a **b *c* d** e~~', '<em>x</em> ~~a <b>b <em>c</em> d</b> e~~'],
    [
      'strikethrough that is paired first: one level more',
      '~~a **b *c* d** e~~',
      '<del>a <b>b <em>c</em> d</b> e</del>',
    ],
    [
      '… and none around it',
      '~~x~~ *y ~~a **b *c* d** e~~ z*',
      '<del>x</del> *y <del>a <b>b <em>c</em> d</b> e</del> z*',
    ],
    ['in a link', '*a [**b *c* d**](/u) e*', '*a <b>b <em>c</em> d</b> e*'],
  ])('%s', (_, text, tree) => {
    expect(show(parseReply(text, { limits: { depth: 2 } }))).toBe(tree);
  });

  it.each([
    ['a hundred levels', 50, 100],
    ['more', 51, 100],
    ['many more', 2000, 100],
  ])('%s', (_, n, depth) => {
    const text = `${'*a **b '.repeat(n)}x${' b** a*'.repeat(n)}`;
    const tree = parseReply(text);
    expect(depthOf(tree)).toBe(depth);
    expect(replyToText(tree).replaceAll(/[* \n]/g, '')).toBe(text.replaceAll(/[* ]/g, ''));
  });
});

describe('a run of marks', () => {
  it.each([
    ['of 100', 100, 50],
    ['of 101 is text', 101, 0],
    ['of 100,000 is text', 100_000, 0],
  ])('%s', (_, n, depth) => {
    const marks = '*'.repeat(n);
    expect(depthOf(parseReply(`a ${marks}b${marks}`))).toBe(depth);
  });
});

describe('a paragraph that grows keeps its emphasis', () => {
  const words = fc.constantFrom('a ', 'b ', 'c, ', '字 ');
  const closed = fc.constantFrom(
    '*a* ',
    '**a** ',
    '~~a~~ ',
    '**a *b*** ',
    '*a **b** c* ',
    '~~a **b** c~~ ',
    '_a_ __b__ ',
  );
  const marks = fc.constantFrom('*', '**', '***', '_', '__', '~~', 'a*', 'a** ', '~~a', ' *b', ' **c', 'd_ ', '* ');

  it('closed before a blank, with nothing open', () => {
    const start = fc.array(fc.oneof(words, closed), { minLength: 1, maxLength: 30 });
    const more = fc.array(fc.oneof(words, closed, marks), { minLength: 1, maxLength: 80, size: 'max' });
    fc.assert(
      fc.property(start, more, fc.integer({ min: 1, max: 20 }), (first, then, times) => {
        const prefix = `a ${first.join('')}`;
        const whole = spansOf(parseReply(prefix + then.join('').repeat(times)));
        expect(whole).toEqual(expect.arrayContaining(spansOf(parseReply(prefix))));
      }),
      { numRuns: 150, seed: 20_311 },
    );
  });

  // Only strikethrough can be crossed by what is paired first.
  it('at any depth, before any blank, emphasis alone', () => {
    const text = fc.array(fc.constantFrom('*', '**', '***', '_', '__', '****', 'a', 'b', ' ', ' '), {
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(text, text, fc.constantFrom(2, 3, 100), (first, then, depth) => {
        const prefix = `a${first.join('')}a `;
        const options = { limits: { depth } };
        const whole = spansOf(parseReply(prefix + then.join(''), options));
        expect(whole).toEqual(expect.arrayContaining(spansOf(parseReply(prefix, options))));
      }),
      { numRuns: 1500, seed: 20_311 },
    );
  });
});
