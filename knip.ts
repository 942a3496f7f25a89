import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': { ignoreBinaries: ['apt-get'], ignoreDependencies: ['flowdown'] },
    'packages/*': {},
    'packages/conformance': { entry: ['test/**/*.test.ts'] },
    'examples/*': { entry: ['src/main.{js,ts,tsx}'] },
    docs: {
      entry: ['rspress.config.ts', 'pages/**/*.mdx', 'test/**/*.mjs'],
      ignoreDependencies: ['react-dom'],
    },
    'tools/bootstrap': { ignoreDependencies: ['pnpm'] },
  },
  compilers: {
    mdx: (text: string) => [...text.matchAll(/^import[^;]+from\s+['"][^'"]+['"];?/gm)].map((m) => m[0]).join('\n'),
  },
};

export default config;
