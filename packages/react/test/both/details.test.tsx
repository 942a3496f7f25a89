import { act } from 'react';
import { expect, test } from 'vitest';
import { Reply } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const details = '> [!DETAILS] Why\n> Because of the **cold**.\n';
const within = (prefix: string): string => details.replace(/^/gm, prefix).replace(/\s+$/, '\n');
const many = (prefix: string): string =>
  Array.from({ length: 12 }, (_, index) => `${prefix}Paragraph ${index}.\n${prefix.trimEnd()}\n`).join('');

const open = (container: HTMLElement): (boolean | undefined)[] =>
  [...container.querySelectorAll('details')].map((element) => element.open);

test.each([
  ['more text in it', details, '> And of the wind.\n'],
  ['a list in it', details, '>\n> - One\n> - Two\n'],
  ['a block after it', details, '\nThe end.\n'],
  ['another after it', details, `\n${details}`],
  ['a definition that it mentions', '> [!DETAILS] Why\n> See [this] text.\n', '\n[this]: https://example.com\n'],
  ['a note that it calls', '> [!DETAILS] Why\n> See this[^1] text.\n', '\n[^1]: The note.\n'],
  ['more in the callout around it', `> [!NOTE]\n${within('> ')}`, `>\n${many('> ')}`],
  ['more in the quote around it', `${many('> ')}${within('> ')}`, `>\n${many('> ')}`],
  ['more items of the list around it', `- One\n\n${within('  ')}`, `\n${'- More\n'.repeat(12)}`],
  ['a panel after the one around it', `> [!TABS]\n> ## A\n${within('> ')}`, '> ## B\n> Other.\n'],
  ['more in the section around it', `> [!DETAILS] Outer\n${within('> ')}`, '>\n> More.\n'],
])('a section stays as the reader left it with %s', (_, text, more) => {
  const { container, render } = mount(<Reply markdown={text} streaming />);
  const section = [...container.querySelectorAll('details')].at(-1);
  expect(section?.open).toBe(false);
  act(() => section?.querySelector('summary')?.click());
  expect(section?.open).toBe(true);
  for (let end = 1; end <= more.length; end++) render(<Reply markdown={text + more.slice(0, end)} streaming />);
  render(<Reply markdown={text + more} />);
  const last = [...container.querySelectorAll('details')].filter((one) => one === section);
  expect(last.map((one) => one.open)).toEqual([true]);
  act(() => section?.querySelector('summary')?.click());
  render(<Reply markdown={`${text + more}\n\nThe very end.`} />);
  expect(section?.isConnected && section.open).toBe(false);
});

test('a section that came folded is folded on a server, and its text is in the page', () => {
  const { html, errors, container } = hydrate(<Reply markdown={details} />);
  expect(html).toContain('<summary>Why</summary>');
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toContain('<strong>cold</strong>');
  expect(errors).toEqual([]);
  expect(open(container)).toEqual([false]);
});
