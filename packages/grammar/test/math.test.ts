import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOpenMath, findMathFenceEnd, fitsMathFence, isMathFence, readsAsMath, scanMath } from '../src/index.ts';

/** The sources of the formulas that a reader meets from left to right. */
function formulas(text: string, before = ''): string[] {
  const spans = scanMath(text, before);
  const found: string[] = [];
  for (let index = 0; index < text.length; ) {
    const span = spans.get(index);
    if (span) found.push(text.slice(span.start, span.end));
    index = span ? span.end : index + (text[index] === '\\' ? 2 : 1);
  }
  return found;
}

describe('scanMath finds formulas', () => {
  it.each<[string, string, string[]]>([
    ['one', 'a $x$ b', ['$x$']],
    ['several', '$x$ and $y$', ['$x$', '$y$']],
    ['each form', '$a$ $$b$$ $`c`$ \\(d\\) \\[e=1\\]', ['$a$', '$$b$$', '$`c`$', '\\(d\\)', '\\[e=1\\]']],
    ['with braces', '$a{$}$', ['$a{$}$']],
    ['over lines', '$a\n+ b$', ['$a\n+ b$']],
    ['none over a blank line', '$a\n \nb$', []],
    ['none over code', '$a `b` c$', []],
    ['none in amounts', '$5 and $10', []],
    ['none around an address', '$5 x://y$', []],
  ])('%s', (_, text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });

  it('knows the character before the text', () => {
    expect(formulas('$x$', 'a')).toEqual([]);
    expect(formulas('$x$', ' ')).toEqual(['$x$']);
  });

  it('tells where the TeX stands, and what form it has', () => {
    expect(scanMath('a $$ x $$').get(2)).toEqual({
      form: 'dollars',
      start: 2,
      end: 9,
      body: { start: 5, end: 6 },
      alone: false,
      needsAlone: false,
    });
  });

  it.each<[string, string, string, boolean]>([
    ['the whole text', ' $$x$$ ', '', true],
    ['text after it', ' $$x$$.', '', false],
    ['text before it', '.$$x$$', '', false],
    ['something before the text', ' $$x$$', ']', false],
  ])('tells whether it is alone: %s', (_, text, before, alone) => {
    expect(scanMath(text, before).get(1)?.alone).toBe(alone);
  });

  it('tells when it is a formula only because it is alone', () => {
    expect(scanMath('\\[a + b\\]').get(0)?.needsAlone).toBe(true);
    expect(scanMath('\\[a = b\\]').get(0)?.needsAlone).toBe(false);
  });
});

describe('canOpenMath decides at the character after the next blank', () => {
  it.each<[string, boolean]>([
    ['$x', true],
    ['$ x', false],
    ['$', false],
    ['$5', true],
    ['$5 ', false],
    ['$5 a', false],
    ['$5 <', true],
    ['$HOME', true],
    ['$HOME a', false],
    ['$HOME =', true],
    ['$AB a', true],
    ['$1,000.50\na', false],
  ])('%j: %j', (text, expected) => {
    expect(canOpenMath(text, 0)).toBe(expected);
  });
});

describe('fences of two dollars', () => {
  it.each<[string, boolean]>([
    ['$$', true],
    ['   $$ \t', true],
    ['    $$', false],
    ['$$$', false],
    ['$$x', false],
  ])('isMathFence(%j) is %j', (line, expected) => {
    expect(isMathFence(line)).toBe(expected);
  });

  it.each<[string, string[], number | undefined]>([
    ['the closing line', ['x', 'y', '$$'], 2],
    ['nothing inside', ['$$'], undefined],
    ['a blank line', ['x', '', '$$'], undefined],
    ['dollars in a line', ['x $$', '$$'], undefined],
    ['escaped dollars in a line', ['\\$$ x', '$$'], 1],
    ['no closing line', ['x'], undefined],
  ])('findMathFenceEnd: %s', (_, lines, expected) => {
    expect(findMathFenceEnd(lines)).toBe(expected);
  });

  it.each<[string, boolean]>([
    ['a\n+ b', true],
    ['', false],
    ['a\n\nb', false],
    ['a\n$$', false],
    ['a $$ b', false],
  ])('fitsMathFence(%j) is %j', (value, expected) => {
    expect(fitsMathFence(value)).toBe(expected);
  });
});

describe('readsAsMath', () => {
  it.each<[string, string, string, string, boolean]>([
    ['$x$', 'x', '', '', true],
    ['$x$', 'x', 'a', '', false],
    ['$x$', 'x', '. a', '', false],
    ['$x$', 'x', 'a ', '', true],
    ['$x$', 'x', '', 'th ', true],
    ['$x$', 'x', '', 'the', false],
    ['$$x$$', 'x', 'a', 'b', true],
    ['$5 a$', '5 a', '', '', false],
    ['$x $', 'x ', '', '', false],
  ])('%j as %j between %j and %j: %j', (source, value, before, after, expected) => {
    expect(readsAsMath(source, value, before, after)).toBe(expected);
  });
});

describe('for every text', () => {
  const parts = [
    '$',
    '$$',
    '\\$',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '{',
    '}',
    '`',
    '``',
    'a',
    'word',
    '5',
    ' ',
    '\n',
    '\\',
    '=',
    '://',
    '&a=',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 30 }).map((list) => list.join(''));

  it('a formula lies in the text, its TeX is not blank and lies between its ends', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const [index, { start, end, body }] of scanMath(text)) {
          expect(start).toBe(index);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(body.start).toBeGreaterThan(start);
          expect(body.end).toBeLessThan(end);
          expect(text.slice(body.start, body.end)).toMatch(/^\S(?:[\s\S]*\S)?$|\\\s$/);
        }
      }),
      { seed: 20_311, numRuns: 2000 },
    );
  });

  it('what stands after a blank line changes nothing before it', () => {
    fc.assert(
      fc.property(texts, texts, (text, more) => {
        const fixed = (found: ReturnType<typeof scanMath>) =>
          [...found.values()].filter(({ end }) => end <= text.length).map(({ start, end, form }) => [start, end, form]);
        // A bracket alone in its text is not alone with more after it, and code may end there.
        fc.pre(!text.includes('\\[') && !text.includes('`') && !text.endsWith('\\'));
        expect(fixed(scanMath(`${text}\n\n${more}`))).toEqual(fixed(scanMath(text)));
      }),
      { seed: 20_311, numRuns: 2000 },
    );
  });
});

describe('the time grows with the text', () => {
  // Openers that nothing closes, and what makes many of them wait for one closer.
  const units = [
    '$a ',
    '$',
    '$$ a',
    '\\(a ',
    '\\[a ',
    '{$a',
    '${ $a{ ',
    '\\({',
    '$`',
    '$a`',
    '$$a{',
    '&a=$b',
    'x://$a',
  ];
  it.each(units)('%j', (unit) => {
    const cost = (times: number) => {
      const text = `${unit.repeat(times)}${'}'.repeat(times)}$`;
      const start = process.cpuUsage();
      scanMath(text);
      return process.cpuUsage(start).user;
    };
    cost(4000);
    const least = (times: number) => Math.min(cost(times), cost(times), cost(times));
    expect(least(64_000) / Math.max(least(8000), 1000)).toBeLessThan(30);
  });
});
