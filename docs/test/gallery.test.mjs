import { stories } from '@flowdown/react/stories';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, overflowOf, standard, violationsOf } from './site.mjs';

let site;
let opened;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open('gallery/', { reducedMotion: 'reduce' });
  await opened.page.locator('.gallery .fd-reply').first().waitFor();
});
afterAll(() => site?.close());
afterEach(() => {
  const { outside, errors } = opened;
  expect({ outside: outside.splice(0), errors: errors.splice(0) }).toEqual({ outside: [], errors: [] });
});

const story = (id) => opened.page.locator(`#${id}`);
const choose = (name) => opened.page.getByRole('radio', { name, exact: true }).check();
// A story starts at the level of heading that it shows, and some show the same form.
const ours = { rules: { 'heading-order': { enabled: false }, 'landmark-unique': { enabled: false } } };
/** What is around the stories. */
const aroundStories = { include: [['html']], exclude: [['.gallery-frame']] };

test('the navigation leads to it', async () => {
  expect(await opened.page.locator('.rp-nav-menu a[href^="/gallery/"]').count()).toBe(1);
});

test('it shows every story', async () => {
  const shown = await opened.page
    .locator('.gallery-story:has(.fd-reply)')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(shown).toEqual(stories.map(({ id }) => id));
});

test.each(['light', 'dark'])('axe finds nothing on the page in %s', async (colorScheme) => {
  await opened.page.emulateMedia({ colorScheme });
  expect([
    ...(await violationsOf(opened.page, '.gallery', ours)),
    ...(await violationsOf(opened.page, aroundStories, standard)),
  ]).toEqual([]);
});

test.each([
  ['Light', 'rgb(255, 255, 255)'],
  ['Dark', 'rgb(20, 23, 30)'],
])('the theme %s counts for the stories, whatever the page has', async (name, background) => {
  for (const colorScheme of ['light', 'dark']) {
    await opened.page.emulateMedia({ colorScheme });
    await choose(name);
    expect(
      await story('tabs-three')
        .locator('.fd-reply')
        .evaluate((reply) => getComputedStyle(reply).backgroundColor),
    ).toBe(background);
  }
  await choose('As this page');
});

test('stories can be narrow, and turned around', async () => {
  const frame = story('tabs-three').locator('.gallery-frame');
  await choose('390 px');
  expect((await frame.boundingBox()).width).toBe(390);
  await choose('Wide');
  await choose('Right to left');
  expect(await frame.locator('.fd-reply').evaluate((reply) => getComputedStyle(reply).direction)).toBe('rtl');
  await choose('As written');
});

test('the Markdown of a story is there when it is asked for', async () => {
  const { markdown } = stories.find(({ id }) => id === 'tabs-three');
  await story('tabs-three').getByRole('button', { name: 'Markdown' }).click();
  expect(await story('tabs-three').locator('.gallery-source').textContent()).toBe(markdown);
});

test('a story streams again', async () => {
  const { page } = opened;
  const whole = await story('tabs-three').locator('.fd-reply').textContent();
  // By keyboard: the search of the theme listens to Enter everywhere.
  await story('tabs-three').getByRole('button', { name: 'Stream it' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => story('tabs-three').locator('[data-status="streaming"]').count()).toBe(1);
  await expect.poll(() => story('tabs-three').locator('[data-status="done"]').count()).toBe(1);
  expect(await story('tabs-three').locator('.fd-reply').textContent()).toBe(whole);
});

test('it fits a narrow window', async () => {
  await opened.page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(opened.page)).toBe(0);
});
