import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reply } from '../src/index.ts';
import { MathRenderer, preloadMath } from '../src/math.tsx';
import { mount } from './both/mount.tsx';

const renderers = { math: MathRenderer };

test('on a server, a formula is its source', () => {
  const html = renderToString(<Reply markdown="$a^2$" renderers={renderers} />);
  expect(html).toContain('a^2');
  expect(html).not.toContain('katex');
});

test('the first formula loads KaTeX, which draws it in the place of its source', async () => {
  const { container } = mount(<Reply markdown="$a^2$" renderers={renderers} />);
  expect(container.querySelector('.katex')).toBeNull();
  await act(() => preloadMath());
  expect(container.querySelector('.fd-formula .katex-mathml msup')).not.toBeNull();
  expect(container.querySelector('p')?.querySelector('code')).toBeNull();
});

test.each([
  ['$a$ in a line', 'SPAN', false],
  ['$$\na\n$$', 'DIV', true],
])('%s', async (markdown, tag, isDisplayed) => {
  await preloadMath();
  const { container } = mount(<Reply markdown={markdown} renderers={renderers} />);
  const formula = container.querySelector('.fd-formula');
  expect(formula?.tagName).toBe(tag);
  expect(formula?.hasAttribute('data-display')).toBe(isDisplayed);
});

test('a formula that is wrong is its source, and says why', async () => {
  await preloadMath();
  const { container } = mount(<Reply markdown={String.raw`$\foo{a}$`} renderers={renderers} />);
  const wrong = container.querySelector<HTMLElement>('.fd-math-error');
  expect(wrong?.textContent).toBe('\\foo{a}');
  expect(wrong?.title).toMatch(/^Undefined control sequence: \\foo/);
});

test('while a reply streams, a formula that is there stays the same element', async () => {
  await preloadMath();
  const { container, render } = mount(<Reply markdown="$a$ is" renderers={renderers} streaming />);
  const formula = container.querySelector('.fd-formula');
  render(<Reply markdown="$a$ is more than $b$ and" renderers={renderers} streaming />);
  expect(container.querySelector('.fd-formula')).toBe(formula);
  expect(container.querySelectorAll('.fd-formula')).toHaveLength(2);
});

test.each([
  ['between dollars, whose end has come', '$$\na\n$$\n\n', true],
  ['in a fence that goes on', '```math\na\n', false],
  ['in a fence that has ended', '```math\na\n```\n\nb', true],
])('at the end of a reply that streams, a formula %s', async (_, markdown, isDrawn) => {
  await preloadMath();
  const { container } = mount(<Reply markdown={markdown} renderers={renderers} streaming />);
  expect(container.querySelector('.fd-formula') !== null).toBe(isDrawn);
  expect(container.textContent).toContain('a');
});
