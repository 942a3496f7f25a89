import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

const show = (id: string): Promise<void> => here.page.evaluate((name) => window.storyPage.show(name), id);

/** What has the focus, by its role and its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().split('\n')[0];
    return `${element.getAttribute('role') ?? element.localName} ${name}`;
  });

/** Presses one key after another, and says what has the focus after each. */
async function walk(keys: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const key of keys) {
    await here.page.keyboard.press(key);
    seen.push(await focused(here.page));
  }
  return seen;
}

/** Keys, and what has the focus after each. */
type Walk = [key: string, focus: string][];

const expectWalk = async (steps: Walk): Promise<void> => {
  const seen = await walk(steps.map(([key]) => key));
  expect(steps.map(([key], index) => [key, seen[index]])).toEqual(steps);
};

/** No panel has anything in it that takes the focus. */
const plainPanels = '> [!TABS]\n> ## One\n> first\n> ## Two\n> second\n> ## Three\n> third';

describe('tabs', () => {
  const shown = () => here.page.locator('[role="tabpanel"]:not([hidden])').allTextContents();

  test('one Tab leads to the tab that is chosen, the next into its panel, and back the same way', async () => {
    await show('tabs-content');
    await expectWalk([
      ['Tab', 'tab By train'],
      ['Tab', 'group Table'],
      ['Shift+Tab', 'tab By train'],
      ['ArrowRight', 'tab By bus'],
      ['Tab', 'tabpanel By bus'],
      ['Shift+Tab', 'tab By bus'],
    ]);
  });

  test('arrows, Home and End lead from tab to tab and show what they lead to', async () => {
    await show('tabs-three');
    await expectWalk([
      ['Tab', 'tab npm'],
      ['ArrowRight', 'tab pnpm'],
      ['ArrowRight', 'tab yarn'],
      ['ArrowRight', 'tab npm'],
      ['ArrowLeft', 'tab yarn'],
      ['Home', 'tab npm'],
      ['End', 'tab yarn'],
    ]);
    expect((await shown()).join()).toContain('yarn add pump');
  });

  test('Tab leads into the panel that is shown, and not into one before it', async () => {
    await here.page.evaluate((text) => window.storyPage.start({ markdown: text, streaming: false }), plainPanels);
    await here.page.locator('[role="tab"]').first().focus();
    await expectWalk([
      ['End', 'tab Three'],
      ['Tab', 'tabpanel Three'],
      ['Tab', 'nothing'],
    ]);
  });

  test('from right to left, the arrows lead to where they point', async () => {
    await show('replies-rtl');
    await here.page.locator('[role="tab"]').first().focus();
    await expectWalk([
      ['ArrowLeft', 'tab شمس'],
      ['ArrowRight', 'tab ظل'],
    ]);
  });

  test('a tab out of sight comes into sight with the focus', async () => {
    await here.page.setViewportSize({ width: 390, height: 844 });
    await show('tabs-many');
    await here.page.locator('[role="tab"]').first().focus();
    await here.page.keyboard.press('End');
    const box = await here.page.locator('[role="tab"]').last().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(390);
    await here.page.setViewportSize({ width: 800, height: 900 });
  });
});

describe('focus', () => {
  test('is seen wherever the keyboard leads to, in every story', async () => {
    const { page } = here;
    const unseen: string[] = [];
    for (const id of await page.evaluate(() => window.storyPage.ids)) {
      await show(id);
      await page.keyboard.press('Tab');
      for (let step = 0; step < 12 && (await focused(page)) !== 'nothing'; step++) {
        const isSeen = await page.evaluate(() => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement as Element);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
        });
        if (!isSeen) unseen.push(`${id}: ${await focused(page)}`);
        await page.keyboard.press('Tab');
      }
    }
    expect(unseen).toEqual([]);
  });
});
