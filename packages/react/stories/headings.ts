import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'headings-levels',
    title: 'Six levels',
    markdown: [
      'An answer that starts with a sentence.',
      '# First level',
      'Text below it.',
      '## Second level',
      'Text below it.',
      '### Third level',
      'Text below it.',
      '#### Fourth level',
      'Text below it.',
      '##### Fifth level',
      'Text below it.',
      '###### Sixth level',
      'Text below it.',
    ].join('\n\n'),
  },
  {
    id: 'headings-title',
    title: 'The title of a reply, and numbered sections',
    markdown:
      '# A garden on the roof\n\nWhat it takes.\n\n## 1. The load\n\nWater is heavy.\n\n## 2. The plants\n\n### 2.1 Shade\n\nFern.\n\n### 2.2 Sun\n\nThyme.',
  },
  {
    id: 'headings-long',
    title: 'Headings of more than one line',
    markdown:
      '# How to move a piano of two hundred and forty kilos up a narrow staircase without scratching the wall\n\nSlowly.\n\n## 1. What `lift --slow --hold` does in [the house](https://example.com) when the stairs are narrower than the **longest** side of the instrument\n\nIt waits.',
  },
];
