import type { Story } from './story.ts';

const half = 'The pump needs a filter. Without one, sand wears the wheel down within a year, and then';

export const stories: Story[] = [
  {
    id: 'states-caret',
    title: 'A caret after the last word while it streams',
    markdown: half,
    state: 'streaming',
    props: { caret: true },
  },
  {
    id: 'states-caret-list',
    title: 'The caret in a list',
    markdown: '- Sand\n- Leaves\n- Feathers of',
    state: 'streaming',
    props: { caret: true },
  },
  { id: 'states-nothing', title: 'Nothing has come yet', markdown: '', state: 'streaming', props: { caret: true } },
  { id: 'states-error', title: 'A reply that broke off', markdown: half, state: 'error' },
  {
    id: 'states-error-retry',
    title: 'A reply that broke off, with a way to ask again',
    markdown: half,
    state: 'error',
    props: { onRetry: () => {} },
  },
  {
    id: 'states-failed',
    title: 'A block that could not be drawn stands there as its source',
    markdown: 'Before it.\n\n> [!NOTE] Mind\n> The gap.\n\nAfter it.',
    props: {
      components: {
        Callout: () => {
          throw new Error('A component of the application failed.');
        },
      },
    },
  },
  {
    id: 'states-labels',
    title: 'Words in another language',
    markdown: half,
    state: 'error',
    props: { onRetry: () => {}, lang: 'de', labels: { interrupted: 'Die Antwort brach ab.', retry: 'Noch einmal' } },
  },
];
