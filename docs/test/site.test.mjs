import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, overflowOf, standard, violationsOf } from './site.mjs';

let site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const pages = [
  '',
  ...['', 'reading', 'blocks', 'math-and-diagrams', 'pipeline', 'tree', 'custom-blocks', 'safety'].map(
    (name) => `guides/${name}`,
  ),
  'reference/diagnostics',
  'syntax/',
  'syntax/form',
  'syntax/tabs',
  'syntax/tree',
  'cli/',
  'reference/benchmarks',
  'reference/conformance',
];
const looks = pages.flatMap((path) => ['light', 'dark'].map((colorScheme) => ({ path, colorScheme })));

test.each(looks)(
  '/$path in $colorScheme asks for nothing outside, passes axe and fits a narrow window',
  async ({ path, colorScheme }) => {
    const { page, outside, errors } = await site.open(path, { colorScheme, reducedMotion: 'reduce' });
    // A reply on the page may have a title of its own.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // All of axe on what we write; the standards' own rules on the theme around it.
    // An example starts at the heading level that it shows, whatever the page around it has, and two may show one form.
    const off = { enabled: false };
    const ours = path.startsWith('syntax/') ? { rules: { 'heading-order': off, 'landmark-unique': off } } : {};
    const violations = [...(await violationsOf(page, 'main', ours)), ...(await violationsOf(page, 'html', standard))];
    expect({ violations, outside, errors }).toEqual({ violations: [], outside: [], errors: [] });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page, 'main', ours)).toEqual([]);
    await page.close();
  },
);

test.each([
  ['actions', '.fd-actions', /Yes, book it\s*Show me another day/],
  ['note', '.fd-callout', /Times are shown in your own time zone/],
  ['steps', '.fd-steps', /Pack\s*Monday/],
  ['tree', '.fd-tree', /index\.html/],
])('the syntax page of %s draws its example', async (name, part, words) => {
  const { page } = await site.open(`syntax/${name}`);
  await expect.poll(() => page.locator(part).first().textContent()).toMatch(words);
  await page.close();
});
