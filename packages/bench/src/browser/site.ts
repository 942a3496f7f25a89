import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from '../../../../scripts/serve.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the page with all components for a live page, and serves it. */
export async function openBenchSite(): Promise<{ url: string; close: () => void }> {
  const output = at('../../results/.browser');
  const ours = at('../../../react');
  await build({
    configFile: false,
    root: at('../../peers/browser'),
    logLevel: 'error',
    mode: 'production',
    resolve: {
      // One React for all.
      dedupe: ['react', 'react-dom'],
      alias: [
        { find: '@flowdown/react/styles.css', replacement: `${ours}/styles.css` },
        { find: '@flowdown/react', replacement: `${ours}/dist/index.js` },
      ],
    },
    build: { outDir: output, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 100_000 },
  });
  const { server, url } = await serve(output, 0);
  return { url, close: () => server.close() };
}
