import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'footnotes-calls',
    title: 'Footnotes, one called twice',
    markdown:
      'The tank holds 900 litres[^size], enough for a week[^week]. A larger one[^size] needs a base.\n\n[^size]: Measured to the overflow, with `tank --full`.\n[^week]: For two people.\n\n    In summer it is less.',
  },
  {
    id: 'footnotes-sources',
    title: 'Numbered sources',
    markdown:
      '> [!SOURCES]\n> 1. [Rain in cities](https://example.com/rain) — *Journal of Gutters*\n> 2. [A tank of your own](https://example.com/tank)\n> 3. https://example.com/a/path/that/is/quite/long/and/has/no/label/of/its/own/but/still/has/to/fit',
  },
  {
    id: 'footnotes-pending',
    title: 'A call whose note has not come',
    markdown: 'The tank holds 900 litres[^size], and the next sentence is being written.\n\nIt',
    state: 'streaming',
  },
];
