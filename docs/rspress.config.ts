import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspress/core';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// A section enters the navigation with its first page: pages/<folder>/index.mdx or pages/<folder>.mdx.
const sections = [
  ['Playground', 'playground'],
  ['Syntax', 'syntax'],
  ['Guides', 'guides'],
  ['Command line', 'cli'],
  ['Reference', 'reference'],
] as const;
const nav = sections.flatMap(([text, folder]) => {
  if (existsSync(at(`pages/${folder}.mdx`))) return [{ text, link: `/${folder}` }];
  return existsSync(at(`pages/${folder}`)) ? [{ text, link: `/${folder}/` }] : [];
});

/** The theme hides the `#` beside a heading from screen readers; what is hidden must not take the keyboard's focus. */
function unfocusableAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.properties.ariaHidden === 'true' && node.tagName === 'a') node.properties.tabIndex = -1;
    });
  };
}

export default defineConfig({
  root: 'pages',
  outDir: 'doc_build',
  title: 'flowdown',
  description: 'A toolkit for the Markdown that AI agents write.',
  globalStyles: at('styles.css'),
  markdown: { rehypePlugins: [unfocusableAnchors] },
  themeConfig: { nav },
});
