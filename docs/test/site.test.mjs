import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, overflowOf, violationsOf } from './site.mjs';

let site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const pages = ['', 'guides/', 'guides/blocks', 'syntax/', 'syntax/form', 'cli/'];
const looks = pages.flatMap((path) => ['light', 'dark'].map((colorScheme) => ({ path, colorScheme })));

test.each(looks)(
  '/$path in $colorScheme asks for nothing outside, passes axe and fits a narrow window',
  async ({ path, colorScheme }) => {
    const { page, outside, errors } = await site.open(path, { colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // All of axe on what we write; the standards' own rules on the theme around it.
    const violations = [...(await violationsOf(page)), ...(await violationsOf(page, 'html', true))];
    expect({ violations, outside, errors }).toEqual({ violations: [], outside: [], errors: [] });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(page)).toBe(0);
    await page.close();
  },
);

test('a syntax page draws the example of its kind', async () => {
  const { page } = await site.open('syntax/actions');
  await expect
    .poll(() => page.locator('.fd-actions').first().textContent())
    .toMatch(/Yes, book it\s*Show me another day/);
  await page.close();
});
