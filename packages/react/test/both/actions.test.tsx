import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Reply } from '../../src/index.ts';
import { hydrate, type Mounted, mount } from './mount.tsx';

const text = 'Which day?\n\n::: actions\n- Monday\n- **Tuesday**, late\n- [The menu](https://example.com/menu)\n:::';
const two = `${text}\n\n::: actions\n- Never\n:::`;

const buttons = ({ container }: Mounted): HTMLButtonElement[] => [...container.querySelectorAll('button')];
const isOff = (button: HTMLButtonElement): boolean =>
  button.disabled || button.getAttribute('aria-disabled') === 'true';
/** What can be pressed is its words, what cannot is in brackets, and what was chosen has a star. */
const states = (page: Mounted): string[] =>
  buttons(page).map((button) => {
    const words = isOff(button) ? `(${button.textContent})` : button.textContent;
    return `${words}${button.getAttribute('aria-pressed') === 'true' ? '*' : ''}`;
  });
function press(page: Mounted, index: number): void {
  const button = buttons(page)[index];
  if (!button) throw new Error(`There is no button ${index}.`);
  act(() => button.click());
}

test('an action is sent as its words, with its block, and the message is answered', () => {
  const onAction = vi.fn<(label: string) => void>();
  const page = mount(<Reply markdown={two} onAction={onAction} />);
  expect(states(page)).toEqual(['Monday', 'Tuesday, late', 'Never']);
  press(page, 1);
  expect(onAction.mock.calls).toEqual([['Tuesday, late', expect.objectContaining({ name: 'actions' })]]);
  expect(states(page)).toEqual(['(Monday)', '(Tuesday, late)*', '(Never)']);
});

test('an action with an address is a link, before and after', () => {
  const page = mount(<Reply markdown={text} />);
  const link = (): string | null | undefined => page.container.querySelector('.fd-entry > a')?.getAttribute('href');
  expect(link()).toBe('https://example.com/menu');
  press(page, 0);
  expect(link()).toBe('https://example.com/menu');
});

test('two clicks before React draws send one action', () => {
  const onAction = vi.fn<(label: string) => void>();
  const page = mount(<Reply markdown={two} onAction={onAction} />);
  act(() => {
    for (const button of buttons(page)) button.click();
    buttons(page)[0]?.click();
  });
  expect(onAction.mock.calls.map(([label]) => label)).toEqual(['Monday']);
});

test.each<[string, ReactNode, string[]]>([
  [
    'not in an earlier message',
    <Reply key="1" markdown={two} live={false} />,
    ['(Monday)', '(Tuesday, late)', '(Never)'],
  ],
  ['not once it is answered', <Reply key="2" markdown={two} answered />, ['(Monday)', '(Tuesday, late)', '(Never)']],
  [
    'not once it is answered, and the answer is marked',
    <Reply key="3" markdown={two} answered="Never" />,
    ['(Monday)', '(Tuesday, late)', '(Never)*'],
  ],
])('actions work %s', (_, reply, expected) => {
  const page = mount(reply);
  expect(states(page)).toEqual(expected);
  expect(buttons(page).every(({ disabled }) => disabled)).toBe(true);
});

test('a message that the application opens again can be answered again', () => {
  const onAction = vi.fn<(label: string) => void>();
  const page = mount(<Reply markdown={two} onAction={onAction} />);
  press(page, 0);
  page.render(<Reply markdown={two} onAction={onAction} answered />);
  expect(states(page)).toEqual(['(Monday)*', '(Tuesday, late)', '(Never)']);
  page.render(<Reply markdown={two} onAction={onAction} />);
  expect(states(page)).toEqual(['Monday', 'Tuesday, late', 'Never']);
  press(page, 2);
  expect(onAction).toHaveBeenCalledTimes(2);
  page.render(<Reply markdown={two} onAction={onAction} live={false} />);
  expect(states(page)).toEqual(['(Monday)', '(Tuesday, late)', '(Never)*']);
});

