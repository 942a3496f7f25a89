import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    // flowdown is here for its command; the browser helper borrows Playwright from docs.
    '.': { entry: ['scripts/*.d.mts'], ignoreBinaries: ['apt-get'], ignoreDependencies: ['flowdown', 'playwright'] },
    'packages/*': {},
    // Imports each package by the name in its manifest.
    'packages/conformance': {
      entry: ['test/**/*.test.ts'],
      ignoreDependencies: ['@flowdown/react', '@flowdown/render'],
    },
    'packages/react': { entry: ['browser/**/*.test.ts', 'browser/page/main.tsx'] },
    // For its tests.
    'packages/react/react-18': { ignoreDependencies: ['react', 'react-dom'] },
    'packages/bench': { entry: ['src/main.ts', 'src/browser/main.ts', 'test/**/*.test.ts'] },
    'packages/bench/peers': {
      entry: ['adapters/*.mjs', 'reference.mjs', 'browser/main.mjs', 'browser/adapters/*.mjs', 'browser/*.d.mts'],
      ignoreDependencies: ['@incremark/theme'],
    },
    'examples/*': { entry: ['src/main.{js,ts,tsx}'] },
    docs: {
      entry: ['rspress.config.ts', 'pages/**/*.mdx', 'test/**/*.mjs', 'theme/index.tsx'],
      // Rspress needs React beside it; axe-core is injected into the page as a file.
      ignoreDependencies: ['react-dom', 'axe-core'],
    },
    'tools/bootstrap': { ignoreDependencies: ['pnpm'] },
  },
  compilers: {
    // What a page imports itself; what its code samples do is up to their reader.
    mdx: (text: string) =>
      [...text.replace(/^(`{3,})[^`]*\n[\s\S]*?^\1$/gm, '').matchAll(/^import[^;]+from\s+['"][^'"]+['"];?/gm)]
        .map(([line]) => line)
        .join('\n'),
  },
};

export default config;
