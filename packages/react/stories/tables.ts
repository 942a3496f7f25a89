import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'table-plain',
    title: 'A table with marks, links and numbers',
    markdown: [
      'Before it, a line.',
      '| Plant | Light | Water a week | Price |\n| --- | :-: | --: | --: |\n| **Boston fern** | shade | 1.5 l | $12.00 |\n| [Thyme](https://example.com/thyme) | sun | 0.2 l | $3.50 |\n| `Ficus` | half | 0.75 l | $129.90 |',
      'After it, another.',
    ].join('\n\n'),
  },
  {
    id: 'table-wide',
    title: 'Wider than the reply: it scrolls in itself',
    markdown: `| ${Array.from({ length: 12 }, (_, month) => `Month number ${month + 1}`).join(' | ')} |\n|${'---|'.repeat(12)}\n${Array.from(
      { length: 4 },
      (_, row) => `| ${Array.from({ length: 12 }, (_, month) => (row + 3) * (month + 7) * 97).join(' | ')} |`,
    ).join('\n')}`,
  },
  {
    id: 'table-words',
    title: 'Cells of many words',
    markdown:
      '| Question | Answer |\n| --- | --- |\n| Why does the pump stop? | Because the float is stuck. Lift it, look below it, and let it fall again; if it stays up, clean the rod. |\n| And then? | Wait. |',
  },
  {
    id: 'table-streaming',
    title: 'A row half written',
    markdown: '| Day | Visitors |\n| --- | --: |\n| Monday | 120 |\n| Tuesday | 1',
    state: 'streaming',
  },
];
