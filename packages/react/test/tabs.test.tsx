import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Reply } from '../src/index.ts';

const one = '> [!TABS]\n> ## One\n> first\n> ## Two\n> second\n';
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

test('tabs show one panel, and keep the others in the page', () => {
  const { container } = render(<Reply markdown={one} />);
  const panels = [...container.querySelectorAll('.fd-panel')];
  expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([null, 'until-found']);
  expect(tab('One').getAttribute('aria-selected')).toBe('true');
});

test('arrows, Home and End move from tab to tab', async () => {
  render(<Reply markdown={one} />);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(tab('One'));
  for (const [key, name] of [
    ['{ArrowRight}', 'Two'],
    ['{ArrowRight}', 'One'],
    ['{ArrowLeft}', 'Two'],
    ['{Home}', 'One'],
    ['{End}', 'Two'],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(tab(name));
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
});

test('a chosen tab stays chosen while the reply goes on', async () => {
  const { rerender, container } = render(<Reply markdown={one} streaming />);
  await userEvent.setup().click(tab('Two'));
  const panel = container.querySelector('.fd-panel');
  rerender(<Reply markdown={`${one}> ## Three\n> third\n\nEnd.`} streaming />);
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  expect(tab('Three').getAttribute('aria-selected')).toBe('false');
  expect(container.querySelector('.fd-panel')).toBe(panel);
});
