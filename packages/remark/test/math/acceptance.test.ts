import { describe, expect, it } from 'vitest';
import { outline } from './tree.ts';

/** The acceptance cases of formulas, by their names there; text stays as it is where nothing else is said. */
describe('formulas', () => {
  it.each<[string, string, string?]>([
    ['MTH-01', '$x$', '‹x›'],
    ['MTH-01, at the end', 'area is $a^2$.', 'area is ‹a^2›.'],
    ['MTH-01, bold', '**$x$**', '**‹x›**'],
    ['MTH-01, in parentheses', '($x$)', '(‹x›)'],
    ['MTH-01, hyphen', '$\\alpha$-decay', '‹\\alpha›-decay'],
    ['MTH-01, ordinal', '$n$th', '‹n›th'],
    ['MTH-03', '(**$10**–**$20**)', '(**$10**–**$20**)'],
    ['MTH-03, links', '[$5](u) or [$6](u)', '[$5](u) or [$6](u)'],
    ['MTH-05', 'see https://x.test/?a=$b&c=$d now', 'see [https://x.test/?a=$b&c=$d](https://x.test/?a=$b&c=$d) now'],
    ['MTH-06', '$ x $'],
    ['MTH-06, blank before the closer', '$x $'],
    ['MTH-06, blank after the opener', '$ x$'],
    ['MTH-06, digit', '$x$5'],
    ['MTH-08', '$5 is more than $x$', '$5 is more than ‹x›'],
    ['MTH-08, rate', 'pays $5/hr; x = $y + 1$', 'pays $5/hr; x = ‹y + 1›'],
    ['MTH-08, sentence', 'Costs $50. Formula: $x + 1$', 'Costs $50. Formula: ‹x + 1›'],
    ['MTH-10', '\\$5 and \\$6', '$5 and $6'],
    ['MTH-10, in a formula', '$\\$5$', '‹\\$5›'],
    ['MTH-11', '`$x$`', '`$x$`'],
    ['MTH-11, fence', '```\n$x$\n```', 'code() $x$'],
    ['MTH-13', '$$x$$', '«x»'],
    ['MTH-13, fence', '$$\nx\n$$', '«x»'],
    ['MTH-13, in the line', 'a $$x$$ b', 'a ‹x› b'],
    ['MTH-15', '$$x'],
    ['MTH-15, blank line', '$$x\n\ny$$', '$$x / y$$'],
    ['MTH-16', '\\(x\\)', '‹x›'],
    ['MTH-16, function', '\\(f(x)\\)', '‹f(x)›'],
    ['MTH-16, bracket', '\\[y = x^2\\]', '«y = x^2»'],
    ['MTH-16, lines', '\\[\nx\n\\]', '«x»'],
    ['MTH-18', 'a \\( b', 'a ( b'],
    ['MTH-18, bracket', 'a \\[ b', 'a [ b'],
    ['MTH-18, code', '\\(a `b = 1` c\\)', '(a `b = 1` c)'],
    ['MTH-18, blank line', '\\[a =\n\n1\\]', '[a = / 1]'],
    ['MTH-20', '$b<a>c$', '‹b<a>c›'],
    ['MTH-20, brackets', '$[(a+b)c](d+e)$', '‹[(a+b)c](d+e)›'],
    ['MTH-21', '$\\text{price \\$5}$', '‹\\text{price \\$5}›'],
    ['MTH-21, braces', '$\\text{if $x$}$', '‹\\text{if $x$}›'],
    ['MTH-23', '$\\href{javascript:alert(1)}{x}$', '‹\\href{javascript:alert(1)}{x}›'],
    ['MTH-30', '$2bn to at least $4bn'],
    ['MTH-30, tickers', '$AAPL and $MSFT'],
    ['MTH-30, rates', '$/PR is down but $/session is up'],
  ])('%s', (_, reply, tree = reply) => {
    expect(outline(reply)).toBe(tree);
  });
});
