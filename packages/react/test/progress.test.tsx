import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../src/index.ts';

const progress = (body: string): string => `::: progress\n${body}\n:::\n`;

test.each([
  ['a value', 'value: 60', 'Progress', 60, 100, '60%'],
  ['a share alone', '60%', 'Progress', 60, 100, '60%'],
  ['a value of a greatest one, and a label', 'value: 3\nmax: 8\nlabel: Files *read*', 'Files read', 3, 8, '38%'],
  ['more than all', 'value: 120\nlabel: Done', 'Done', 100, 100, '120%'],
  ['less than nothing', 'value: -5\nlabel: Done', 'Done', 0, 100, '-5%'],
])('a bar of progress says its name and its share: %s', (_, body, name, value, max, share) => {
  render(<Reply markdown={progress(body)} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([value, max, share]);
  expect(bar.nextElementSibling?.textContent).toBe(share);
  expect(bar.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
});

test('a label without a value has no bar', () => {
  const { container } = render(<Reply markdown={progress('label: Waiting for the lab')} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(container.querySelector('.fd-progress')?.textContent).toBe('Waiting for the lab');
});

test('two bars are told apart, and stay while more comes', () => {
  const text = progress('value: 1\nlabel: One') + progress('value: 2\nlabel: Two');
  const { rerender } = render(<Reply markdown={text} streaming />);
  const bars = ['One', 'Two'].map((name) => screen.getByRole('progressbar', { name }));
  rerender(<Reply markdown={`${text}\nThe end.`} />);
  expect(['One', 'Two'].map((name) => screen.getByRole('progressbar', { name }))).toEqual(bars);
});
