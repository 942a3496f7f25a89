import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/react/vitest.react-18.config.ts',
      'packages/react/vitest.browser.config.ts',
      'examples/*/vitest.config.ts',
      'docs/vitest.config.ts',
    ],
  },
});
