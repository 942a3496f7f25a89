import { defineProject } from 'vitest/config';

// Drives the built site (doc_build) in a real browser. The time limit is there for what hangs only.
export default defineProject({
  test: { name: 'docs', include: ['test/**/*.test.mjs'], testTimeout: 120_000 },
});
