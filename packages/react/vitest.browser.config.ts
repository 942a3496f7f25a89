import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

/** The tests in real Chromium: one browser and one bundle for all of them, started by `browser/setup.mjs`. */
const config: UserWorkspaceConfig = defineProject({
  test: {
    name: 'react-browser',
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/setup.mjs'],
    // Files share the browser; more than one at a time only makes frames wait.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default config;
