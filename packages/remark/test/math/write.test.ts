import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { format, outline, parse } from './tree.ts';

const formatted = (reply: string): string => format(parse(reply)).trimEnd();

describe('a formula is written in the form that reads as it', () => {
  it.each([
    ['in a line', 'a \\(x^2\\) b', 'a $x^2$ b'],
    ['from two dollars', 'a $$x$$ b', 'a $x$ b'],
    ['from backticks', 'a $`x`$ b', 'a $x$ b'],
    ['between letters', 'a\\(x\\)b', 'a$$x$$b'],
    ['before an ordinal', '\\(n\\)th', '$n$th'],
    ['like money', 'a $$5 a$$', 'a $$5 a$$'],
    ['like money, alone', '\\(5 a\\)', '$`5 a`$'],
    ['a dollar', 'a $$x $ y$$', 'a $$x $ y$$'],
    ['next to each other', '$a$$b$', '$a$$b$'],
    ['over lines', '$a\n= b$', '$a\n= b$'],
    ['in a heading', '# $$x$$', '# $x$'],
    ['a pipe in a cell', '| \\(a \\| b\\) |\n| - |', '| $a \\| b$ |\n| -------- |'],
    ['a last line like a list', '$a\n-$', '$a\n-$'],
    ['a last line like an underline', 'a $b\n=$ c', 'a $b\n=$ c'],
    ['lines like a table', '$|\n-$', '$|\n-$'],
    ['a line like the start of a delimiter row', '$a\n|:-x\nb$', '$a\n|:-x\nb$'],
    ['alone, from two dollars', '$$x$$', '$$\nx\n$$'],
    ['alone, from brackets', '\\[x = 1\\]', '$$\nx = 1\n$$'],
    ['a fence', '$$\na\n+ b\n$$', '$$\na\n+ b\n$$'],
    ['a fence in an item', '- $$\n  a\n  $$', '* $$\n  a\n  $$'.replace('*', '-')],
    ['a fence of code', '```math\na\n```', '$$\na\n$$'],
    ['a blank line', '```math\na\n\nb\n```', '```math\na\n\nb\n```'],
    ['two dollars and backticks', '~~~math\n$$\n```\n~~~', '````math\n$$\n```\n````'],
  ])('%s', (_, reply, written) => {
    expect(formatted(reply)).toBe(written);
    expect(outline(written)).toBe(outline(reply));
  });
});

describe('a dollar of a text is escaped when it could start a formula', () => {
  it.each([
    ['a formula', '\\$x\\$', '\\$x$'],
    ['two dollars', '\\$\\$x\\$\\$', '\\$\\$x\\$$'],
    ['amounts', 'It costs $5 and $10.', 'It costs $5 and $10.'],
    ['bold amounts', '**$1.50** or **$4**', '**$1.50** or **$4**'],
    ['variables', 'echo $HOME and $PATH', 'echo $HOME and $PATH'],
    ['an amount before a formula', 'for $5, ($x$)', 'for \\$5, ($x$)'],
    ['amounts in cells', '| $5 | $6 |\n| - | - |', '| $5 | $6 |\n| -- | -- |'],
    ['a formula in a cell', '| \\$x\\$ |\n| - |', '| \\$x$ |\n| ---- |'],
    ['before a formula between letters', '\\$\\(y\\)t', '\\$$$y$$t'],
    ['over marks', '\\$a **b** c\\$', '\\$a **b** c$'],
    ['before code', '\\$`x`\\$', '\\$`x`$'],
    ['an address', '<https://x.test/$a$>', '<https://x.test/$a$>'],
    ['an image', '![\\$x\\$](u)', '![\\$x\\$](u)'],
    ['parentheses', '\\\\(x\\\\)', '\\\\(x\\\\)'],
    ['brackets in a link', '[[a = b]](u)', '[&#x5B;a = b\\]](u)'],
    ['a citation in a link', '[[1]](u)', '[\\[1\\]](u)'],
  ])('%s', (_, reply, written) => {
    expect(formatted(reply)).toBe(written);
    expect(outline(written)).toBe(outline(reply));
  });
});

describe('trees that no reply gives', () => {
  const paragraph = (...children: PhrasingContent[]): Root => {
    const only: Paragraph = { type: 'paragraph', children };
    return { type: 'root', children: [only] };
  };

  it.each<[string, Root, string]>([
    ['a formula over what would be an item', paragraph({ type: 'inlineMath', value: 'a\n- b' }), '$a - b$'],
    ['nothing to display', { type: 'root', children: [{ type: 'math', value: '' }] }, '```math\n\n```'],
    ['blanks around', paragraph({ type: 'inlineMath', value: ' a ' }), '$` a `$'],
  ])('%s', (_, tree, written) => {
    expect(format(tree).trimEnd()).toBe(written);
  });
});
