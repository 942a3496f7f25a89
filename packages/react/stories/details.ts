import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'details-folded',
    title: 'Folded, with and without a title',
    markdown:
      '> [!DETAILS] How it was measured\n> Twice a day, with **two** thermometers.\n\n> [!DETAILS]\n> - One\n> - Two',
  },
  {
    id: 'details-long',
    title: 'A title longer than its line',
    markdown:
      '> [!DETAILS] Everything that was tried before, what came of it, and why none of it was kept for longer than one summer\n> Little.',
  },
  {
    id: 'details-nested',
    title: 'One within another, and within a callout',
    markdown:
      '> [!DETAILS] Outer\n> > [!DETAILS] Inner\n> > Text.\n\n> [!NOTE]\n> Careful.\n>\n> > [!DETAILS] Why\n> > Text.',
  },
  {
    id: 'details-streaming',
    title: 'Half written',
    markdown: '> [!DETAILS] The whole log\n> First, the pump was started, and th',
    state: 'streaming',
  },
];