test('what could not be sent can be sent again', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const onAction = vi.fn(() => Promise.reject(new Error('offline')));
  const page = mount(<Reply markdown={two} onAction={onAction} />);
  press(page, 0);
  expect(states(page)).toEqual(['(Monday)*', '(Tuesday, late)', '(Never)']);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  process.off('unhandledRejection', failed);
  expect(states(page)).toEqual(['Monday', 'Tuesday, late', 'Never']);
  // The application hears of its own error.
  expect(failed).toHaveBeenCalledOnce();
});

test('the button that was pressed keeps the focus, and leaves the order of Tab with it', () => {
  const page = mount(<Reply markdown={two} onAction={() => undefined} />);
  const [monday, tuesday] = buttons(page);
  act(() => monday?.focus());
  press(page, 0);
  expect(document.activeElement).toBe(monday);
  expect([monday?.disabled, tuesday?.disabled]).toEqual([false, true]);
  act(() => monday?.blur());
  expect(monday?.disabled).toBe(true);
});

test('a choice survives every later chunk, and nothing is made anew', () => {
  const onAction = vi.fn<(label: string) => void>();
  const page = mount(<Reply markdown={`${text}\n`} streaming onAction={onAction} />);
  const [monday] = buttons(page);
  press(page, 0);
  page.render(<Reply markdown={`${text}\n\nMore of`} streaming onAction={onAction} />);
  page.render(<Reply markdown={`${text}\n\nMore of it.\n\n::: actions\n- Later\n:::`} onAction={onAction} />);
  expect(states(page)).toEqual(['(Monday)*', '(Tuesday, late)', '(Later)']);
  expect(buttons(page)[0]).toBe(monday);
});

test('actions that arrive can be pressed once their block is whole, though the reply goes on', () => {
  const onAction = vi.fn<(label: string) => void>();
  const page = mount(<Reply markdown="" streaming />);
  const [body = ''] = text.split(/\n:::$/);
  for (let end = 1; end <= body.length; end++) {
    page.render(<Reply markdown={body.slice(0, end)} streaming onAction={onAction} />);
    expect(buttons(page)).toEqual([]);
  }
  page.render(<Reply markdown={`${text}\n`} streaming onAction={onAction} />);
  press(page, 0);
  expect(onAction).toHaveBeenCalledOnce();
});

test('another reply in the same place is not answered', () => {
  const page = mount(<Reply markdown={text} />);
  press(page, 0);
  page.render(<Reply markdown={text.replace('Monday', 'Friday')} />);
  expect(states(page)).toEqual(['Friday', 'Tuesday, late']);
});

test('links and pictures of other hosts in a label are words, so that no button holds another', () => {
  const label = '- See [the map](https://example.com) ![A map](https://pictures.example.com/a.png)';
  for (const markdown of [`::: actions\n${label}\n:::`, `> [!TABS]\n> ## ${label.slice(2)}\n> a\n> ## Two\n> b`]) {
    const page = mount(<Reply markdown={markdown} />);
    const [button] = buttons(page);
    expect(button?.textContent).toBe('See the map A map (pictures.example.com)');
    expect(button?.querySelector('a, button')).toBeNull();
  }
});

test('an action whose address is refused is its words', () => {
  const page = mount(<Reply markdown={'::: actions\n- [Go](javascript:alert(1))\n:::'} />);
  expect(page.container.querySelector('.fd-entry')?.innerHTML).toBe('<span>Go</span>');
});

test('on a server the entries are words, and become buttons in their place', () => {
  const page = hydrate(<Reply markdown={text} />);
  expect(page.html).toContain('<li class="fd-entry">Monday</li>');
  expect(page.html).not.toContain('<button');
  expect(page.errors).toEqual([]);
  expect(states(page)).toEqual(['Monday', 'Tuesday, late']);
});

test('where nobody listens, a press sends nothing and leaves the message open', () => {
  const page = mount(<Reply markdown={two} />);
  press(page, 1);
  expect(states(page)).toEqual(['Monday', 'Tuesday, late', 'Never']);
});
