import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

/** Something that a reader does to a reply that still comes. */
interface Choice {
  markdown: string;
  choose: (page: Page) => Promise<unknown>;
  /** What is left of it, to be the same after each later chunk. */
  read: (page: Page) => Promise<unknown>;
}

const selection = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));

/** Selects the words of the first element that fits. */
const select = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(`.fd-reply ${wanted}`) as Element;
    getSelection()?.selectAllChildren(element);
  }, selector);

/** Selects from one character of a text to another. */
const selectWithin = (page: Page, selector: string, from: number, to: number): Promise<void> =>
  page.evaluate(
    ([wanted, start, end]) => {
      const words = document.querySelector(`.fd-reply ${wanted}`)?.firstChild;
      if (words) getSelection()?.setBaseAndExtent(words, start, words, end);
    },
    [selector, from, to] as const,
  );

const focusedWords = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

const tabs = '> [!TABS]\n> ## Shade\n> Fern.\n> ## Sun\n> Thyme, and';

const choices: Record<string, Choice> = {
  'a tab that was chosen': {
    markdown: tabs,
    choose: (page) => page.getByRole('tab', { name: 'Sun' }).click(),
    read: (page) => page.getByRole('tab', { selected: true }).first().textContent(),
  },
  'the focus on a tab': {
    markdown: tabs,
    choose: (page) => page.getByRole('tab', { name: 'Shade' }).focus(),
    read: focusedWords,
  },
  'the focus on a link of the block that grows': {
    markdown: 'See [the page](https://example.com) and then',
    choose: (page) => page.getByRole('link', { name: 'the page' }).focus(),
    read: focusedWords,
  },
  'a text that was selected in the block that grows': {
    markdown: 'Take **the red one** and then',
    choose: (page) => select(page, 'strong'),
    read: selection,
  },
  'a text that was selected over two blocks': {
    markdown: 'First **this** one.\n\nThen *that* one, and',
    choose: (page) =>
      page.evaluate(() => {
        const [from, to] = [document.querySelector('.fd-reply strong'), document.querySelector('.fd-reply em')];
        if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, 1);
      }),
    read: selection,
  },
  'a text that was selected in an item of a list that grows': {
    markdown: '- One **small** thing\n- Another',
    choose: (page) => select(page, 'li strong'),
    read: selection,
  },
  'a text that was selected backwards in words that grow': {
    markdown: 'Take the red one, and',
    choose: (page) => selectWithin(page, 'p', 12, 9),
    read: selection,
  },
  'a text that was selected in code that grows': {
    markdown: '```js\nlet first = 1;\n',
    choose: (page) => selectWithin(page, 'code', 4, 9),
    read: selection,
  },
  'a text that was selected in a table that grows': {
    markdown: '| A | B |\n|---|---|\n| one | two |\n',
    choose: (page) => select(page, 'td'),
    read: selection,
  },
  'a folded part that was opened': {
    markdown: '> [!DETAILS] More\n> There **is** more.\n\nAfter it',
    choose: (page) => page.getByText('More', { exact: true }).click(),
    read: (page) => page.getByText('There is more.', { exact: true }).isVisible(),
  },
  'a folder that was folded in a tree that grows': {
    markdown: '```tree\nsrc/\n├── a.ts\n├── b.ts\n',
    choose: (page) => page.getByRole('treeitem', { name: /^src/ }).press('Enter'),
    read: (page) => page.locator('[role="treeitem"][aria-expanded="false"] > .fd-tree-name').first().textContent(),
  },
  'an answer that was chosen': {
    markdown: 'Which?\n\n::: actions\n- This\n- That\n:::\n\nWhile',
    choose: (page) => page.getByRole('button', { name: 'That' }).first().click(),
    read: (page) => page.locator('[aria-pressed="true"]').allTextContents(),
  },
  'what was written into a form, and the focus in it': {
    markdown:
      '::: form\nfields:\n  - {name: a, label: Your name}\n  - {name: b, type: radio, options: [In, Out]}\n:::\n\nWhile',
    async choose(page) {
      await page.getByLabel('Out').check();
      await page.getByLabel('Your name').pressSequentially('Ada');
    },
    read: (page) =>
      page.evaluate(() => {
        const name = document.activeElement as HTMLInputElement;
        return [name.value, document.querySelectorAll('input[type="radio"]:checked').length];
      }),
  },
  'how far a row of cards was scrolled, while more come': {
    markdown: Array.from({ length: 6 }, (_, day) => `::: horizontal-list-item\n# Day ${day}\nWalk.\n`).join(''),
    choose: (page) => page.locator('.fd-carousel').evaluate((row) => row.scrollTo({ left: 400, behavior: 'instant' })),
    read: (page) =>
      page.locator('.fd-carousel').evaluate(({ scrollLeft }) => scrollLeft > 100 && Math.round(scrollLeft)),
  },
  'how far a wide table was scrolled': {
    markdown: `| ${'Aratherlonghead | '.repeat(12)}\n|${'---|'.repeat(12)}\n| ${'cell | '.repeat(12)}\n`,
    choose: (page) => page.locator('.fd-table').evaluate((table) => table.scrollBy(150, 0)),
    read: (page) =>
      page
        .locator('.fd-table')
        .first()
        .evaluate(({ scrollLeft }) => scrollLeft > 100),
  },
};

/** What comes after a choice: the rest of a line, and then blocks of many kinds. */
const later = [
  ' more of it',
  ', to the end',
  ' of **the',
  '** line.\n',
  '\n\nA paragraph ',
  'with **bold',
  '** words and [a link](https://exam',
  'ple.com).\n\n',
  '- A list\n- of two\n\n',
  '> [!NOTE]\n> Mind',
  ' this.\n\n',
  '| X | Y |\n|---|---|\n| 1 | 2 |\n\n',
  '> [!TABS]\n> ## P\n> One.\n> ## Q\n',
  '> Two.\n\n',
  '```js\nlet a',
  ';\n```\n\n',
  '1. One[^1]\n2. Two\n\n',
  '[^1]: A note.\n\n',
  '[ref]: https://example.com\n\n',
  '::: actions\n- Yes\n- No\n:::\n\n',
  'The last words.',
];

test.each(Object.entries(choices))('%s stays through all that comes later', async (_, { markdown, choose, read }) => {
  const { page } = here;
  await page.evaluate(async (text) => {
    await window.storyPage.start();
    await window.storyPage.write(text);
  }, markdown);
  await choose(page);
  const chosen = await read(page);
  expect(chosen).toBeTruthy();
  // The same elements, and not others that look like them.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.fd-reply *')) (element as { wasThere?: true }).wasThere = true;
  });
  const before = await page.locator('.fd-reply *').count();
  let text = markdown;
  for (const chunk of later) {
    text += chunk;
    await page.evaluate((grown) => window.storyPage.write(grown), text);
    expect([chunk, await read(page)]).toEqual([chunk, chosen]);
  }
  await page.evaluate((whole) => window.storyPage.write(whole, false), text);
  expect(await read(page)).toEqual(chosen);
  const kept = await page.evaluate(
    () => [...document.querySelectorAll('.fd-reply *')].filter((element) => 'wasThere' in element).length,
  );
  expect(kept).toBe(before);
});
