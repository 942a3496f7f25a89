import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'steps-times',
    title: 'Steps with their times',
    markdown:
      '> [!STEPS]\n> 1. **Pack** — *Monday*\n>    Only what you can carry.\n> 2. **Take the train** — *Tuesday, 8:40*\n>    Change once, at the border.\n> 3. **Arrive**',
  },
  {
    id: 'steps-titled',
    title: 'A title, and content in a step',
    markdown:
      '> [!STEPS] Renew the certificate\n> 1. **Ask for it**\n>    ```sh\n>    renew --domain example.com\n>    ```\n> 2. **Wait**\n>    It takes\n>    - a minute, mostly\n>    - an hour at worst\n> 3. **Reload the server** without stopping what runs, since readers in the middle of a page would lose what they have typed into it',
  },
  {
    id: 'steps-streaming',
    title: 'Half written',
    markdown: '> [!STEPS]\n> 1. **Fill the tank** — *first*\n>    To the line.\n> 2. **Switch',
    state: 'streaming',
  },
];
