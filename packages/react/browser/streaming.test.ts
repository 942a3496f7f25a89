import { expect, test } from 'vitest';
import type { Story } from '../stories/index.ts';
import { longReply } from './long-reply.ts';
import type { StreamOptions } from './page/api.ts';
import { openStoryPage } from './story-page.ts';

const here = openStoryPage();

const text = longReply(80_000);

test('a settled block gets no mutation and no render while 80 KB stream', async () => {
  const work = await here.page.evaluate(async (reply) => {
    await window.storyPage.start();
    const stop = window.storyPage.watchWork();
    await window.storyPage.stream(reply, 61);
    return stop();
  }, text);
  expect(work.settled).toBeGreaterThan(500);
  expect(work.all.mutations).toBeGreaterThan(1000);
  expect(work.all.renders).toBeGreaterThan(1000);
  expect({ mutations: work.mutations, renders: work.renders }).toEqual({ mutations: [], renders: [] });
});

/** What is written from the right has its own reply; a picture that fails takes the room of its words when it does. */
const isStill = ({ id, props }: Story): boolean => props?.lang !== 'ar' && id !== 'figures-missing';

test.each([
  ['from the top of the page', longReply(15_000, isStill), { pinned: false }],
  ['with the end kept in view', longReply(15_000, isStill), { pinned: true }],
  [
    'from right to left',
    longReply(3000, ({ id }) => id === 'replies-rtl'),
    { pinned: true, props: { dir: 'rtl', lang: 'ar' } },
  ],
] satisfies [string, string, StreamOptions][])(
  'what is shown stays where it is while a reply streams, %s',
  async (_, reply, options) => {
    const { sum, moved } = await here.page.evaluate(
      async ([markdown, how]) => {
        await window.storyPage.start('props' in how ? how.props : {});
        const stop = window.storyPage.watchShifts();
        await window.storyPage.stream(markdown, 40, how);
        return stop();
      },
      [reply, options] as const,
    );
    expect({ sum: sum <= 0.01 ? 'at most 0.01' : sum, moved: sum <= 0.01 ? [] : moved }).toEqual({
      sum: 'at most 0.01',
      moved: [],
    });
  },
);
