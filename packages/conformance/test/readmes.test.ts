import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { manifests } from './manifests.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const folders = manifests().map(({ folder }) => folder.slice(root.length));
const readmes = ['', ...folders]
  .map((folder) => join(folder, 'README.md'))
  .filter((path) => existsSync(join(root, path)));
const guides = readdirSync(join(root, 'docs/pages/guides')).map((name) => `docs/pages/guides/${name}`);

test.each(readmes)('%s links to what is there', (path) => {
  const prose = read(path).replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const missing = targets.filter((target) => !/^(?:[a-z]+:|#)/.test(target)).map((target) => target.replace(/#.*/, ''));
  expect(missing.filter((target) => !existsSync(join(root, dirname(path), target)))).toEqual([]);
});

test.each(readmes)('%s names scripts that are there', (path) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(path).matchAll(/(?:^|`)(?:pnpm|npm)(?: run)? ([a-z]+(?::[a-z]+)?)\b/gm)].map(
    ([, name = '']) => name,
  );
  // Commands of pnpm and npm themselves, and ours.
  const others = ['install', 'exec', 'flowdown'];
  expect(named.filter((name) => !(name in scripts) && !others.includes(name))).toEqual([]);
});

const ours = /^(?:remark-flowdown|flowdown|@flowdown\/[a-z]+)(?:\/[a-z]+)?$/;

/** What the code samples of a page import from our packages: the entry and the name there. */
function importsOf(markdown: string): { entry: string; name: string }[] {
  const samples = [...markdown.matchAll(/^```(?:jsx?|tsx?)\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  return samples.flatMap((code) =>
    [...code.matchAll(/^import (?!type)(?:(\w+),? ?)?(?:\{([^}]*)\})? from '([^']+)'/gm)]
      .filter(([, , , entry = '']) => ours.test(entry))
      .flatMap(([, whole, names = '', entry = '']) =>
        [...(whole ? ['default'] : []), ...names.split(',').map((name) => name.trim())]
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => ({ entry, name })),
      ),
  );
}

const pages = [...readmes, ...guides].filter((path) => importsOf(read(path)).length > 0);
test.each(pages)('%s imports what is exported', async (path) => {
  const missing: string[] = [];
  for (const { entry, name } of importsOf(read(path))) {
    const module = (await import(entry)) as object;
    if (!(name in module)) missing.push(`${entry} ${name}`);
  }
  expect(missing).toEqual([]);
});

/** The names in the first columns of the tables that follow a heading, up to the next heading. */
function tableNames(markdown: string, heading: string): string[] {
  const section = markdown.split(`\n${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
  const cells = [...section.matchAll(/^\| ([^|]*`[^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)[^`]*`/g)].map(([, name = '']) => name));
}

test.each([
  ['packages/remark/README.md', '### `remark-flowdown`', 'remark-flowdown'],
  ['packages/remark/README.md', '### `remark-flowdown/micromark`', 'remark-flowdown/micromark'],
  ['packages/remark/README.md', '### `remark-flowdown/mdast`', 'remark-flowdown/mdast'],
  ['packages/remark/README.md', '### `remark-flowdown/hast`', 'remark-flowdown/hast'],
  ['packages/grammar/README.md', '## API', '@flowdown/grammar'],
  ['packages/stream/README.md', '## API', '@flowdown/stream'],
])('the table of %s under %s names what is exported', async (path, heading, entry) => {
  const names = tableNames(read(path), heading);
  expect(names).not.toEqual([]);
  const module = (await import(entry)) as object;
  expect(names.filter((name) => !(name in module))).toEqual([]);
});
