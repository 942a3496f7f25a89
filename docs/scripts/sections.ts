import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blockKinds } from '@flowdown/grammar';

interface Section {
  text: string;
  folder: string;
  /** Its pages in the order of reading; others follow by name. */
  pages: string[];
}

interface Link {
  text: string;
  link: string;
}

const plan: Section[] = [
  { text: 'Guides', folder: 'guides', pages: ['index', 'pipeline', 'blocks', 'custom-blocks', 'safety'] },
  { text: 'Syntax', folder: 'syntax', pages: ['index', ...blockKinds.map(({ name }) => name)] },
  { text: 'Command line', folder: 'cli', pages: ['index'] },
  { text: 'Reference', folder: 'reference', pages: ['index'] },
];

/** The first heading of a page. */
function titleOf(path: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1];
  return heading?.replaceAll('`', '') ?? path;
}

function pagesOf(root: string, { folder, pages }: Section): Link[] {
  const rank = (name: string) => (pages.includes(name) ? pages.indexOf(name) : pages.length);
  return readdirSync(`${root}/${folder}`)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ name: file.replace(/\.mdx?$/, ''), text: titleOf(`${root}/${folder}/${file}`) }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .map(({ name, text }) => ({ text, link: `/${folder}/${name === 'index' ? '' : name}` }));
}

/** The navigation and the sidebars, from the pages below `root`: a section enters with its first page. */
export function sections(root: string) {
  const filled = plan
    .filter(({ folder }) => existsSync(`${root}/${folder}`))
    .map((section) => ({ ...section, items: pagesOf(root, section) }))
    .filter(({ items }) => items.length > 0);
  return {
    nav: filled.map(({ text, folder, items }) => ({ text, link: items[0]?.link ?? '/', activeMatch: `^/${folder}/` })),
    sidebar: Object.fromEntries(filled.map(({ text, folder, items }) => [`/${folder}/`, [{ text, items }]])),
  };
}
