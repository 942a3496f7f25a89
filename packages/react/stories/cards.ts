import type { Story } from './story.ts';

/** A card of a row. */
const card = (...lines: string[]): string => `::: horizontal-list-item\n${lines.join('\n')}\n`;

const kettles = [
  card('![A red kettle](/samples/kettle-red.svg)', '# Red kettle', '## 1 litre', 'Whistles, and is seen from afar.'),
  card(
    '![A steel kettle](/samples/kettle-steel.svg)',
    '# Steel kettle with a **thermometer** in its lid',
    '## 1.7 litres',
    'Slow to boil.',
  ),
  card(
    '![A glass kettle](/samples/kettle-glass.svg)',
    '# [Glass kettle](https://example.com/glass)',
    'You see it boil.',
  ),
];

export const stories: Story[] = [
  {
    id: 'list-item-picture',
    title: 'A card with a picture, a title and a text',
    markdown:
      '::: list-item\n![A red kettle](/samples/kettle-red.svg)\n# Red kettle\n## 1 litre\nWhistles, and is *seen* from afar. The handle stays cold.\n:::',
  },
  {
    id: 'list-item-several',
    title: 'Cards below one another; the title of the second is a link',
    markdown:
      '::: list-item\n![A cabin](/samples/cabin.svg)\n# The cabin by the lake\n## Four beds\nNo road leads there.\n::: list-item\n# [The loft](https://example.com/loft)\n## Two beds, at the end of a very long line that wraps\n- Stairs\n- A stove\n:::',
  },
  {
    id: 'list-item-remote',
    title: 'Cards whose pictures wait for the reader',
    markdown:
      '::: list-item\n![A harbour at dawn](https://pictures.example.com/harbour.jpg)\n# Harbour walk\nTwo hours, flat.\n::: list-item\n![](https://a-long-name-of-a-host.pictures.example.com/ridge.jpg)\n# Ridge walk\nFive hours, steep.\n:::',
  },
  {
    id: 'list-item-missing',
    title: 'A picture that cannot be loaded, and a title alone',
    markdown:
      '::: list-item\n![A loft](/samples/nothing-here.svg)\n# The loft\n::: list-item\n# Nothing but a title\n:::',
  },
  { id: 'carousel-three', title: 'Three cards in a row', markdown: `Three kettles:\n\n${kettles.join('')}:::` },
  {
    id: 'carousel-many',
    title: 'Nine cards, without pictures',
    markdown: `${Array.from({ length: 9 }, (_, day) => card(`# Day ${day + 1}`, `Walk for ${day + 3} hours.`)).join('')}:::`,
  },
  {
    id: 'carousel-fits',
    title: 'Two cards that fit have no buttons',
    markdown: `${card('# Harbour walk', 'Two hours.')}${card('# Ridge walk', 'Five hours, and a donauwasserfallbrückenaussichtsturm.')}:::`,
  },
  {
    id: 'carousel-remote',
    title: 'Pictures of another host',
    markdown: `${[1, 2, 3].map((day) => card(`![Day ${day}](https://pictures.example.com/${day}.jpg)`, `# Day ${day}`)).join('')}:::`,
  },
  { id: 'carousel-lone', title: 'A row of one is a card like others', markdown: `${kettles[0]}:::\n` },
  {
    id: 'carousel-streaming',
    title: 'The third card is on its way',
    markdown: `${kettles[0]}${kettles[1]}::: horizontal-list-item\n# Gla`,
    state: 'streaming',
  },
  {
    id: 'carousel-rtl',
    title: 'From right to left',
    markdown: `${['الأول', 'الثاني', 'الثالث', 'الرابع'].map((name) => card(`# اليوم ${name}`, 'نمشي ثلاث ساعات.')).join('')}:::`,
    props: { lang: 'ar', dir: 'rtl' },
  },
];
