import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'stats-four',
    title: 'Four numbers',
    markdown: '> [!STATS]\n> - **12** days\n> - **3.4 km** of pipe\n> - **98 %** of households\n> - **€ 1,240** in all',
  },
  { id: 'stats-one', title: 'One number', markdown: '> [!STATS]\n> - **42** answers' },
  {
    id: 'stats-long',
    title: 'A title, long values and long labels',
    markdown:
      '> [!STATS] The year so far\n> - **1,204,339,002** requests, of which a tenth came from machines that nobody had asked\n> - **Wednesday** is the day\n> - **0.0003** of them failed\n> - **7** people\n> - **24/7**',
  },
];
