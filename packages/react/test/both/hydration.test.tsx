import { StrictMode, version } from 'react';
import { expect, test } from 'vitest';
import { Reply } from '../../src/index.ts';
import { hydrate } from './mount.tsx';
import { everything } from './replies.ts';

test(`the HTML of a server is taken over as it is (React ${version})`, () => {
  const { container, html, errors } = hydrate(
    <StrictMode>
      <Reply markdown={everything} />
    </StrictMode>,
  );
  expect(errors).toEqual([]);
  expect(html).toContain('The <em>note</em>.');
  // What needs script is there now.
  expect(container.querySelectorAll('[role="tab"]')).toHaveLength(2);
});

test('a reply that streams is taken over and goes on', () => {
  const { container, errors, render } = hydrate(<Reply markdown={'One\n\nTwo'} streaming />);
  const first = container.querySelector('p');
  render(<Reply markdown={'One\n\nTwo and\n\nThree'} streaming={false} />);
  expect(errors).toEqual([]);
  expect([...container.querySelectorAll('.fd-reply p')].map((p) => p.textContent)).toEqual(['One', 'Two and', 'Three']);
  expect(container.querySelector('p')).toBe(first);
});
