import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'figures-caption',
    title: 'A figure with its caption',
    markdown: '![A cabin by a lake](/samples/cabin.svg)\n*The cabin in May, seen from the **water**.*',
  },
  {
    id: 'figures-inline',
    title: 'A picture in a line',
    markdown: 'The kettle ![red kettle](/samples/kettle-red.svg) is the one to take.',
  },
  {
    id: 'figures-remote',
    title: 'A picture of another host waits for the reader',
    markdown: '![A harbour at dawn](https://pictures.example.com/harbour.jpg)\n*The harbour.*',
  },
  {
    id: 'figures-missing',
    title: 'A picture that cannot be loaded',
    markdown: '![A loft with two windows](/samples/nothing-here.svg)\n*The loft.*',
  },
];
