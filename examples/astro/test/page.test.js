import { readFileSync } from 'node:fs';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { beforeAll, expect, test } from 'vitest';
import { markdown } from '../src/markdown.js';

let processor;
beforeAll(async () => {
  processor = await createMarkdownProcessor(markdown);
});
const draw = async (text) => (await processor.render(text)).code;

test('a page has its callout, its steps and its block', async () => {
  const html = await draw(readFileSync(new URL('../page.md', import.meta.url), 'utf8'));
  expect(html).toContain('Before you start');
  expect(html).toContain('fd-callout');
  expect(html).toContain('fd-steps');
  expect(html).toContain('data-block="links"');
  expect(html).not.toContain('[!');
});

test('tables stand, as Astro reads GFM before the plugin', async () => {
  expect(await draw('| a |\n|---|\n| b |\n::: actions\n- Yes\n:::')).toMatch(/<td>b<\/td>[\s\S]*data-block="actions"/);
});

test('raw HTML is text, although Astro reads HTML after the plugins', async () => {
  const html = await draw('<img src=x onerror="alert(1)"> hi');
  expect(html).not.toContain('<img');
  expect(html).toContain('hi');
});
