import type { Story } from './story.ts';

const block = (name: string, ...lines: string[]): string => [`::: ${name}`, ...lines, ':::'].join('\n');

export const stories: Story[] = [
  {
    id: 'chart-bar',
    title: 'One row of numbers',
    markdown: block(
      'chart',
      'type: bar',
      'title: Visitors to the greenhouse',
      'labels: [Monday, Tuesday, Wednesday, Thursday]',
      'series: [120, 98, 240, 175]',
    ),
  },
  {
    id: 'chart-series',
    title: 'Two rows of numbers, some below zero',
    markdown: block(
      'chart',
      'type: line',
      'title: Temperature at night',
      'labels: [January, February, March]',
      'series:',
      '  - name: Outside',
      '    values: [-8, -3, 2]',
      '  - name: In the house',
      '    values: [6, 7.5, 11]',
    ),
  },
  {
    id: 'chart-pie',
    title: 'Parts of a whole, with long names',
    markdown: block(
      'chart',
      'type: pie',
      'labels: [Ferns, "Everything that grows in the shade and needs no more than a little water", Thyme]',
      'series: [55, 30, 15]',
    ),
  },
];
