import { expect, test } from 'vitest';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

test('a screen reader hears an entry by its own words, with its level and whether it is open', async () => {
  const { page } = here;
  await page.evaluate(async () => {
    await window.storyPage.start();
    await window.storyPage.write('```tree\nsrc/  # what runs\n├── app/\n│   └── a.ts\n└── b.ts\n```', false);
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes
    .filter(({ role }) => role?.value === 'treeitem')
    .map(({ name, properties = [] }) => [
      name?.value,
      ...['level', 'expanded'].map((wanted) => properties.find((property) => property.name === wanted)?.value.value),
    ]);
  // Level by level, as the browser lists them.
  expect(heard).toEqual([
    ['src/ # what runs', 1, true],
    ['app/', 2, true],
    ['b.ts', 2, undefined],
    ['a.ts', 3, undefined],
  ]);
});
