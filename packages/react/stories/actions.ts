import type { Story } from './story.ts';

const days = 'Which day suits you?\n\n::: actions\n- Monday, 19:00\n- Tuesday, 20:30\n- Neither of them\n:::';

export const stories: Story[] = [
  { id: 'actions-three', title: 'Three answers', markdown: days },
  {
    id: 'actions-answered',
    title: 'Answered: what was chosen is marked',
    markdown: days,
    props: { answered: 'Tuesday, 20:30' },
  },
  { id: 'actions-history', title: 'Answered in other words', markdown: days, state: 'answered' },
  {
    id: 'actions-long',
    title: 'Long words, code and emphasis in labels',
    markdown:
      '::: actions\n- Yes, install it for everybody on this machine, and restart the service when that is done\n- **No**, only show `/srv/releases/2024-11-04/application-server-with-a-very-long-name/config.yaml`\n- Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft\n:::',
  },
  {
    id: 'actions-links',
    title: 'Addresses beside answers, and one that is refused',
    markdown:
      '::: actions\n- [See the menu](https://example.com/menu)\n- Book a table\n- [Refused](ftp://example.com)\n:::',
  },
  {
    id: 'actions-many',
    title: 'More than fit in a row',
    markdown: `::: actions\n${Array.from({ length: 12 }, (_, index) => `- Room ${index + 101}`).join('\n')}\n:::`,
  },
  {
    id: 'actions-streaming',
    title: 'Whole, while the reply goes on',
    markdown: `${days}\n\nBoth evenings have a table at the win`,
    state: 'streaming',
  },
];
