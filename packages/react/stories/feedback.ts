import type { Story } from './story.ts';

const ask = (...lines: string[]): string => ['::: feedback', ...lines, ':::'].join('\n');

export const stories: Story[] = [
  { id: 'feedback-thumbs', title: 'Thumbs', markdown: ask('type: thumbs', 'question: Did this help?') },
  { id: 'feedback-stars', title: 'Stars', markdown: ask('type: stars', 'question: How was the *visit*?') },
  {
    id: 'feedback-scale',
    title: 'A scale of ten',
    markdown: ask('type: scale', 'max: 10', 'question: How likely is it that you come again?'),
  },
  { id: 'feedback-bare', title: 'Without a question', markdown: ask('stars') },
  {
    id: 'feedback-answered',
    title: 'In an answered message, where it still works',
    markdown: `${ask('type: thumbs', 'question: Did this help?')}\n\n::: actions\n- Thanks\n- Go on\n:::`,
    state: 'answered',
  },
  {
    id: 'feedback-streaming',
    title: 'Half written: held back',
    markdown: 'Done.\n\n::: feedback\ntype: st',
    state: 'streaming',
  },
];
