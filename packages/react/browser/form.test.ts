import { expect, test } from 'vitest';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();
const markdown = `Here it is.

::: form
title: Visit
fields:
  - {name: how, type: radio, options: [Train, Boat]}
  - {name: map, type: file}
  - {name: notes, type: textarea}
:::

After it.
`;

const write = (text: string, streaming: boolean): Promise<void> =>
  here.page.evaluate(([words, isOpen]) => window.storyPage.write(words, isOpen), [text, streaming] as const);

test('a form that is waited for takes the place of its frame, and moves nothing', async () => {
  const { page } = here;
  await page.evaluate(() => window.storyPage.start({ yaml: false }));
  await page.evaluate((text) => window.storyPage.write(text, true, { yaml: false }), markdown);
  await page.locator('[data-pending]').waitFor();
  const shifts = await page.evaluate(async (text) => {
    const stop = window.storyPage.watchShifts();
    await window.storyPage.write(text, true);
    return stop();
  }, markdown);
  expect(await page.locator('form.fd-form').count()).toBe(1);
  expect(shifts.sum).toBeLessThanOrEqual(0.01);
});

test('a file is sent by its name, and arrows choose one of a group', async () => {
  const { page } = here;
  await page.evaluate(() => window.storyPage.start());
  await write(markdown, false);
  await page.getByLabel('Map').setInputFiles({ name: 'way.png', mimeType: 'image/png', buffer: Buffer.from('a') });
  await page.getByRole('radio', { name: 'Train' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Submit' }).click();
  const [call] = await page.evaluate(() =>
    window.storyPage.calls().map(({ args }) => [args[0], (args[1] as { map: File[] }).map.map(({ size }) => size)]),
  );
  expect(call).toEqual(['Visit submitted:\n- How: Boat\n- Map: way.png\n- Notes:', [1]]);
});

test('what is typed, and where, survives every later chunk', async () => {
  const { page } = here;
  await page.evaluate(() => window.storyPage.start());
  await write(markdown, true);
  const notes = page.getByLabel('Notes');
  await notes.pressSequentially('One, two');
  await notes.press('ArrowLeft');
  const more = '\n\nMore of **it**, and a list:\n\n- one\n- two\n\n::: actions\n- Later\n:::\n';
  for (let end = 1; end <= more.length; end += 5) await write(markdown + more.slice(0, end), true);
  await write(markdown + more, false);
  await page.keyboard.type('|');
  expect(await notes.inputValue()).toBe('One, tw|o');
});

test('a form that is sent keeps the focus at its button', async () => {
  const { page } = here;
  await page.evaluate(() => window.storyPage.show('form-older'));
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your name').press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Call me');
  expect(await page.getByRole('status').textContent()).toBe('Sent');
});
