import type { Story } from './story.ts';

const kinds = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];

export const stories: Story[] = [
  {
    id: 'callouts-kinds',
    title: 'Each kind, without a title',
    markdown: kinds.map((kind) => `> [!${kind}]\n> The valve stays closed until the lamp is green.`).join('\n\n'),
  },
  {
    id: 'callouts-titles',
    title: 'Each kind, with a title',
    markdown: kinds.map((kind) => `> [!${kind}] Before you *start*\n> Close the valve.`).join('\n\n'),
  },
  {
    id: 'callouts-content',
    title: 'Paragraphs, a list and code inside',
    markdown:
      '> [!WARNING] This deletes all of it\n> There is no way back.\n>\n> - the index\n> - the pictures\n>\n> ```sh\n> rm -r build\n> ```\n>\n> Ask first.',
  },
  {
    id: 'callouts-long-title',
    title: 'A title of more than one line',
    markdown:
      '> [!IMPORTANT] What the second engineer has to read aloud before the third valve is opened by anybody at all\n> Nothing.',
  },
  {
    id: 'callouts-streaming',
    title: 'Half written',
    markdown: '> [!TIP] Save water\n> Collect what runs off the roof, and',
    state: 'streaming',
  },
];
