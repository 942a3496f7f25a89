import { expect, test } from 'vitest';
import { transcriptOf } from './listen.ts';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

/** What comes, and what is said after it; `END` ends the reply, `ERROR` breaks it off. `!` marks what interrupts. */
type Line = [chunk: string, ...said: string[]];

const transcripts: Record<string, Line[]> = {
  'a paragraph once it is whole, and not word by word': [
    ['Hello '],
    ['world. '],
    ['How are '],
    ['you?\n'],
    ['\nSecond', 'Hello world. How are you?'],
    [' one.'],
    ['END', 'Second one.'],
  ],
  'each block in its order, and none twice': [
    ['# Roofs\n\nA *short* text.\n\n- One\n', 'Roofs', 'A short text.'],
    ['- Two\n\n'],
    ['## 1. Tanks\n\n', 'One Two'],
    ['Last.', '1. Tanks'],
    ['END', 'Last.'],
  ],
  'all blocks of a burst': [
    ['A\n\nB\n\nC\n\nD\n\nE\n\nF\n\nG\n\n', 'A', 'B', 'C', 'D', 'E', 'F'],
    ['H', 'G'],
    ['END', 'H'],
  ],
  'a block of which nothing more comes before the reply ends': [['One.\n\n'], ['END', 'One.']],
  'what had come when the reply broke off, and that it did': [
    ['Half a sent'],
    ['ERROR', '! The reply was interrupted.', 'Half a sent'],
  ],
  'the kind of a callout, which is seen by its shape': [
    ['> [!WARNING]\n> Mind '],
    ['the gap.\n\nAfter', 'Warning: Mind the gap.'],
    ['END', 'After'],
  ],
  'which points are for and which against': [
    ['> [!PROS]\n> - Soft\n\n'],
    ['> [!CONS]\n> - Hard\n\n'],
    ['END', 'For: Soft Against: Hard'],
  ],
  'all panels of tabs, with their labels': [
    ['> [!TABS]\n> ## Shade\n> Fern.\n'],
    ['> ## Sun\n> Thyme.\n\nAfter', 'Shade Fern. Sun Thyme.'],
    ['END', 'After'],
  ],
  'a table cell by cell': [
    ['| A | B |\n|---|--:|\n| 1 | 2 |\n'],
    ['| 3 | 4 |\n\n'],
    ['That was all of it.', 'Table: A B 1 2 3 4'],
    ['END', 'That was all of it.'],
  ],
  'what a picture shows': [['![A red kettle](/samples/kettle-red.svg)\n\n'], ['END', 'A red kettle']],
  'steps with their time': [
    ['> [!STEPS]\n> 1. **Dig** — *Monday*\n>    Deep.\n'],
    ['> 2. **Fill**\n\n'],
    ['END', 'Dig Monday Deep. Fill'],
  ],
  'numbers with their labels': [['> [!STATS]\n> - **80** roofs\n> - **2** cats\n\n'], ['END', '80 roofs 2 cats']],
  'a quotation and its source': [['> Words.\n>\n> — Someone\n\n'], ['END', 'Words. Someone']],
  'code as it is written': [['```js\nlet a;\n'], ['let b;\n```\n'], ['END', 'let a; let b;']],
  'links, code and footnotes within a text by their words': [
    ['See [the page](https://example.com), `run` it[^1].\n\n'],
    ['[^1]: Slowly.\n'],
    ['END', 'See the page, run it 1 .'],
  ],
  'buttons by their names': [['::: actions\n- Yes\n'], ['- No\n:::\n'], ['END', 'Yes No']],
  'raw HTML as the text that it is drawn as': [['One <b>two</b>\n\n'], ['END', 'One <b>two</b>']],
};

test.each(Object.entries(transcripts))('a screen reader hears %s', async (_, lines) => {
  const heard = await transcriptOf(
    here.page,
    lines.map(([chunk]) => chunk),
  );
  expect(lines.map(([chunk], index) => [chunk, ...(heard[index] ?? [])])).toEqual(lines);
});

test('a screen reader hears nothing of what was there before, and of what follows it', async () => {
  expect(
    await transcriptOf(here.page, ['More.\n\n', 'Last.', 'END'], { history: 'History.\n\nMore of it.\n\n' }),
  ).toEqual([[], ['More.'], ['Last.']]);
});

test('a screen reader hears a reply that comes in the place of another', async () => {
  const { page } = here;
  await transcriptOf(page, ['First.\n\nOf two.', 'END']);
  expect(await transcriptOf(page, ['First.\n\n', 'Again.', 'END'], { replaces: true })).toEqual([
    [],
    ['First.'],
    ['Again.'],
  ]);
});

test('while it streams a reply is marked as busy', async () => {
  const { page } = here;
  const isBusy = () => page.locator('.fd-reply').getAttribute('aria-busy');
  await page.evaluate(async () => {
    await window.storyPage.start();
    await window.storyPage.write('Half');
  });
  expect(await isBusy()).toBe('true');
  await page.evaluate(() => window.storyPage.write('Half', false));
  expect(await isBusy()).toBe('false');
});

test('what is said is not seen', async () => {
  const { page } = here;
  await transcriptOf(page, ['One.\n\nTwo.', 'END']);
  const box = await page.locator('.fd-announcer').boundingBox();
  expect((box?.width ?? 9) * (box?.height ?? 9)).toBeLessThanOrEqual(1);
});
