import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of the standards alone, without those that are good practice. */
export const standard = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Serves the built site and starts a browser. Every page records what went wrong on it. */
export async function openSite() {
  const site = await serve(fileURLToPath(new URL('../doc_build', import.meta.url)), 0);
  const browser = await chromium.launch(launchOptions());

  async function open(path, options) {
    const page = await browser.newPage(options);
    const outside = [];
    const errors = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(site.url)) outside.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(site.url + path);
    return { page, outside, errors };
  }

  async function close() {
    await browser.close();
    site.server.close();
  }

  return { open, close };
}

const wordsOf = (results) =>
  results.violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html} ${n.failureSummary}`).join(' ')}`);

/** What axe has to say about a part of a page, in words: by all its rules, or as its options say. */
export async function violationsOf(page, part = 'main', options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  return wordsOf(await page.evaluate(([selector, wanted]) => window.axe.run(selector, wanted), [part, options]));
}

/** How many pixels a page is wider than its window. */
export const overflowOf = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
