import { describe, expect, it } from 'vitest';
import { outline } from './tree.ts';

type Case = [name: string, reply: string, tree?: string];
const check = (_: string, reply: string, tree = reply) => {
  expect(outline(reply)).toBe(tree);
};

describe('a dollar opens and closes a formula in the line', () => {
  it.each<Case>([
    ['several on a line', '$a$ and $b$', '‹a› and ‹b›'],
    ['blanks inside', '$x + 1$', '‹x + 1›'],
    ['over a line ending', '$a\n+ b$', '$a / - b$'],
    ['over a line ending that starts no block', '$a\n= b$', '‹a\n= b›'],
    ['over CRLF', '$a\r\n= b$', '‹a\r\n= b›'],
    ['a tab before the closer', '$x\t$', '$x\t$'],
    ['a line ending after the opener', '$\nx$', '$\nx$'],
    ['a line ending before the closer', '$x\n$', '$x\n$'],
    ['punctuation around', '"$x$", $y$; $z$?', '"‹x›", ‹y›; ‹z›?'],
    ['next to each other', '$a$$b$', '‹a›‹b›'],
    ['a letter before the opener', 'a$x$', 'a$x$'],
    ['a digit before the opener', '2$x$', '2$x$'],
    ['a letter after the closer', '$x$a', '$x$a'],
    ['a digit after the closer', '$x$2', '$x$2'],
    ['letters that are not ASCII may touch', '从$a$到$b$', '从‹a›到‹b›'],
    ['accented letters may touch', 'é$x$é', 'é‹x›é'],
    ['ordinals', '$n$th, $k$st, $i$nd, $j$rd', '‹n›th, ‹k›st, ‹i›nd, ‹j›rd'],
    ['more letters after an ordinal', '$n$ths', '$n$ths'],
    ['the first candidate rejects', '$x $ y$', '$x $ y$'],
    ['the first candidate closes', '$x$ y$', '‹x› y$'],
    ['a rejected opener leaves the next its chance', '$a $b$', '$a ‹b›'],
    ['not across paragraphs', '$a\n\nb$', '$a / b$'],
    ['not across list items', '- $a\n- b$', '- $a / - b$'],
    ['one alone', 'a $ b', 'a $ b'],
    ['one at the end', 'a $', 'a $'],
    ['nothing between', 'a $$ b', 'a $$ b'],
    ['three in a row', '$$$x$', '$$$x$'],
    ['an operator alone', '$+$', '‹+›'],
  ])('%s', check);
});

describe('money and the shell come first', () => {
  it.each<Case>([
    ['amounts', 'It costs $5 and $10.'],
    ['amounts at both ends', '$5 to $10'],
    ['a range', '$5–$10'],
    ['a range with a hyphen', '$5-$10'],
    ['thousands and cents', '$1,000.50 for ($x$)', '$1,000.50 for (‹x›)'],
    ['an amount without a zero', '$.50 for ($x$)', '$.50 for (‹x›)'],
    ['an amount at a line ending', '$5\nfor ($x$)', '$5\nfor (‹x›)'],
    ['only the amount in dollars', '$5$', '‹5›'],
    ['a comparison', '$0 < x < 10$', '‹0 < x < 10›'],
    ['two blanks decide for money', '$0  < x$', '$0  < x$'],
    ...['<', '>', '=', '+', '-', '*', '/', '\\cdot', '^', '_'].map(
      (sign): Case => [`a sum with ${sign}`, `$2 ${sign} x$`, `‹2 ${sign} x›`],
    ),
    ['a word after an amount', '$2 apples$', '$2 apples$'],
    ['bold amounts', '**$1.50** and **$4**'],
    ['bold millions', '**$1.2M** and **$3M**'],
    ['reais', 'R$ 12,29 para R$ 15,83'],
    ['dollars of a country', 'US$5 or US$6'],
    ['dollars after the number', '5$ and 10$'],
    ['dollars in a table', '| $5 | $6 |\n| - | - |\n| $7 | a$ |', '| $5 | $6 | / | $7 | a$ |'],
    ['variables', 'echo $HOME and $PATH'],
    ['variables and a formula', 'echo $HOME and ($x$)', 'echo $HOME and (‹x›)'],
    ['a name of three and an operator', '$RMSE = x$', '‹RMSE = x›'],
    ['a name of two', '$AB c$', '‹AB c›'],
    ['a name with digits', '$R2D2 c$', '$R2D2 c$'],
    ['a path of variables', '$HOME/bin:$PATH'],
    ['a variable and an expansion', '$HOME/${DIR}'],
    ['a variable and a command', '$HOME/$(pwd)'],
    ['a variable and a special one', '$HOME/$_'],
    ['commands', '$(pwd)/$(date)'],
    ['expansions', '${HOME}:${PATH}'],
    ['an expansion and a dollar', '${price}$'],
    ['a group of TeX', '${\\bf x}$', '‹{\\bf x}›'],
    ['an empty group', '${}^{14}C$', '‹{}^{14}C›'],
    ['parameters without an address', '?a=$b&c=$ and', '?a=$b&c=$ and'],
    ['a value of a parameter', '?a=$b$&c', '?a=$b$&c'],
    ['columns of a matrix', '$a & b = c$', '‹a & b = c›'],
    ['an address inside', '$5/mo at x://y$'],
  ])('%s', check);
});

