import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blockKinds, calloutKinds, fenceKinds, formKinds } from '@flowdown/grammar';

interface Group {
  text: string;
  /** Its pages in the order of reading; the last group of a folder takes those that no group names. */
  pages: string[];
}

interface Section {
  text: string;
  folder: string;
  groups: Group[];
}

interface Link {
  text: string;
  link: string;
}

const slugs = (kinds: readonly { name: string }[]): string[] => kinds.map(({ name }) => name.toLowerCase());

const plan: Section[] = [
  {
    text: 'Guides',
    folder: 'guides',
    groups: [
      { text: 'Replies', pages: ['index', 'reading', 'blocks', 'math-and-diagrams'] },
      { text: 'Programs', pages: ['pipeline', 'streaming', 'tree', 'custom-blocks', 'safety'] },
    ],
  },
  {
    text: 'Syntax',
    folder: 'syntax',
    groups: [
      { text: 'Syntax', pages: ['index'] },
      { text: 'Callouts', pages: slugs(calloutKinds) },
      { text: 'Forms', pages: slugs(formKinds) },
      { text: 'Blocks', pages: slugs(blockKinds) },
      { text: 'Fences', pages: slugs(fenceKinds) },
    ],
  },
  { text: 'Command line', folder: 'cli', groups: [{ text: 'Command line', pages: ['index'] }] },
  { text: 'Gallery', folder: 'gallery', groups: [{ text: 'Gallery', pages: ['index'] }] },
  { text: 'Reference', folder: 'reference', groups: [{ text: 'Reference', pages: ['index'] }] },
];

/** The first heading of a page, or the title that it names. */
function titleOf(path: string): string {
  const heading = /^(?:#|title:) (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1];
  return heading?.replaceAll('`', '') ?? path;
}

/** The pages of a folder by their file's name, alphabetically. */
function pagesOf(root: string, folder: string): Map<string, Link> {
  const files = readdirSync(`${root}/${folder}`).filter((file) => /\.mdx?$/.test(file));
  return new Map(
    files.sort().map((file) => {
      const name = file.replace(/\.mdx?$/, '');
      const link = `/${folder}/${name === 'index' ? '' : name}`;
      return [name, { text: titleOf(`${root}/${folder}/${file}`), link }];
    }),
  );
}

/** Deals the pages of a folder out to its groups. */
function deal(pages: Map<string, Link>, groups: readonly Group[]): { text: string; items: Link[] }[] {
  const left = new Map(pages);
  const take = (name: string): Link[] => {
    const found = left.get(name);
    left.delete(name);
    return found ? [found] : [];
  };
  const dealt = groups.map((group) => ({ text: group.text, items: group.pages.flatMap(take) }));
  dealt.at(-1)?.items.push(...left.values());
  return dealt.filter(({ items }) => items.length > 0);
}

/** The navigation and the sidebars, from the pages below `root`: a section enters with its first page. */
export function sections(root: string) {
  const filled = plan
    .filter(({ folder }) => existsSync(`${root}/${folder}`))
    .map(({ text, folder, groups }) => ({ text, folder, groups: deal(pagesOf(root, folder), groups) }))
    .filter(({ groups }) => groups.length > 0);
  return {
    nav: filled.map(({ text, folder, groups }) => ({
      text,
      link: groups[0]?.items[0]?.link ?? '/',
      activeMatch: `^/${folder}/`,
    })),
    sidebar: Object.fromEntries(filled.map(({ folder, groups }) => [`/${folder}/`, groups])),
  };
}
