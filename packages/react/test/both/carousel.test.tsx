import { act } from 'react';
import { expect, test } from 'vitest';
import { type ConstructProps, Reply } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const card = (name: string): string => `::: horizontal-list-item\n# ${name}\n`;
const rowOf = (...names: string[]): string => `${names.map(card).join('')}:::\n`;

test('cards in a row say what they are, and which of how many each is', () => {
  const { container } = mount(<Reply markdown={rowOf('One', 'Two', 'Three')} />);
  const named = [...container.querySelectorAll('[aria-roledescription]')].map((element) =>
    ['role', 'aria-roledescription', 'aria-label'].map((name) => element.getAttribute(name)).join(', '),
  );
  expect(named).toEqual([
    'group, carousel, Cards',
    'group, slide, 1 of 3',
    'group, slide, 2 of 3',
    'group, slide, 3 of 3',
  ]);
});

test('their words are in the language of the labels', () => {
  const labels = { cards: 'Karten', carousel: 'Karussell', slide: 'Karte', slideOf: '{n} von {count}' };
  const { container } = mount(<Reply markdown={rowOf('One', 'Two')} labels={labels} />);
  expect(container.querySelector('[aria-roledescription="Karussell"]')?.getAttribute('aria-label')).toBe('Karten');
  expect(container.querySelector('[aria-label="2 von 2"]')?.getAttribute('aria-roledescription')).toBe('Karte');
});

test('a lone card of a row is a card like others', () => {
  const { container } = mount(<Reply markdown={rowOf('One')} />);
  expect(container.querySelector('[data-block]')?.outerHTML.replace(/ id="[^"]*"/, '')).toBe(
    '<div class="fd-block fd-horizontal-list-item" data-block="horizontal-list-item"><p class="fd-card-title">One</p></div>',
  );
  expect(container.querySelector('[role="group"], .fd-carousel, [tabindex], button')).toBeNull();
});

const wrapped: [string, (text: string) => string][] = [
  ['in the reply', (text) => text],
  ['in a quote', (text) => text.replace(/^/gm, '> ')],
  ['in a list', (text) => `- Cards:\n\n${text.replace(/^(?=.)/gm, '  ')}`],
];

test.each(wrapped)('cards that come stay the elements they are, and keep what the reader chose, %s', (_, wrap) => {
  const first = '::: horizontal-list-item\n![A map](https://pictures.example.com/a.png)\n# One\n';
  const texts = [`${first}:::\n`, `${first}${rowOf('Two')}`, `${first}${rowOf('Two', 'Three')}`].map(wrap);
  const { container, render } = mount(<Reply markdown={texts[0] ?? ''} streaming />);
  const cards = (): Element[] => [...container.querySelectorAll('[data-block]')];
  const [one] = cards();
  act(() => one?.querySelector('button')?.click());
  render(<Reply markdown={texts[1] ?? ''} streaming />);
  const row = container.querySelector('.fd-carousel');
  const two = cards()[1];
  expect(cards()[0]).toBe(one);
  render(<Reply markdown={`${texts[2]}\n\nThe end.`} />);
  expect(cards().slice(0, 2)).toEqual([one, two]);
  expect(cards()[0]).toBe(one);
  expect(cards()[1]).toBe(two);
  expect(cards()).toHaveLength(3);
  expect(container.querySelector('.fd-carousel')).toBe(row);
  expect(one?.querySelector('img')?.alt).toBe('A map');
});

test.each([
  ['a lone card', rowOf('One')],
  ['cards in a row', rowOf('One', 'Two')],
])('the HTML of a server has no buttons, and fits: %s', (_, markdown) => {
  const { html, errors } = hydrate(<Reply markdown={markdown} />);
  expect(html).not.toContain('<button');
  expect(html).toContain('One');
  expect(errors).toEqual([]);
});

const ListItem = ({ value }: ConstructProps<'ListItem'>) => <b>{value.title?.text}</b>;

test('a component of the application stands for each card, in a row or not', () => {
  const { container } = mount(
    <Reply markdown={`${rowOf('One')}\nand\n\n${rowOf('Two', 'Three')}`} components={{ ListItem }} />,
  );
  expect([...container.querySelectorAll('b')].map((b) => b.textContent)).toEqual(['One', 'Two', 'Three']);
});
