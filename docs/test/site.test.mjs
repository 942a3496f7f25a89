import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let site;
let browser;

beforeAll(async () => {
  site = await serve(fileURLToPath(new URL('../doc_build', import.meta.url)), 0);
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  site?.server.close();
});

test('the home page loads, asks for nothing outside, and passes axe', async () => {
  const page = await browser.newPage();
  const outside = [];
  const errors = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(site.url)) outside.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1, name: 'flowdown' }).waitFor();
  await page.addScriptTag({ path: axe });
  // All of axe on what we write; the standards' own rules on the theme around it.
  const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await page.evaluate(async (tags) => {
    const runs = [await window.axe.run('main'), await window.axe.run(document, { runOnly: tags })];
    return runs.flatMap((run) =>
      run.violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html} ${n.failureSummary}`).join(' ')}`),
    );
  }, wcag);
  expect({ outside, errors, violations }).toEqual({ outside: [], errors: [], violations: [] });
});
