import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blockKinds } from '@flowdown/grammar';

/**
 * The sections of the site in order. `pages` lists the pages of a section in the order of reading; others follow by name.
 */
const plan = [
  { text: 'Guides', folder: 'guides', pages: ['index', 'pipeline', 'blocks', 'custom-blocks', 'safety'] },
  { text: 'Syntax', folder: 'syntax', pages: ['index', ...blockKinds.map(({ name }) => name)] },
  { text: 'Command line', folder: 'cli', pages: ['index'] },
  { text: 'Reference', folder: 'reference', pages: ['index'] },
];

/** The first heading of a page. */
function titleOf(path) {
  const heading = /^# (.+)$/m.exec(readFileSync(path, 'utf8'));
  return heading?.[1].replaceAll('`', '') ?? path;
}

function pagesOf(root, { folder, pages }) {
  const rank = (name) => (pages.includes(name) ? pages.indexOf(name) : pages.length);
  return readdirSync(`${root}/${folder}`)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ name: file.replace(/\.mdx?$/, ''), text: titleOf(`${root}/${folder}/${file}`) }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .map(({ name, text }) => ({ text, link: `/${folder}/${name === 'index' ? '' : name}` }));
}

/**
 * The navigation and the sidebars, from the pages that are there: a section enters with its first page.
 * @param {string} root the folder of the pages
 */
export function sections(root) {
  const filled = plan
    .filter(({ folder }) => existsSync(`${root}/${folder}`))
    .map((section) => ({ ...section, items: pagesOf(root, section) }))
    .filter(({ items }) => items.length > 0);
  return {
    nav: filled.map(({ text, folder, items }) => ({ text, link: items[0].link, activeMatch: `^/${folder}/` })),
    sidebar: Object.fromEntries(filled.map(({ text, folder, items }) => [`/${folder}/`, [{ text, items }]])),
  };
}
