import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Conditions = string | Record<string, string>;

export interface Manifest {
  name: string;
  private?: boolean;
  exports?: Record<string, Conditions>;
  publishConfig?: { exports?: Record<string, Conditions> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The manifests of every folder below `packages/` or `examples/`, and of the docs, with the folder each stands in. */
export function manifests(): { folder: string; manifest: Manifest }[] {
  const below = (parent: string) =>
    readdirSync(`${root}${parent}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`);
  return [...below('packages'), ...below('examples'), 'docs'].map((folder) => ({
    folder: `${root}${folder}`,
    manifest: JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Manifest,
  }));
}
