import { act, StrictMode } from 'react';
import { yamlReader } from 'remark-flowdown/yaml';
import { expect, test } from 'vitest';
import { Reply, type ReplyProps } from '../../src/index.ts';
import { eventually, hydrate, mount } from './mount.tsx';

const visit = [
  '::: form',
  'title: Visit',
  'fields:',
  '  - {name: who, required: true, help: As on the door}',
  '  - {name: guests, type: number, default: 2}',
  ':::\n',
].join('\n');

type Sent = Parameters<NonNullable<ReplyProps['onFormSubmit']>>;

const control = <Element extends HTMLElement>(container: HTMLElement, selector: string): Element =>
  container.querySelector(selector) as Element;
const formOf = (container: HTMLElement): HTMLFormElement => control(container, 'form');

/** Writes as a reader does: React hears of it. */
function write(input: HTMLInputElement, value: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const send = (container: HTMLElement): void => act(() => control<HTMLButtonElement>(container, 'form button').click());

test('a form is sent once, as a message and as values, with its block', () => {
  const sent: Sent[] = [];
  const { container } = mount(<Reply markdown={visit} yaml={yamlReader} onFormSubmit={(...args) => sent.push(args)} />);
  write(control(container, 'input[type="text"]'), 'Ada');
  send(container);
  send(container);
  act(() => formOf(container).requestSubmit());
  expect(sent.map(([text, values, { name }]) => [text, values, name])).toEqual([
    ['Visit submitted:\n- Who: Ada\n- Guests: 2', { who: 'Ada', guests: '2' }, 'form'],
  ]);
});

test('once sent it says so, is switched off, keeps its values, and the focus stays in it', () => {
  const { container } = mount(<Reply markdown={visit} yaml={yamlReader} onFormSubmit={() => undefined} />);
  const who = control<HTMLInputElement>(container, 'input[type="text"]');
  write(who, 'Ada');
  act(() => who.focus());
  send(container);
  expect([who.disabled, who.value]).toEqual([true, 'Ada']);
  expect(control(container, '[role="status"]').textContent).toBe('Sent');
  expect(document.activeElement).toBe(control(container, 'form button'));
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
});

test('a message that is answered elsewhere leaves the focus on the form, and what was written', () => {
  const { container, render } = mount(<Reply markdown={visit} yaml={yamlReader} />);
  const who = control<HTMLInputElement>(container, 'input[type="text"]');
  write(who, 'Ad');
  act(() => who.focus());
  render(<Reply markdown={visit} yaml={yamlReader} live={false} />);
  expect([who.disabled, who.value]).toEqual([true, 'Ad']);
  expect(document.activeElement).toBe(formOf(container));
  expect(control(container, '[role="status"]').textContent).toBe('');
});

test('without somebody to take it, a form stays as it is', () => {
  const { container } = mount(<Reply markdown={visit} yaml={yamlReader} />);
  write(control(container, 'input[type="text"]'), 'Ada');
  send(container);
  expect(control<HTMLInputElement>(container, 'input[type="text"]').disabled).toBe(false);
});

test('a form that could not be sent can be sent again, with what was filled in', async () => {
  const texts: string[] = [];
  const failed: unknown[] = [];
  const hear = (error: unknown): void => void failed.push(error);
  process.on('unhandledRejection', hear);
  const onFormSubmit = (text: string): Promise<void> => {
    texts.push(text);
    return texts.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  const { container } = mount(<Reply markdown={visit} yaml={yamlReader} onFormSubmit={onFormSubmit} />);
  write(control(container, 'input[type="text"]'), 'Ada');
  send(container);
  await eventually(() => expect(control<HTMLInputElement>(container, 'input').disabled).toBe(false));
  process.off('unhandledRejection', hear);
  expect(control(container, '[role="status"]').textContent).toBe('');
  send(container);
  expect(texts).toEqual([texts[0], texts[0]]);
  expect(control(container, '[role="status"]').textContent).toBe('Sent');
});

test('in one reply, an action or a form that is sent switches all of them off', () => {
  const text = `${visit}\n::: actions\n- Call me\n:::\n\n${visit}`;
  const isOff = (container: HTMLElement): boolean[] =>
    [...container.querySelectorAll('button')].map(
      (button) => button.disabled || button.getAttribute('aria-disabled') === 'true',
    );
  for (const press of ['.fd-form button', '.fd-actions button']) {
    const sent: string[] = [];
    const { container, unmount } = mount(
      <Reply
        markdown={text}
        yaml={yamlReader}
        onAction={(label) => sent.push(label)}
        onFormSubmit={(message) => sent.push(message)}
      />,
    );
    expect(isOff(container)).toEqual([false, false, false]);
    write(control(container, 'input[type="text"]'), 'Ada');
    act(() => control<HTMLButtonElement>(container, press).click());
    expect(isOff(container)).toEqual([true, true, true]);
    expect([...container.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true);
    expect(sent).toHaveLength(1);
    unmount();
  }
});

test('what was written survives every later chunk, and the reply being read again', async () => {
  const { container, render } = mount(<Reply markdown={visit} streaming yaml={yamlReader} />);
  const who = control<HTMLInputElement>(container, 'input[type="text"]');
  write(who, 'Ada');
  for (const more of ['\nAnd', '\nAnd more.\n\n- a', '\nAnd more.\n\n- a\n\n::: form\nfields: [{name: b}]\n:::\n'])
    render(<Reply markdown={visit + more} streaming yaml={yamlReader} />);
  render(<Reply markdown={`${visit}\nEnd.`} yaml={yamlReader} parse={{ literalNewlines: true }} />);
  render(<Reply markdown={`${visit}\nEnd.`} yaml={{ ...yamlReader }} />);
  await eventually(() => expect(control(container, 'input[type="text"]')).toBe(who));
  expect(who.value).toBe('Ada');
});

test('another form in the same place starts empty', () => {
  const { container, render } = mount(<Reply markdown={visit} yaml={yamlReader} />);
  write(control(container, 'input[type="text"]'), 'Ada');
  render(<Reply markdown={visit.replace('Visit', 'Call')} yaml={yamlReader} />);
  expect(control<HTMLInputElement>(container, 'input[type="text"]').value).toBe('');
});

test('a form without its reader keeps its source, which waits, and nothing of it can be filled in', () => {
  const { container } = mount(<Reply markdown={visit} yaml={false} />);
  const pending = control(container, '.fd-form');
  expect([pending.getAttribute('aria-busy'), pending.textContent]).toEqual([
    'true',
    visit.split('\n').slice(1, -2).join('\n'),
  ]);
  expect(container.querySelector('input')).toBeNull();
});

test('a body that is no form is shown as it was written', () => {
  const { container } = mount(<Reply markdown={'::: form\ntitle: [Book\n:::\n\nEnd.'} yaml={yamlReader} />);
  expect(control(container, 'pre').textContent).toBe('title: [Book');
  expect(container.querySelector('form, [aria-busy="true"] pre')).toBeNull();
});

test('on a server it is what will be asked, and becomes a form when it is taken over', () => {
  const { html, errors, container } = hydrate(
    <StrictMode>
      <Reply markdown={visit} yaml={yamlReader} />
    </StrictMode>,
  );
  expect(html).toContain('<fieldset class="fd-block fd-form" data-block="form" disabled=""><legend>Visit</legend>');
  expect(html).not.toContain('<form');
  expect(errors).toEqual([]);
  expect(formOf(container).querySelector('input')?.disabled).toBe(false);
});
