import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { stories } from '../stories/index.ts';
import { differenceOf, folder, forgetDifferences, takesPictures } from './compare-pictures.ts';
import { narrow, openStoryPage, wide } from './story-page.ts';

const here = openStoryPage();

const looks = [
  { look: 'light', colorScheme: 'light', viewport: wide },
  { look: 'dark', colorScheme: 'dark', viewport: wide },
  { look: 'narrow', colorScheme: 'light', viewport: narrow },
] as const;

/** Fonts that Debian's Chromium comes with here; letters of others have other widths. */
const fonts = '.fd-reply { --fd-font: "Liberation Sans"; --fd-font-mono: "Liberation Mono"; }';

const heightOf = (): Promise<number> => here.page.locator('#stage').evaluate(({ scrollHeight }) => scrollHeight);

beforeAll(async () => {
  forgetDifferences();
  await here.page.addStyleTag({ content: fonts });
  const hasFonts = await here.page.evaluate(() => {
    const width = (font: string): number => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = `20px ${font}`;
      return context.measureText('Which letters are these?').width;
    };
    return width('"Liberation Sans", monospace') !== width('monospace');
  });
  if (!hasFonts) throw new Error('Pictures are compared with the fonts of the Debian package fonts-liberation.');
});

describe.each(looks)('a picture, $look, is as it was reviewed of', ({ look, colorScheme, viewport }) => {
  beforeAll(async () => {
    await here.page.emulateMedia({ colorScheme });
  });

  test.each(stories.map(({ id }) => id))('%s', async (id) => {
    const { page } = here;
    const name = `${id}.${look}`;
    // Where there is nothing that a narrow window changes, one picture says it all.
    if (look === 'narrow' && !takesPictures && !existsSync(`${folder}${name}.png`)) return;
    await page.setViewportSize(wide);
    await page.evaluate((story) => window.storyPage.show(story), id);
    if (look === 'narrow') {
      const before = await heightOf();
      await page.setViewportSize(viewport);
      if (takesPictures && (await heightOf()) === before) {
        rmSync(`${folder}${name}.png`, { force: true });
        return;
      }
      await page.evaluate((story) => window.storyPage.show(story), id);
    }
    // A player is drawn by the browser, which shows that it waits for a recording.
    const mask = [page.locator('video, audio')];
    const taken = await page
      .locator('#stage')
      .screenshot({ animations: 'disabled', caret: 'hide', mask, maskColor: '#808080' });
    expect(differenceOf(name, taken)).toBeUndefined();
  });
});

test('there are pictures of stories that are there, and they weigh less than 6 MB', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const stale = files.filter((file) => !ids.has(file.split('.')[0] ?? ''));
  if (takesPictures) for (const file of stale) rmSync(`${folder}${file}`);
  else expect(stale).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + (existsSync(folder + file) ? statSync(folder + file).size : 0), 0);
  expect(bytes).toBeLessThan(6_000_000);
});
