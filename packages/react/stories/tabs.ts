import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'tabs-three',
    title: 'Three panels',
    markdown:
      '> [!TABS]\n> ## npm\n> ```sh\n> npm install pump\n> ```\n> ## pnpm\n> ```sh\n> pnpm add pump\n> ```\n> ## yarn\n> ```sh\n> yarn add pump\n> ```',
  },
  {
    id: 'tabs-many',
    title: 'More labels than fit',
    markdown: `> [!TABS]\n${[
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday, until noon',
      'Sunday and holidays',
    ]
      .map((day) => `> ## ${day}\n> What happens on ${day}.`)
      .join('\n')}`,
  },
  {
    id: 'tabs-content',
    title: 'A title, and panels with headings, tables and callouts',
    markdown:
      '> [!TABS] Two ways\n> ## By train\n> Slow and **pretty**.\n>\n> | From | To |\n> |---|---|\n> | Here | There |\n> ## By bus\n> > [!NOTE]\n> > Not on Sundays.',
  },
  {
    id: 'tabs-streaming',
    title: 'The second panel half written',
    markdown: '> [!TABS]\n> ## Short\n> Do it tomorrow.\n> ## Long\n> First, find out who',
    state: 'streaming',
  },
];
