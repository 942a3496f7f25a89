import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slugOf } from '../src/constructs/in-page.ts';
import { Reply } from '../src/index.ts';

const scrolled: Element[] = [];
beforeEach(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
});
afterEach(() => {
  scrolled.length = 0;
});

const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const hint = (): string | undefined => document.querySelector('.fd-link-host')?.textContent ?? undefined;

describe('the host of a link', () => {
  test.each([
    ['another site', '[docs](https://docs.example.com/a?b#c)', 'docs.example.com'],
    ['a port', '[docs](http://example.com:8080/)', 'example.com:8080'],
    ['letters that look like others', '[docs](https://exаmple.com/)', 'xn--exmple-4nf.com'],
    ['a name before the host', '[docs](https://bank.example@evil.example/)', 'evil.example'],
    ['words that name another host', '[https://bank.example](https://evil.example/)', 'evil.example'],
    ['an address that says it itself', 'https://example.com/a', undefined],
    ['a link within the site', '[docs](/docs)', undefined],
    ['a link within the reply', '[docs](#docs)', undefined],
    ['an address of mail', '[mail](mailto:a@example.com)', undefined],
  ])('%s', (_, markdown, host) => {
    render(<Reply markdown={markdown} />);
    fireEvent.focus(screen.getByRole('link'));
    expect(hint()).toBe(host);
    fireEvent.blur(screen.getByRole('link'));
    expect(hint()).toBeUndefined();
  });

  test('is there under the pointer and the focus, describes the link, and goes with Escape and when the page scrolls', async () => {
    render(<Reply markdown="[docs](https://docs.example.com) and [more](https://more.example.com)" />);
    const user = userEvent.setup();
    await user.hover(link('docs'));
    expect(hint()).toBe('docs.example.com');
    expect(link('docs').getAttribute('aria-describedby')).toBe(document.querySelector('.fd-link-host')?.id);
    await user.unhover(link('docs'));
    expect(hint()).toBeUndefined();
    expect(link('docs').hasAttribute('aria-describedby')).toBe(false);
    await user.tab();
    expect(hint()).toBe('docs.example.com');
    await user.tab();
    expect(hint()).toBe('more.example.com');
    await user.keyboard('{Escape}');
    expect(hint()).toBeUndefined();
    await user.tab({ shift: true });
    expect(hint()).toBe('docs.example.com');
    act(() => void document.dispatchEvent(new Event('scroll')));
    expect(hint()).toBeUndefined();
  });

  test('a finger that taps sees no hint', () => {
    render(<Reply markdown="[docs](https://docs.example.com)" />);
    fireEvent.pointerEnter(link('docs'), { pointerType: 'touch' });
    expect(hint()).toBeUndefined();
  });
});

describe('links within a reply', () => {
  const reply = [
    '[one](#the-plan) [two](#the-plan-1) [number](#12-water) [chinese](#%E6%B5%81%E7%A8%8B) [none](#nothing)',
    '[empty](#) [broken](#%E0%A4%A) [proto](#constructor) [panel](#second) [inner](#in-it) [folded](#deep) note[^1]',
    '# The plan',
    '## The *plan*!',
    '## 1.2 Water',
    '## 流程',
    '> [!TABS]\n> ## First\n> a\n> ## Second\n> ### In it\n> b',
    '> [!DETAILS] More\n> ### Deep\n> Down.',
    '[^1]: The note.',
  ].join('\n\n');

  async function go(name: string, markdown = reply): Promise<string | undefined> {
    render(<Reply markdown={markdown} />);
    const before = location.href;
    await userEvent.setup().click(link(name));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(location.href).toBe(before);
    const { activeElement } = document;
    expect(scrolled).toEqual(activeElement === link(name) ? [] : [activeElement]);
    return activeElement === link(name) ? undefined : (activeElement?.textContent ?? undefined);
  }

  test.each([
    ['one', 'The plan'],
    ['two', 'The plan!'],
    ['number', '1.2 Water'],
    ['chinese', '流程'],
    ['none', undefined],
    ['empty', undefined],
    ['broken', undefined],
    ['proto', undefined],
    ['1', 'The note. ↩'],
  ])('%s leads to %s', async (name, words) => {
    expect((await go(name))?.trim()).toBe(words);
  });

  test('one to a panel, or to something in it, opens the panel', async () => {
    expect(await go('panel')).toContain('b');
    expect(screen.getByRole('tab', { name: 'Second' }).ariaSelected).toBe('true');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'First' }));
    await userEvent.setup().click(link('inner'));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('In it'));
    expect(screen.getByRole('tab', { name: 'Second' }).ariaSelected).toBe('true');
  });

  test('one to something folded unfolds it', async () => {
    expect(await go('folded')).toBe('Deep');
    expect(document.querySelector('details')?.open).toBe(true);
  });

  test('it leads to the heading of its own reply', async () => {
    const markdown = '[go](#plan)\n\n# Plan';
    const { container } = render(
      <>
        <Reply markdown={markdown} />
        <Reply markdown={markdown} />
      </>,
    );
    await userEvent.setup().click(screen.getAllByRole('link')[1] as HTMLElement);
    await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelectorAll('h1')[1]));
  });

  test('the application is asked first, and may stop it', async () => {
    const seen: string[] = [];
    render(
      <Reply
        markdown={reply}
        onLinkClick={(href, event) => {
          seen.push(href);
          event.preventDefault();
        }}
      />,
    );
    await userEvent.setup().click(link('one'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen).toEqual([expect.stringMatching(/^#fd-\w+-the-plan$/)]);
    expect(document.activeElement).toBe(link('one'));
  });

  test('a click that opens another window is left to the browser', () => {
    render(<Reply markdown={reply} />);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // Nothing goes there in a test.
    const stop = (later: Event): void => {
      expect(later.defaultPrevented).toBe(false);
      later.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    link('one').dispatchEvent(event);
    expect(scrolled).toEqual([]);
    expect.assertions(2);
  });
});

test.each([
  ['The plan', 'the-plan'],
  ['  What’s next?  ', 'whats-next'],
  ['A -- b_c', 'a----b_c'],
  ['1.2 Water', '12-water'],
  ['Größe & Höhe', 'größe--höhe'],
  ['हिन्दी', 'हिन्दी'],
])('the slug of %s is %s', (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
