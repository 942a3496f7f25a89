import { createRequire } from 'node:module';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import './page/api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page of the stories is. */
    pageUrl: string;
    /** Where the browser listens. */
    browserEndpoint: string;
  }
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const wide = { width: 800, height: 900 };
export const narrow = { width: 390, height: 844 };

/** The page of the stories, one for each test file. Nothing may go wrong on it, nor leave this machine. */
export function openStoryPage(options: BrowserContextOptions = {}): { readonly page: Page } {
  const here = {} as { page: Page };
  const wrong: string[] = [];
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    close = () => browser.close();
    const context = await browser.newContext({ viewport: wide, reducedMotion: 'reduce', ...options });
    const url = inject('pageUrl');
    await context.route(
      (asked) => !asked.href.startsWith(url) && asked.protocol.startsWith('http'),
      (route) => {
        wrong.push(`asked for ${route.request().url()}`);
        return route.abort();
      },
    );
    here.page = await context.newPage();
    here.page.on('pageerror', (error) => wrong.push(String(error)));
    await here.page.goto(url);
    await here.page.waitForFunction(() => 'storyPage' in window);
  });
  afterEach(() => {
    expect(wrong.splice(0)).toEqual([]);
  });
  afterAll(() => close());
  return here;
}

/** What axe has to say about the reply, in words. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // A story starts at the level of heading that it shows.
    const found = await axe.run('#stage', {
      rules: { 'heading-order': { enabled: false } },
      resultTypes: ['violations'],
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
    );
  });
}
