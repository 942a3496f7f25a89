import type { CDPSession, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

const show = (id: string): Promise<void> => here.page.evaluate((name) => window.storyPage.show(name), id);

let session: CDPSession | undefined;

/** What has the focus, by the role and the name that the browser tells a screen reader. */
async function focused(page: Page): Promise<string> {
  session ??= await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId = '' } = result;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  await session.send('Runtime.releaseObject', { objectId });
  const [role, name] = [nodes[0]?.role?.value, nodes[0]?.name?.value];
  return role === 'RootWebArea' || nodes[0]?.ignored ? 'nothing' : `${role} ${name}`;
}

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
      ['Tab', 'button Copy as Markdown'],
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

describe('a file tree', () => {
  const expanded = (name: string) =>
    here.page.getByRole('treeitem', { name, exact: true }).getAttribute('aria-expanded');

  test('one Tab leads to it and the next out of it, and back to where it was', async () => {
    await show('tree-many');
    await expectWalk([
      ['Tab', 'treeitem month-1/'],
      ['ArrowDown', 'treeitem report.pdf'],
      ['Tab', 'nothing'],
      ['Shift+Tab', 'treeitem report.pdf'],
    ]);
  });

  test('arrows lead through what is shown, into folders and out of them; Home and End to its ends', async () => {
    await show('tree-many');
    await expectWalk([
      ['Tab', 'treeitem month-1/'],
      ['ArrowRight', 'treeitem report.pdf'],
      ['ArrowUp', 'treeitem month-1/'],
      ['ArrowUp', 'treeitem month-1/'],
      ['End', 'treeitem totals.xlsx'],
      ['ArrowDown', 'treeitem totals.xlsx'],
      ['ArrowLeft', 'treeitem month-12/'],
      ['Home', 'treeitem month-1/'],
    ]);
  });

  test('Enter, Space and arrows fold and unfold', async () => {
    await show('tree-many');
    const { keyboard } = here.page;
    await keyboard.press('Tab');
    const states: [string, string][] = [
      ['ArrowLeft', 'false'],
      ['ArrowRight', 'true'],
      ['Enter', 'false'],
      ['Enter', 'true'],
      ['Space', 'false'],
    ];
    for (const [key, state] of states) {
      await keyboard.press(key);
      expect([key, await expanded('month-1/')]).toEqual([key, state]);
    }
    // What is folded is passed over.
    await expectWalk([['ArrowDown', 'treeitem month-2/']]);
  });

  test('letters lead to names that begin with them', async () => {
    await show('tree-many');
    await expectWalk([
      ['Tab', 'treeitem month-1/'],
      ['t', 'treeitem totals.xlsx'],
    ]);
  });
});

describe('actions', () => {
  const asked = () => here.page.evaluate(() => window.storyPage.calls().map(({ name, args }) => [name, args[0]]));

  test.each(['Enter', 'Space'])('Tab leads from one to the next, and %s chooses, once', async (key) => {
    await show('actions-three');
    await expectWalk([
      ['Tab', 'button Monday, 19:00'],
      ['Tab', 'button Tuesday, 20:30'],
      ['Tab', 'button Neither of them'],
      ['Shift+Tab', 'button Tuesday, 20:30'],
    ]);
    await here.page.keyboard.press(key);
    await here.page.keyboard.press(key);
    await here.page.keyboard.press('Tab');
    await here.page.keyboard.press(key);
    expect(await asked()).toEqual([['onAction', 'Tuesday, 20:30']]);
  });

  test('what was chosen keeps the focus', async () => {
    await show('actions-three');
    await expectWalk([
      ['Tab', 'button Monday, 19:00'],
      ['Enter', 'button Monday, 19:00'],
    ]);
  });

  test('answered, they do nothing', async () => {
    await show('actions-answered');
    for (const key of ['Tab', 'Enter', 'Space', 'Tab', 'Enter']) await here.page.keyboard.press(key);
    expect(await asked()).toEqual([]);
  });
});

