import { fileURLToPath } from 'node:url';
import type { UserWorkspaceConfig } from 'vitest/config';
import config from './vitest.config.ts';

const from = (name: string): string => fileURLToPath(new URL(`./react-18/node_modules/${name}`, import.meta.url));

/** The tests that do not need Testing Library, on React 18. */
const react18: UserWorkspaceConfig = {
  ...config,
  resolve: {
    ...config.resolve,
    alias: [
      { find: /^react-dom(?=$|\/)/, replacement: from('react-dom') },
      { find: /^react(?=$|\/)/, replacement: from('react') },
    ],
  },
  test: { ...config.test, name: 'react-18', include: ['test/both/**/*.test.{ts,tsx}'], setupFiles: [] },
};

export default react18;
