import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const output = at('../.browser');

/** The bundle of an application, with what tells which components rendered. */
async function bundle() {
  // Vite takes it over from Vitest, and would bundle for development.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: at('page'),
    logLevel: 'error',
    // Pictures of the stories.
    publicDir: at('../../../docs/pages/public'),
    resolve: {
      conditions: ['flowdown-source', 'module', 'browser', 'production'],
      alias: [{ find: 'react-dom/client', replacement: 'react-dom/profiling' }],
    },
    build: { outDir: output, emptyOutDir: true, minify: false, target: 'esnext', chunkSizeWarningLimit: 10_000 },
  });
  process.env.NODE_ENV = mode;
}

/** Bundles the page from the sources once, and starts one browser for all test files. */
export default async function setup(project) {
  await bundle();
  const [site, browser] = await Promise.all([serve(output, 0), chromium.launchServer(launchOptions())]);
  project.provide('pageUrl', site.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.server.close();
    await rm(output, { recursive: true, force: true });
  };
}
