import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'links-described',
    title: 'Links with a title, some with a description',
    markdown:
      '::: links\n[Opening **hours**](https://www.example.com/hours "When we are open, and when the lake is frozen")\n[How to find us](https://example.org/map?from=station)\n[Write to us](mailto:harbour@example.com)\n[The page before](/start)\n:::',
  },
  {
    id: 'links-bare',
    title: 'Addresses without a title, and one that is refused',
    markdown:
      '::: links\nhttps://example.com/\nhttps://example.org/a/very/long/path/that-does-not-fit/into-one-line-of-a-card.html\nhttps://a-host-with-a-very-long-name.of-many-words.example.com/x\n[Not to be followed](javascript:void)\n:::',
  },
  {
    id: 'payment-amount',
    title: 'A payment says where it is made',
    markdown: 'Your order:\n\n::: payment\n[Pay €24.00](https://pay.example.com/o/1042)\n:::',
  },
  {
    id: 'payment-two',
    title: 'Two payments, the second without words, and one that is refused',
    markdown:
      '::: payment\n[Pay all of it, including the boat, the nights on the island and the dog: €1,240.00](https://pay.example.com/o/1)\n![pay](https://a-host-with-a-very-long-name.of-many-words.example.com/o/2)\n[Pay €5](http://pay.example.com/o/3)\n:::',
  },
  {
    id: 'documents-three',
    title: 'Files with their types',
    markdown:
      '::: documents\n[Floor plan](https://example.com/f/81) filename:plan.pdf mime:application/pdf\n[Costs](https://files.example.com/costs-of-the-year-without-heating-and-water.xlsx)\nhttps://example.com/photos.zip\n[Notes](/notes) filename:notes\n:::',
  },
  {
    id: 'documents-refused',
    title: 'A file whose address is refused',
    markdown: '::: documents\n[Old plan](file:///plan.pdf) filename:plan.pdf\n:::',
  },
];
