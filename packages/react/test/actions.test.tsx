import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Reply } from '../src/index.ts';

const text = '::: actions\n- Yes\n- No\n:::';
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test.each(['{Enter}', ' '])('an action is chosen by keyboard: %j', async (key) => {
  const onAction = vi.fn<(label: string) => void>();
  render(<Reply markdown={text} onAction={onAction} />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button('No'));
  await user.keyboard(key);
  await user.keyboard(key);
  expect(onAction.mock.calls.map(([label]) => label)).toEqual(['No']);
  expect(document.activeElement).toBe(button('No'));
  expect(screen.getByRole('button', { pressed: true })).toBe(button('No'));
});

test('a double click chooses once', async () => {
  const onAction = vi.fn<(label: string) => void>();
  render(<Reply markdown={text} onAction={onAction} />);
  await userEvent.setup().dblClick(button('Yes'));
  expect(onAction).toHaveBeenCalledOnce();
});

test('actions are a list of buttons', () => {
  render(<Reply markdown={text} />);
  expect(screen.getAllByRole('listitem').map((item) => item.firstElementChild?.tagName)).toEqual(['BUTTON', 'BUTTON']);
});
