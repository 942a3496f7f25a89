import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['flowdown-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['flowdown-source', 'module', 'node', 'development'] } },
  test: {
    name: 'react',
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    exclude: ['**/*.browser.test.tsx'],
    testTimeout: 60_000,
  },
});
