import { describe, expect, test } from 'vitest';
import { stories } from '../stories/index.ts';
import { narrow, openStoryPage, violationsOf, wide } from './story-page.ts';

const here = openStoryPage();

test('axe sees what is wrong in a reply', async () => {
  const { page } = here;
  await page.evaluate(async () => {
    await window.storyPage.show('prose-inline');
    document.querySelector('.fd-reply p')?.setAttribute('style', 'color: #999; background: #888');
    document.querySelector('.fd-reply')?.append(document.createElement('button'));
  });
  const found = (await violationsOf(page)).map((violation) => violation.split(':')[0]);
  expect(found.sort()).toEqual(['button-name', 'color-contrast']);
});

const looks = [
  { colorScheme: 'light', viewport: wide },
  { colorScheme: 'dark', viewport: narrow },
] as const;

describe.each(looks)(
  'axe finds nothing in $colorScheme, $viewport.width pixels wide, in',
  ({ colorScheme, viewport }) => {
    test.each(stories.map(({ id }) => id))('%s', async (id) => {
      const { page } = here;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.evaluate((name) => window.storyPage.show(name), id);
      expect(await violationsOf(page)).toEqual([]);
    });
  },
);
