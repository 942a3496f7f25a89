import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'quotes-plain',
    title: 'A quote',
    markdown: 'She wrote:\n\n> The water came at noon.\n>\n> By two it was gone.',
  },
  {
    id: 'quotes-source',
    title: 'A quote with its source',
    markdown: '> We measured twice, and it still did not fit.\n>\n> — Ada Sample, *Notes on a shelf*',
  },
  {
    id: 'quotes-nested',
    title: 'A quote within a quote, with a list',
    markdown: '> He said:\n>\n> > Never on a Friday.\n>\n> - and not in winter\n> - nor alone',
  },
];
