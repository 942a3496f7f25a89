import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Reply } from '../src/index.ts';

test('Tab leads from mark to mark, Enter and the blank press one, and the focus stays on it', async () => {
  const told: number[] = [];
  render(<Reply markdown={'::: feedback\ntype: stars\nmax: 3\n:::'} onFeedback={({ value }) => told.push(value)} />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  expect(told).toEqual([2, 3]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '3 of 3', pressed: true }));
});
