import { expect, test } from 'vitest';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

const form = `::: form
title: Book a table
description: We answer within an hour.
fields:
  - {name: day, type: date, required: true}
  - name: room
    type: select
    options: [Window, Garden]
  - {name: notes, type: textarea}
:::

`;

test('a form that is waited for takes the place of its frame, and moves nothing', async () => {
  const { page } = here;
  const text = `Here it is.\n\n${form}${'What stands below it.\n\n'.repeat(20)}`;
  await page.evaluate(() => window.storyPage.start({ yaml: false }));
  await page.evaluate((words) => window.storyPage.write(words, true, { yaml: false }), text);
  expect(await page.locator('[data-pending]').count()).toBe(1);
  const shifts = await page.evaluate(async (words) => {
    const stop = window.storyPage.watchShifts();
    await window.storyPage.write(words, true);
    // Twice: a shift is known once its frame is drawn.
    await window.storyPage.write(words, true);
    return stop();
  }, text);
  expect(await page.locator('form.fd-form').count()).toBe(1);
  expect(shifts.sum).toBeLessThanOrEqual(0.01);
});
