import react from '@vitejs/plugin-react';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

const config: UserWorkspaceConfig = defineProject({
  plugins: [react()],
  resolve: { conditions: ['flowdown-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['flowdown-source', 'module', 'node', 'development'] } },
  test: {
    name: 'react',
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
  },
});

export default config;
