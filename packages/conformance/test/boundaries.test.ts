import { expect, test } from 'vitest';
import { manifests } from './manifests.ts';

/** What each published package may depend on among ours. A new package gets its line here. */
const allowed: Record<string, string[]> = {
  '@flowdown/grammar': [],
  'remark-flowdown': ['@flowdown/grammar'],
  '@flowdown/render': ['@flowdown/grammar'],
  '@flowdown/stream': ['@flowdown/grammar', 'remark-flowdown'],
  '@flowdown/react': ['@flowdown/grammar', '@flowdown/render', 'remark-flowdown', '@flowdown/stream'],
  flowdown: ['@flowdown/grammar', 'remark-flowdown', '@flowdown/stream'],
};

const all = manifests().map(({ manifest }) => manifest);
const ours = new Set(all.map(({ name }) => name));
const published = all.filter((manifest) => manifest.private !== true);

test('every published package has its place in the order', () => {
  expect(published.map(({ name }) => name).sort()).toEqual(Object.keys(allowed).sort());
});

test.each(published)('$name depends only on what stands before it', (manifest) => {
  const { dependencies, peerDependencies, optionalDependencies } = manifest;
  const needed = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const tooFar = needed.filter((name) => ours.has(name) && !allowed[manifest.name]?.includes(name));
  expect(tooFar).toEqual([]);
});
