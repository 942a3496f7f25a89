import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

/**
 * A package's tests in plain Node. Our packages resolve to their sources, so nothing has to be built first,
 * and `development` makes micromark load the build that checks its own assertions. A time limit is there for what hangs only: properties run long
 * on a busy machine.
 */
export function nodeProject(name: string, test: UserWorkspaceConfig['test'] = {}): UserWorkspaceConfig {
  return defineProject({
    resolve: { conditions: ['flowdown-source', 'module', 'node', 'development'] },
    ssr: { resolve: { conditions: ['flowdown-source', 'module', 'node', 'development'] } },
    test: { name, environment: 'node', include: ['test/**/*.test.ts'], testTimeout: 240_000, ...test },
  });
}
