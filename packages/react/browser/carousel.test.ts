import { beforeEach, describe, expect, test } from 'vitest';
import { narrow, openStoryPage } from './story-page.ts';

const here = openStoryPage({ viewport: narrow });

const days = (count: number): string =>
  `${Array.from({ length: count }, (_, day) => `::: horizontal-list-item\n# Day ${day + 1}\nA walk.\n`).join('')}:::\n`;

/** The card at the start of the row, and which buttons work. */
const state = (): Promise<{ first: string; previous: boolean; next: boolean }> =>
  here.page.evaluate(() => {
    const row = document.querySelector('.fd-carousel') as HTMLElement;
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    const edge = (element: Element): number => {
      const { left, right } = element.getBoundingClientRect();
      return isRightToLeft ? -right : left;
    };
    const first = [...row.children].find((card) => edge(card) >= edge(row) - 2);
    const works = (name: string): boolean =>
      document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-disabled') === 'false';
    return { first: first?.getAttribute('aria-label') ?? '', previous: works('Previous'), next: works('Next') };
  });

const shows = (first: string, previous = true, next = true): Promise<void> =>
  expect.poll(state).toEqual({ first, previous, next });

beforeEach(async () => {
  await here.page.evaluate(() => window.storyPage.start());
});

const write = (markdown: string, streaming = false, props = {}): Promise<void> =>
  here.page.evaluate(([text, isStreaming, more]) => window.storyPage.write(text, isStreaming, more), [
    markdown,
    streaming,
    props,
  ] as const);

const named = (name: string) => here.page.getByRole('button', { name });

test('buttons lead to the card before and after, and are off at the ends', async () => {
  await write(days(4));
  await shows('1 of 4', false);
  await named('Next').click();
  await shows('2 of 4');
  await named('Next').click();
  await named('Next').click();
  await expect.poll(state).toMatchObject({ next: false });
  // It keeps the focus, and does nothing.
  expect(await here.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next');
  await here.page.keyboard.press('Enter');
  await named('Previous').click();
  await named('Previous').click();
  await named('Previous').click();
  await shows('1 of 4', false);
});

describe.each(['ltr', 'rtl'])('with text that runs %s', (dir) => {
  const [forward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test('arrows, Home and End scroll while the row has the focus', async () => {
    await write(days(5), false, { dir });
    await shows('1 of 5', false);
    await here.page.locator('.fd-carousel').focus();
    for (const [key, first, previous, next] of [
      [forward, '2 of 5', true, true],
      [forward, '3 of 5', true, true],
      [back, '2 of 5', true, true],
      ['End', '5 of 5', true, false],
      ['Home', '1 of 5', false, true],
    ] as const) {
      await here.page.keyboard.press(key);
      await shows(first, previous, next);
    }
  });

  test('where the reader scrolled to stays when more cards come', async () => {
    await write(days(3), true, { dir });
    await shows('1 of 3', false);
    await named('Next').click();
    await shows('2 of 3');
    const before = await here.page.locator('.fd-carousel').evaluate((row) => row.scrollLeft);
    await write(`${days(5)}\n\nThe end.`, true, { dir });
    await shows('2 of 5');
    expect(await here.page.locator('.fd-carousel').evaluate((row) => row.scrollLeft)).toBe(before);
  });
});

test('with motion, presses that follow one another are all counted', async () => {
  await here.page.emulateMedia({ reducedMotion: 'no-preference' });
  await write(days(6));
  await shows('1 of 6', false);
  await here.page.locator('.fd-carousel').focus();
  for (let press = 0; press < 3; press++) await here.page.keyboard.press('ArrowRight');
  await shows('4 of 6');
  await here.page.emulateMedia({ reducedMotion: 'reduce' });
});

test.each([
  ['End', ['End', 'ArrowLeft']],
  ['more presses than there are places', [...Array<string>(12).fill('ArrowRight'), 'ArrowLeft']],
])('a press back right after %s is not lost', async (_, keys) => {
  await here.page.setViewportSize({ width: 800, height: 800 });
  await write(days(9));
  await shows('1 of 9', false);
  // At once, as a slow machine may take its time between keys.
  const lefts = await here.page.locator('.fd-carousel').evaluate((row, pressed) => {
    row.focus();
    return pressed.map((key) => {
      row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return row.scrollLeft;
    });
  }, keys);
  expect(lefts.at(-1)).toBeLessThan(lefts.at(-2) ?? 0);
  await here.page.setViewportSize(narrow);
});

test('cards that fit have no buttons; when they no longer do, the buttons are there', async () => {
  await here.page.setViewportSize({ width: 800, height: 800 });
  await write(days(2));
  expect(await here.page.getByRole('button').count()).toBe(0);
  await here.page.setViewportSize(narrow);
  await shows('1 of 2', false);
});
