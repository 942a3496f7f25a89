import { act, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { Reply, type ReplyProps } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

type Rating = Parameters<NonNullable<ReplyProps['onFeedback']>>[0];

const stars = '::: feedback\ntype: stars\nquestion: Did *this* help?\n:::\n';
const marks = (container: HTMLElement): HTMLButtonElement[] => [
  ...container.querySelectorAll<HTMLButtonElement>('.fd-feedback button'),
];
const press = (container: HTMLElement, index: number): void => act(() => marks(container)[index]?.click());
const pressed = (container: HTMLElement): (string | null)[] =>
  marks(container)
    .filter((mark) => mark.getAttribute('aria-pressed') === 'true')
    .map((mark) => mark.getAttribute('aria-label'));

test.each<[string, string, string[], number, Rating]>([
  ['thumbs', 'thumbs', ['Thumbs up', 'Thumbs down'], 0, { kind: 'thumbs', value: 1, max: 1 }],
  ['thumbs', 'thumbs', ['Thumbs up', 'Thumbs down'], 1, { kind: 'thumbs', value: 0, max: 1 }],
  ['three stars', 'type: stars\nmax: 3', ['1 of 3', '2 of 3', '3 of 3'], 1, { kind: 'stars', value: 2, max: 3 }],
  ['a scale', 'type: scale\nmax: 2', ['1 of 2', '2 of 2'], 1, { kind: 'scale', value: 2, max: 2 }],
])('a rating by %s (%j) has a name for each mark, and is told', (_, body, names, index, rating) => {
  const told: unknown[] = [];
  const markdown = `::: feedback\n${body}\n:::`;
  const { container } = mount(<Reply markdown={markdown} onFeedback={(...args) => told.push(args)} />);
  expect(marks(container).map((mark) => mark.getAttribute('aria-label'))).toEqual(names);
  press(container, index);
  expect(told).toEqual([[rating, expect.objectContaining({ name: 'feedback' })]]);
  expect(pressed(container)).toEqual([names[index]]);
});

test('the same mark again says nothing, and another takes its place', () => {
  const told: number[] = [];
  const { container } = mount(<Reply markdown={stars} onFeedback={({ value }) => told.push(value)} />);
  for (const index of [3, 3, 1]) press(container, index);
  expect(told).toEqual([4, 2]);
  expect(pressed(container)).toEqual(['2 of 5']);
  expect(marks(container).map((mark) => mark.hasAttribute('data-filled'))).toEqual([true, true, false, false, false]);
});

test('without a callback nothing is marked', () => {
  const { container } = mount(<Reply markdown={stars} />);
  press(container, 2);
  expect(marks(container)).toHaveLength(5);
  expect(pressed(container)).toEqual([]);
});

test('a rating is no answer: it works whatever was answered, and answers nothing', () => {
  const told: number[] = [];
  const text = `${stars}\n::: actions\n- Go on\n:::`;
  for (const props of [{}, { answered: true }, { live: false }]) {
    const { container, unmount } = mount(
      <Reply markdown={text} onFeedback={({ value }) => told.push(value)} {...props} />,
    );
    const action = container.querySelector('.fd-actions button');
    const before = action?.outerHTML;
    press(container, 0);
    expect(action?.outerHTML).toBe(before);
    unmount();
  }
  expect(told).toEqual([1, 1, 1]);
});

test('a rating comes whole, and survives every later chunk; another text in its place has none', () => {
  const rate = (): void => undefined;
  const { container, render } = mount(<Reply markdown="" streaming onFeedback={rate} />);
  render(<Reply markdown={stars.slice(0, -5)} streaming onFeedback={rate} />);
  expect(marks(container)).toEqual([]);
  render(<Reply markdown={stars} streaming onFeedback={rate} />);
  const [first] = marks(container);
  press(container, 0);
  for (const more of ['\nAnd', '\nAnd more.\n\n- a'])
    render(<Reply markdown={stars + more} streaming onFeedback={rate} />);
  render(<Reply markdown={`${stars}\nAnd more.\n\n- a`} onFeedback={rate} />);
  expect(marks(container)[0]).toBe(first);
  expect(pressed(container)).toEqual(['1 of 5']);
  render(<Reply markdown={stars.replace('help', 'work')} onFeedback={rate} />);
  expect(pressed(container)).toEqual([]);
});

test('it is a group named by its question, or by a label', () => {
  const { container, render } = mount(<Reply markdown={stars} />);
  const group = (): HTMLElement => container.querySelector('[role="group"]') as HTMLElement;
  expect(document.getElementById(group().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Did this help?');
  render(<Reply markdown={'::: feedback\nthumbs\n:::'} labels={{ rate: 'Bewerten' }} />);
  expect(group().getAttribute('aria-label')).toBe('Bewerten');
});

test('on a server the marks are words, which are taken over as they are', () => {
  const { html, errors, container } = hydrate(
    <StrictMode>
      <Reply markdown={stars} />
    </StrictMode>,
  );
  expect(html).toContain(
    '<p class="fd-feedback-question">Did <em>this</em> help?</p><ul class="fd-options"><li>★</li>',
  );
  expect(html).not.toContain('<button');
  expect(errors).toEqual([]);
  expect(marks(container)).toHaveLength(5);
});
