import { expect, test } from 'vitest';
import { narrow, openStoryPage } from './story-page.ts';

const here = openStoryPage({ viewport: narrow });

// Without sound: Chromium lays the controls of its player out twice.
const cards = [
  '::: list-item\n![A kettle](/samples/kettle-red.svg)\n# Red kettle\nIt whistles.\n:::',
  '::: horizontal-list-item\n![A kettle](/samples/kettle-red.svg)\n# Red\n::: horizontal-list-item\n![A kettle](/samples/kettle-steel.svg)\n# Steel\n:::',
  '::: images\n![The cabin](/samples/cabin.svg)\n![The loft](/samples/loft.svg)\n:::',
  '::: video\n[A tour](/samples/tour.mp4)\n:::',
  'The end.',
].join('\n\n');

test('pictures and players have their place before they are there: nothing moves', async () => {
  const { page } = here;
  // Pictures come after all words.
  await page.route('**/samples/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.evaluate(() => window.storyPage.start());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { sum, moved } = await page.evaluate(async (text) => {
    const stop = window.storyPage.watchShifts();
    await window.storyPage.stream(text, 24);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await new Promise((resolve) => setTimeout(resolve, 200));
    return stop();
  }, cards);
  await page.unroute('**/samples/*');
  expect({ sum, moved }).toEqual({ sum: 0, moved: [] });
  expect(await page.locator('img').count()).toBe(5);
  expect(asked.filter((path) => path.includes('tour'))).toEqual([]);
});

test('a picture that the reader asked for takes the place of its button', async () => {
  const { page } = here;
  await page.route('https://pictures.example.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="90"/>',
    }),
  );
  await page.evaluate(() => window.storyPage.show('images-remote'));
  const before = await page.locator('.fd-images').boundingBox();
  await page.getByRole('button').first().press('Enter');
  await page.evaluate(() => document.querySelector<HTMLImageElement>('.fd-picture > img')?.decode());
  expect(await page.locator('.fd-images').boundingBox()).toEqual(before);
  await page.unroute('https://pictures.example.com/**');
});
