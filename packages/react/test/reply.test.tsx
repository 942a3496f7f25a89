import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reply } from '../src/index.ts';

test('a reply is elements', () => {
  render(<Reply markdown={'# Plan\n\nA **bold** word.'} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plan');
  expect(screen.getByText('bold').tagName).toBe('STRONG');
});

test('on a server all panels are there, as sections', () => {
  const html = renderToString(<Reply markdown={'> [!TABS]\n> ## A\n> one\n> ## B\n> two'} />);
  expect(html).toContain('<section class="fd-panel"><h2 class="fd-panel-label">B</h2>');
  expect(html).not.toContain('role="tab"');
});