describe('a carousel', () => {
  const row = () => here.page.locator('.fd-carousel');
  /** The first card in view, counted from one, once the row stands still. */
  const firstCard = () =>
    row().evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let left = Number.NaN;
          const look = (): void => {
            if (element.scrollLeft !== left) {
              left = element.scrollLeft;
              setTimeout(look, 100);
              return;
            }
            const edge = element.getBoundingClientRect().left;
            resolve(1 + [...element.children].findIndex((card) => card.getBoundingClientRect().left >= edge - 2));
          };
          look();
        }),
    );

  test('arrows, Home and End scroll the row while it has the focus', async () => {
    await show('carousel-many');
    await row().focus();
    const cards: [string, number][] = [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['ArrowLeft', 1],
    ];
    for (const [key, card] of cards) {
      await here.page.keyboard.press(key);
      expect([key, await firstCard()]).toEqual([key, card]);
    }
    await here.page.keyboard.press('End');
    await firstCard();
    const isAtEnd = await row().evaluate(
      ({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth >= scrollWidth - 2,
    );
    expect(isAtEnd).toBe(true);
  });

  test('its buttons lead to the next cards, and keep the focus at the end', async () => {
    await show('carousel-many');
    const next = here.page.getByRole('button', { name: /next/i });
    await next.focus();
    await here.page.keyboard.press('Enter');
    expect(await firstCard()).toBe(2);
    for (let press = 0; press < 9; press++) {
      await here.page.keyboard.press('Enter');
      await firstCard();
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('a form', () => {
  const sent = () =>
    here.page.evaluate(() =>
      window.storyPage
        .calls()
        .filter(({ name }) => name === 'onFormSubmit')
        .map(({ args }) => args[1]),
    );

  /** The label of the field that has the focus. */
  const field = () =>
    here.page.evaluate(() => {
      const { labels } = document.activeElement as HTMLInputElement;
      return labels?.[0]?.textContent?.trim() ?? document.activeElement?.textContent?.trim();
    });

  test('is filled in and sent without a pointer', async () => {
    await show('form-table');
    const { keyboard } = here.page;
    await keyboard.press('Tab');
    expect(await field()).toMatch(/^name/i);
    await keyboard.type('Ada');
    await keyboard.press('Tab');
    expect(await field()).toMatch(/^Which day/);
    await keyboard.type('05172030');
    await here.page.getByLabel(/How many/).focus();
    await keyboard.press('ArrowUp');
    await keyboard.press('Tab');
    await keyboard.type('A pram');
    await keyboard.press('Tab');
    expect(await field()).toBe('Ask for it');
    await keyboard.press('Enter');
    expect(await sent()).toEqual([{ name: 'Ada', day: '2030-05-17', guests: '3', notes: 'A pram' }]);
  });

  test('leads to the first field that is wrong, says what is, and takes it back when it is right', async () => {
    await show('form-table');
    const { keyboard } = here.page;
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await sent()).toEqual([]);
    expect(await field()).toMatch(/^name/i);
    const name = here.page.locator('.fd-form input').first();
    const said = () =>
      name.evaluate((input) =>
        [input.getAttribute('aria-describedby'), input.getAttribute('aria-errormessage')]
          .flatMap((ids) => ids?.split(' ') ?? [])
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      );
    expect([await name.getAttribute('aria-invalid'), (await said()) !== '']).toEqual(['true', true]);
    await keyboard.type('Ada');
    expect(await name.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('once it is sent, sends nothing again', async () => {
    await show('form-table');
    const { keyboard } = here.page;
    await keyboard.press('Tab');
    await keyboard.type('Ada');
    await keyboard.press('Tab');
    await keyboard.type('05172030');
    await here.page.locator('.fd-form-submit').focus();
    for (const key of ['Enter', 'Enter', 'Space']) await keyboard.press(key);
    expect((await sent()).length).toBe(1);
    expect(await field()).toBe('Ask for it');
  });
});

describe('focus', () => {
  test('is seen wherever the keyboard leads to, in every story', async () => {
    const { page } = here;
    const unseen: string[] = [];
    const picture = (): Promise<Buffer> => page.locator('#stage').screenshot({ animations: 'disabled' });
    for (const id of await page.evaluate(() => window.storyPage.ids)) {
      await show(id);
      await page.keyboard.press('Tab');
      for (let step = 0; step < 12; step++) {
        const looks = await page.evaluate(() => {
          const element = document.activeElement as Element;
          // The browser draws players, and what is in them.
          if (element === document.body || element.matches('video, audio')) return undefined;
          // The focus is on the browser's own button within a field of dates, which the browser outlines.
          if (!element.matches(':focus')) return true;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
        });
        if (looks === undefined) break;
        if (!looks) {
          // Something in it or around it may show it.
          const now = await picture();
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          if (now.equals(await picture())) unseen.push(`${id}: ${await focused(page)}`);
        }
        await page.keyboard.press('Tab');
      }
    }
    expect(unseen).toEqual([]);
  });
});
