import { act } from 'react';
import { expect, test } from 'vitest';
import { Reply } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

/** What each card says, line by line, and where it leads. */
function cardsOf(markdown: string): string[] {
  const { container } = mount(<Reply markdown={markdown} />);
  return [...container.querySelectorAll('.fd-entry')].map((entry) => {
    const lines = [...entry.querySelectorAll('.fd-name, .fd-about, .fd-where')].map(({ textContent }) => textContent);
    const link = entry.querySelector('a');
    const parts = [entry.getAttribute('data-mark'), ...lines, link?.getAttribute('href')];
    return parts.filter((part) => part !== null && part !== undefined).join(' | ') || (entry.textContent ?? '');
  });
}

test.each([
  [
    'a title, and the host',
    '[Opening hours](https://www.example.com/hours?day=1)',
    'E | Opening hours | www.example.com | https://www.example.com/hours?day=1',
  ],
  [
    'what is said of it',
    '[Hours](https://example.com/ "When we are open")',
    'E | Hours | When we are open | example.com | https://example.com/',
  ],
  ['a bare address', 'https://example.com/a/b', 'E | example.com | /a/b | https://example.com/a/b'],
  ['a bare host', '<https://example.com/>', 'E | example.com | https://example.com/'],
  ['a letter', '[Write](mailto:a@example.com?subject=x)', 'A | Write | a@example.com | mailto:a@example.com?subject=x'],
  ['a place on this site', '[Start](/start)', '/ | Start | /start | /start'],
  [
    'a host that looks like another is told as browsers ask for it',
    '[Bank](https://exаmple.com/)',
    'X | Bank | xn--exmple-4nf.com | https://ex%D0%B0mple.com/',
  ],
  [
    'a name before the host is not the host',
    '[Bank](https://example.com@example.org/)',
    'E | Bank | example.org | https://example.com@example.org/',
  ],
  ['one that is refused is its words', '[Run](javascript:x)', 'Run'],
])('a link as a card: %s', (_, line, card) => {
  expect(cardsOf(`::: links\n${line}\n:::`)).toEqual([card]);
});

test.each([
  [
    'what is paid, and where',
    '[Pay €24.00](https://pay.example.com/o/1)',
    'Pay €24.00 | pay.example.com | https://pay.example.com/o/1',
  ],
  ['one without words', '![pay](https://pay.example.com/o/1)', 'Pay | pay.example.com | https://pay.example.com/o/1'],
  ['one over an open line is its words', '[Pay €24.00](http://pay.example.com/o/1)', 'Pay €24.00'],
])('a payment as a button: %s', (_, line, button) => {
  expect(cardsOf(`::: payment\n${line}\n:::`)).toEqual([button]);
});

test.each([
  [
    'a name, the name of the file, the host',
    '[Floor plan](https://example.com/f/81) filename:plan.pdf mime:application/pdf',
    'PDF | Floor plan | plan.pdf · example.com | https://example.com/f/81',
  ],
  [
    'a bare address',
    'https://example.com/photos.zip',
    'ZIP | photos.zip | example.com | https://example.com/photos.zip',
  ],
  ['the type from its media type', '[Plan](/f/81) filename:plan mime:application/pdf', 'PDF | Plan | plan | /f/81'],
  ['of no known type', '[Plan](/f/81) filename:plan', '▤ | Plan | plan | /f/81'],
  ['one that is refused', '[Plan](file:///plan.pdf) filename:plan.pdf', 'PDF | Plan | plan.pdf'],
])('a file as a card: %s', (_, line, card) => {
  expect(cardsOf(`::: documents\n${line}\n:::`)).toEqual([card]);
});

test('links, payments and files tell the application before they are followed', () => {
  const followed: string[] = [];
  const markdown =
    '::: links\n[A](https://example.com/a)\n:::\n::: payment\n[B](https://example.com/b)\n:::\n::: documents\n[C](https://example.com/c)\n:::';
  const { container } = mount(
    <Reply
      markdown={markdown}
      onLinkClick={(href, event) => {
        event.preventDefault();
        followed.push(href);
      }}
    />,
  );
  for (const link of container.querySelectorAll('a')) link.click();
  expect(followed).toEqual(['https://example.com/a', 'https://example.com/b', 'https://example.com/c']);
  for (const link of container.querySelectorAll('a')) expect(link.rel).toBe('noopener noreferrer nofollow');
});

test('the HTML of a server has the cards, and is taken over as it is', () => {
  const { html, errors } = hydrate(
    <Reply
      markdown={'::: links\n[A](https://example.com/a)\n:::\n::: documents\n[C](https://example.com/c.pdf)\n:::'}
    />,
  );
  expect(html).toContain('fd-where');
  expect(errors).toEqual([]);
});

test('a card says the host itself, and no more words come under the focus', () => {
  const { container } = mount(<Reply markdown={'::: links\n[A](https://example.com/a)\n:::'} />);
  const link = container.querySelector('a');
  act(() => link?.focus());
  expect(document.activeElement).toBe(link);
  expect(link?.textContent).toBe('A example.com');
});
