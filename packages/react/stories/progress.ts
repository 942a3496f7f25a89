import type { Story } from './story.ts';

const progress = (body: string): string => `::: progress\n${body}\n:::`;

export const stories: Story[] = [
  { id: 'progress-label', title: 'A label and a share', markdown: progress('value: 60\nlabel: Reading the files') },
  { id: 'progress-alone', title: 'A share alone', markdown: progress('35%') },
  {
    id: 'progress-ends',
    title: 'Nothing, all, and more than all',
    markdown: ['value: 0\nlabel: Not begun', 'value: 12\nmax: 12\nlabel: Done', 'value: 130\nlabel: Over']
      .map(progress)
      .join('\n\n'),
  },
  {
    id: 'progress-long',
    title: 'A long label with marks in it, and one without a value',
    markdown: `${progress('value: 3\nmax: 8\nlabel: Moving **every** picture of the last nine years to the new archive, the oldest ones first')}\n\n${progress('label: Waiting for the lab')}`,
  },
  {
    id: 'reaction-one',
    title: 'A reaction, which stands where it is',
    markdown: '::: reaction\nemoji=🎉\n:::\n\nWell done.',
  },
];