describe('escapes and braces', () => {
  it.each<Case>([
    ['an escaped opener', '\\$x$', '$x$'],
    ['an escaped closer', '$x\\$', '$x$'],
    ['an escaped dollar in a formula', '$a\\$b$', '‹a\\$b›'],
    ['a backslash before the closer', '$a\\\\$', '‹a\\\\›'],
    ['after an escaped dollar', '\\$$x$', '$‹x›'],
    ['dollars in braces', '$a{$}b$', '‹a{$}b›'],
    ['in nested braces', '$a{b{$}$}c$', '‹a{b{$}$}c›'],
    ['escaped braces hold nothing', '$\\{a$', '‹\\{a›'],
    ['an open brace', '$\\frac{a$', '$\\frac{a$'],
    ['a brace that was not opened', '$a}$', '‹a}›'],
    ['an opener in braces', '{$x$}', '{‹x›}'],
  ])('%s', check);
});

describe('two dollars', () => {
  it.each<Case>([
    ['alone', '$$x$$', '«x»'],
    ['with blanks', '$$ x $$', '«x»'],
    ['over lines', '$$a\n= b$$', '«a\n= b»'],
    ['a closer after the last line', '$$\nx $$', '«x»'],
    ['text before', 'a $$x$$', 'a ‹x›'],
    ['text after', '$$x$$.', '‹x›.'],
    ['two formulas', '$$x$$ $$y$$', '‹x› ‹y›'],
    ['two next to each other', '$$x$$$$y$$', '‹x›‹y›'],
    ['letters around', 'a$$x$$b', 'a‹x›b'],
    ['a dollar inside', '$$a $ b$$', '«a $ b»'],
    ['two in braces', '$$\\text{$$}$$', '«\\text{$$}»'],
    ['nothing inside', '$$ $$', '$$ $$'],
    ['four', '$$$$', '$$$$'],
    ['unclosed', 'a $$x', 'a $$x'],
    ['closed by one', '$$x$ y', '$$x$ y'],
    ['in a heading', '# $$x$$', '# ‹x›'],
    ['in a quote', '> $$x$$', '> «x»'],
    ['in an item', '- $$x$$', '- «x»'],
    ['in a cell', '| $$x$$ |\n| - |', '| ‹x› |'],
    ['in bold', '**$$x$$**', '**‹x›**'],
  ])('%s', check);
});

describe('a fence of two dollars', () => {
  it.each<Case>([
    ['in a text', 'a\n$$\nx\n$$\nb', 'a / «x» / b'],
    ['lines that look like items', '$$\na\n+ b\n- c\n$$', '«a\n+ b\n- c»'],
    ['lines that look like quotes, headings and rules', '$$\n> 1\n# 2\n---\n===\n$$', '«> 1\n# 2\n---\n===»'],
    ['blanks around the dollars', '  $$  \n  x\n $$\t', '«x»'],
    ['only its own indentation goes', ' $$\n   x\n $$', '«  x»'],
    ['four blanks are code', '    $$\n    x\n    $$', 'code() $$\nx\n$$'],
    ['CRLF', '$$\r\nx\r\n$$\r\ny', '«x» / y'],
    ['an open brace', '$$\n\\frac{a\n$$', '«\\frac{a»'],
    ['nothing inside', '$$\n$$', '$$\n$$'],
    ['a blank line', '$$\nx\n\n$$', '$$\nx / $$'],
    ['a blank line after what looks like an item', '$$\n- x\n\ny', '$$ / - x / y'],
    ['unclosed', '$$\n- x', '$$ / - x'],
    ['text after the closer', '$$\nx\n$$ y', '‹x› y'],
    ['two dollars in a line of it', '$$\nx\n$$ and\n$$\ny\n$$', '‹x› and / «y»'],
    ['in a quote', '> $$\n> - x\n> $$', '> «- x»'],
    ['closed by a lazy line of its paragraph', '> $$\n> x\n$$', '> «x»'],
    ['not closed outside its quote', '> $$\n> # x\n$$', '> $$ / # x / $$'],
    ['after a lazy paragraph', '> a\n$$\nx\n$$', '> a / «x»'],
    ['in an item', '- $$\n  + x\n  $$', '- «+ x»'],
    ['in a later line of an item', '1. a\n   $$\n   - x\n   $$', '- a / «- x»'],
    ['in an indented item', '  -  $$\n     - x\n     $$', '- «- x»'],
    ['not closed outside its item', '- $$\n  # x\n$$', '- $$ / # x / $$'],
    ['in a quote in an item', '- > $$\n  > - x\n  > $$', '- > «- x»'],
    ['in an item in a quote', '> 1. $$\n>    - x\n>    $$', '> - «- x»'],
    ['in a footnote', '[^a]: $$\n    - x\n    $$\n\n[^a]', '[^]: «- x» / (footnoteReference)'],
    ['two in a row', '$$\nx\n$$\n$$\ny\n$$', '«x» / «y»'],
    ['in a fence of code', '```\n$$\nx\n$$\n```', 'code() $$\nx\n$$'],
  ])('%s', check);
});
