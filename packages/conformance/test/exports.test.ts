import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifests } from './manifests.ts';

/** What only this repository uses, so that it is not published. */
const own = ['@flowdown/react/stories'];

const all = manifests()
  .filter(({ manifest }) => manifest.private !== true)
  .flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).map(([path, target]) => ({
      entry: `${manifest.name}${path.slice(1)}`,
      folder,
      target,
      published: (manifest.publishConfig?.exports ?? manifest.exports)?.[path],
    })),
  );
const entries = all.filter(({ entry }) => !own.includes(entry));

test('what only this repository uses is not published', () => {
  const found = all.filter(({ published }) => published === undefined);
  expect(found.map(({ entry }) => entry)).toEqual(own);
});

test.each(entries)('$entry is published as it is used here, without the source', ({ target, published }) => {
  if (typeof target === 'string') return expect(published).toBe(target);
  const { 'flowdown-source': source, ...rest } = target;
  expect(source).toMatch(/^\.\/src\//);
  expect(published).toEqual(rest);
});

test.each(entries)('$entry has the file behind it', ({ folder, target }) => {
  const file = typeof target === 'string' ? target : target['flowdown-source'];
  expect(existsSync(`${folder}/${file}`)).toBe(true);
});

const modules = entries.filter(({ target }) => typeof target !== 'string');
test.each(modules)('$entry can be imported', async ({ entry }) => {
  await expect(import(entry)).resolves.toBeTypeOf('object');
});
