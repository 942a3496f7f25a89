import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'points-both',
    title: 'For and against',
    markdown:
      '> [!PROS]\n> - Quiet\n> - Needs **no** ground, and can be put on any roof that holds a person\n> - Cheap to run\n\n> [!CONS]\n> - Slow\n> - Heavy when wet',
  },
  {
    id: 'points-titles',
    title: 'With titles',
    markdown: '> [!PROS] Why you would\n> - It pays back in a year\n\n> [!CONS] Why you might wait\n> - Prices fall',
  },
  { id: 'points-one', title: 'One side alone', markdown: '> [!CONS]\n> - It needs a permit\n> - So does the fence' },
];
