import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { createMathTypesetter, type Katex, loadMath, type Typeset } from '../src/math.ts';

const loaded = await loadMath();
const typeset = (source: string, display: boolean): Typeset => loaded.typeset(source, display);

const htmlOf = (result: Typeset): string => ('html' in result ? result.html : `error: ${result.error}`);

describe('a formula', () => {
  test('is HTML for the eye, and MathML with its source for the ear', () => {
    const html = htmlOf(typeset('\\frac{a}{b}', false));
    expect(html).toContain('<mfrac>');
    expect(html).toContain('<annotation encoding="application/x-tex">\\frac{a}{b}</annotation>');
    expect(html).not.toContain('katex-display');
  });

  test('stands on a line of its own when it is displayed', () => {
    expect(htmlOf(typeset('\\frac{a}{b}', true))).toContain('katex-display');
  });

  test('is typeset once, however often it is asked for', () => {
    let calls = 0;
    const counting: Katex = {
      renderToString(source, options) {
        calls++;
        return katex.renderToString(source, options);
      },
    };
    const counted = createMathTypesetter(counting);
    for (let round = 0; round < 3; round++) for (let n = 0; n < 500; n++) counted.typeset(`x_{${n}}`, n % 2 === 0);
    expect(calls).toBe(500);
    expect(counted.counters).toMatchObject({ computed: 500, hits: 1000 });
  });

  test('keeps its macros to itself', () => {
    expect(htmlOf(typeset('\\gdef\\own{1}\\own', false))).toContain('<mn>1</mn>');
    expect(typeset('\\own', false)).toEqual({ error: 'Undefined control sequence: \\own at position 1: \\own' });
  });
});

describe('what models write wrong, or to harm', () => {
  test.each<[name: string, source: string, error: string]>([
    [
      'an open brace',
      '\\frac{a',
      "Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{a",
    ],
    ['an unknown command', '\\foo', 'Undefined control sequence: \\foo at position 1: \\foo'],
    [
      'a macro that calls itself',
      '\\def\\a{\\a}\\a',
      'Too many expansions: infinite loop or need to increase maxExpand setting',
    ],
    ['nesting without end', `${'_{'.repeat(500)}x${'}'.repeat(500)}`, 'The formula is nested too deep.'],
    ['length without end', 'x+'.repeat(1001), 'The formula is longer than 2000 characters.'],
    ['a link', '\\href{javascript:alert(1)}{x}', '\\href is not allowed in a formula.'],
    ['an address', '\\url{https://example.com}', '\\url is not allowed in a formula.'],
    ['a picture', '\\includegraphics{https://example.com/x.png}', '\\includegraphics is not allowed in a formula.'],
    ['a class', '\\htmlClass{fixed}{x}', '\\htmlClass is not allowed in a formula.'],
    ['a style', '\\htmlStyle{position: fixed}{x}', '\\htmlStyle is not allowed in a formula.'],
    ['an id', '\\htmlId{root}{x}', '\\htmlId is not allowed in a formula.'],
    ['a step far back', '\\hspace{-9999em}x', 'The formula reaches out of its place.'],
  ])('%s is an error in words', (_, source, error) => {
    expect(typeset(source, false)).toEqual({ error });
  });

  test.each([
    ['a huge rule', '\\rule{99999em}{99999em}'],
    ['a huge step', '\\kern99999em x'],
    ['a box raised high', '\\raisebox{9999em}{x}'],
  ])('%s is no larger than 10 em', (_, source) => {
    const sizes = [...htmlOf(typeset(source, false)).matchAll(/:(-?[\d.]+)em/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes.map(Math.abs))).toBeLessThanOrEqual(20);
  });

  test('markup in text stays text', () => {
    expect(htmlOf(typeset('\\text{<img src=x onerror=alert(1)>}', false))).not.toContain('<img');
  });
});

test('what is kept stays within its bounds', () => {
  const math = createMathTypesetter(katex, { maxEntries: 20, maxWeight: 30_000 });
  for (let n = 0; n < 200; n++) math.typeset(`x_{${n}}`, false);
  expect(math.counters.entries).toBeLessThanOrEqual(20);
  expect(math.counters.weight).toBeLessThanOrEqual(30_000);
});
