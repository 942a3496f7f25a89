import { defineProject } from 'vitest/config';

// Drives the built site (doc_build) in a real browser.
export default defineProject({
  test: { name: 'docs', include: ['test/**/*.test.mjs'], testTimeout: 30_000 },
});
