import { readFileSync } from 'node:fs';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { markdown } from './markdown.js';

// What Astro does with each Markdown page of a site.
const processor = await createMarkdownProcessor(markdown);
const { code } = await processor.render(
  readFileSync(process.argv[2] ?? new URL('../page.md', import.meta.url), 'utf8'),
);
console.log(code);
