import { describe, expect, it } from 'vitest';
import { outline } from './tree.ts';

type Case = [name: string, reply: string, tree?: string];
const check = (_: string, reply: string, tree = reply) => {
  expect(outline(reply)).toBe(tree);
};
const long = (length: number) => `x=${'y'.repeat(length - 2)}`;

describe('escaped parentheses hold a formula when it looks like TeX', () => {
  it.each<Case>([
    ['in a line', 'a \\(x^2\\) b', 'a ‹x^2› b'],
    ['blanks at its ends', 'a \\( x \\) b', 'a ‹x› b'],
    ...['\\alpha', 'word^2', 'word_i', '{word}', 'word = x'].map(
      (body): Case => [`a sign of TeX: ${body}`, `\\(${body}\\)`, `‹${body}›`],
    ),
    ['no three letters in a row', '\\(ab + cd\\)', '‹ab + cd›'],
    ['a number', '\\(5\\)', '‹5›'],
    ['three letters in a row', '\\(see note\\)', '(see note)'],
    ['three letters of another script', '\\(см. ниже дом\\)', '(см. ниже дом)'],
    ['letters may touch', 'a\\(x\\)b', 'a‹x›b'],
    ['over a line ending', '\\(a\n= b\\)', '‹a\n= b›'],
    ['empty', '\\(\\)', '()'],
    ['blank', '\\( \\)', '( )'],
    ['only punctuation', '\\(...\\)', '(...)'],
    ['only signs of TeX', '\\(_\\)', '(_)'],
    ['as long as allowed', `\\(${long(4096)}\\)`, `‹${long(4096)}›`],
    ['longer', `\\(${long(4097)}\\)`, `(${long(4097)})`],
    ['the first closer closes', '\\(x\\) y\\)', '‹x› y)'],
    ['a second opener leaves the first alone', '\\(a \\(x\\)', '(a ‹x›'],
    ['in braces of another', '\\(\\text{if \\(x\\)}\\)', '‹\\text{if \\(x\\)}›'],
    ['only a closer', 'x\\)', 'x)'],
    ['an escaped backslash', '\\\\(x\\\\)', '\\(x\\)'],
    ['another bracket', '\\(x = 1\\]', '(x = 1]'],
    ['alone, still in the line', '\\(x\\)', '‹x›'],
    ['dollars inside', '\\(x = \\$5\\)', '‹x = \\$5›'],
  ])('%s', check);
});

describe('escaped brackets', () => {
  it.each<Case>([
    ['in a line', 'a \\[x^2\\] b', 'a ‹x^2› b'],
    ['alone', '\\[x^2\\]', '«x^2»'],
    ['alone, over lines', '\\[\n  x = 1 \\\\[2pt]\n  y\n\\]', '«x = 1 \\\\[2pt]\n  y»'],
    ['alone, without a sign of TeX', '\\[a + b\\]', '«a + b»'],
    ['a variable alone', '\\[x\\]', '«x»'],
    ['a number', '\\[1\\]', '[1]'],
    ['a number with a sign', '\\[-1.5\\]', '[-1.5]'],
    ['a word', '\\[text\\]', '[text]'],
    ['not alone, without a sign of TeX', '\\[x\\] done', '[x] done'],
    ['after text, without a sign of TeX', 'see \\[a + b\\]', 'see [a + b]'],
    ['an escaped link', '\\[text\\](u)', '[text](u)'],
    ['a parenthesis after it', '\\[x = 1\\](u)', '[x = 1](u)'],
    ['a bracket after it', '\\[x = 1\\][u]', '[x = 1][u]'],
    ['a blank and a parenthesis after it', '\\[x = 1\\] (u)', '‹x = 1› (u)'],
    ['empty', '\\[\\]', '[]'],
    ['only punctuation', '\\[=\\]', '[=]'],
    ['in a quote', '> \\[a + b\\]', '> «a + b»'],
    ['in an item', '- \\[a + b\\]', '- «a + b»'],
    ['in a heading no paragraph', '# \\[a + b\\]', '# [a + b]'],
    ['in a cell no paragraph', '| \\[a + b\\] |\n| - |', '| [a + b] |'],
    ['in bold no paragraph', '**\\[a + b\\]**', '**[a + b]**'],
    ['in a heading, a sign of TeX', '# \\[a = b\\]', '# ‹a = b›'],
  ])('%s', check);
});

describe('formulas among other things', () => {
  it.each<Case>([
    ['a fence of math', '```math\na\n\nb\n```', '«a\n\nb»'],
    ['in any letter case', '~~~Math x\na\n~~~', '«a»'],
    ['an empty fence of math', '```math\n```', 'code(math) '],
    ['another word', '```latex\na\n```', 'code(latex) a'],
    ['backticks in dollars', 'a $`x`$ b', 'a ‹x› b'],
    ['a formula only they can hold', 'a$`x `$b', 'a‹x›b'],
    ['two backticks in dollars', '$`` `x` ``$', '‹`x`›'],
    ['code before a dollar', '$`x` y$', '$`x` y$'],
    ['code after a dollar', 'a $x `y$` z', 'a $x `y$` z'],
    ['code in a formula', '$a `b` c$', '$a `b` c$'],
    ['quotes of TeX in braces', "$\\text{``a''}$", "‹\\text{``a''}›"],
    ['a link around', '[$x$](u)', '[‹x›](u)'],
    ['a link whose text ends in the middle', '[a $x](u) y$', '[a ‹x](u) y›'],
    ['emphasis around', '*$x$*', '*‹x›*'],
    ['emphasis inside is none', '$a *b* c$', '‹a *b* c›'],
    ['an autolink', '<https://x.test/$a$>', '[https://x.test/$a$](https://x.test/$a$)'],
    ['the address of a link', '[a](/$x$)', '[a](/$x$)'],
    ['HTML', '<b title="$x$">', '<b title="$x$">'],
    ['an image', '![$x$ \\[a = b\\]](u)', '![$x$ [a = b]]'],
    ['a pipe splits the cells', '| $a | b$ |\n| - | - |', '| $a | b$ |'],
    ['an escaped pipe in a cell', '| $a \\| b$ |\n| - |', '| ‹a | b› |'],
    ['an escaped pipe is no sign of TeX', '| \\(see \\| note\\) |\n| - |', '| (see | note) |'],
    ['an escaped pipe outside tables', '$\\|x\\|$', '‹\\|x\\|›'],
    ['an entity inside', '$a &lt; b$', '‹a &lt; b›'],
    ['in a setext heading', '$x$\n===', '# ‹x›'],
    ['a literal n', '$\\nabla$', '‹\\nabla›'],
  ])('%s', (name, reply, tree = reply) => {
    check(name, reply, name === 'HTML' ? `html(${tree})` : tree);
  });
});
