import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspress/core';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { sections } from './scripts/sections.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { nav, sidebar } = sections(at('pages'));

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
  icon: '/favicon.svg',
  globalStyles: at('styles.css'),
  markdown: { rehypePlugins: [unfocusableAnchors] },
  themeConfig: { nav, sidebar },
});
