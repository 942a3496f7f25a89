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
import { act, type ReactNode } from 'react';
import { yamlReader } from 'remark-flowdown/yaml';
import { expect, test, vi } from 'vitest';
import { Reply, type ReplyProps } from '../../src/index.ts';
import { eventually, hydrate, type Mounted, mount } from './mount.tsx';

const visit = `::: form
title: Visit
fields:
  - name: day
    type: date
    required: true
  - name: notes
    type: textarea
:::`;

type Props = Partial<Extract<ReplyProps, { markdown: string }>>;
/** A reply whose forms are there at once. */
const reply = (markdown: string, props: Props = {}): ReactNode => (
  <Reply markdown={markdown} yaml={yamlReader} {...props} />
);
/** A form with some fields, each a line of YAML. */
const formOf = (...fields: string[]): string =>
  `::: form\nfields:\n${fields.map((line) => `  - ${line}`).join('\n')}\n:::`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controls = ({ container }: Mounted): Control[] => [
  ...container.querySelectorAll<Control>('input, select, textarea'),
];
const control = (page: Mounted, index = 0): Control => controls(page)[index] as Control;
const button = ({ container }: Mounted): HTMLButtonElement => container.querySelector('button') as HTMLButtonElement;
const submit = (page: Mounted): void => act(() => button(page).click());

/** Writes as a reader does: React is told. */
function type(page: Mounted, index: number, value: string): void {
  const field = control(page, index);
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('a form is sent as a message and as values, with its block, once', () => {
  const onFormSubmit = vi.fn();
  const page = mount(reply(visit, { onFormSubmit }));
  type(page, 0, '2031-05-01');
  type(page, 1, 'At the window.\n- Day: never');
  submit(page);
  submit(page);
  expect(onFormSubmit.mock.calls).toEqual([
    [
      'Visit submitted:\n- Day: 2031-05-01\n- Notes: At the window.\n  - Day: never',
      { day: '2031-05-01', notes: 'At the window.\n- Day: never' },
      expect.objectContaining({ name: 'form' }),
    ],
  ]);
});

test.each<[string, string, string, unknown]>([
  ['text', '{name: a, default: Hello}', 'A: Hello', 'Hello'],
  ['an empty field', '{name: a}', 'A:', ''],
  ['a number', '{name: a, type: number, default: 2.5}', 'A: 2.5', '2.5'],
  ['a time', '{name: a, type: time, default: "19:30"}', 'A: 19:30', '19:30'],
  [
    'a date and a time',
    '{name: a, type: datetime, default: 2031-05-01 19:30}',
    'A: 2031-05-01T19:30',
    '2031-05-01T19:30',
  ],
  ['a box that is ticked', '{name: a, type: checkbox, default: true}', 'A: Yes', true],
  ['a box that is not', '{name: a, type: checkbox}', 'A: No', false],
  [
    'a choice: the words in the message, the value in the values',
    '{name: a, type: select, default: 2, options: [{value: 1, label: One}, {value: 2, label: Two}]}',
    'A: Two',
    '2',
  ],
  ['no choice', '{name: a, type: select, options: [x, y]}', 'A:', ''],
  ['one of a group', '{name: a, type: radio, default: y, options: [x, y]}', 'A: y', 'y'],
  ['some of a group', '{name: a, type: multiselect, default: [x, z], options: [x, y, z]}', 'A: x, z', ['x', 'z']],
  ['boxes with choices', '{name: a, type: checkbox, default: [y], options: [x, y]}', 'A: y', ['y']],
  ['no file', '{name: a, type: file}', 'A:', []],
  [
    'a password: nobody saw it, and the message does not show it',
    '{name: a, type: password, default: x}',
    'A: ••••••••',
    'x',
  ],
  ['a choice without choices, in words', '{name: a, type: radio, default: x}', 'A: x', 'x'],
])('what is sent of %s', (_, field, line, value) => {
  const onFormSubmit = vi.fn<(text: string, values: unknown) => void>();
  const page = mount(reply(formOf(field), { onFormSubmit }));
  submit(page);
  expect(onFormSubmit.mock.calls.map(([text, values]) => [text, values])).toEqual([
    [`Form submitted:\n- ${line}`, { a: value }],
  ]);
});

test('fields of one name, and names that objects have themselves, lose nothing', () => {
  const onFormSubmit = vi.fn<(text: string, values: unknown) => void>();
  const names = ['a', 'a', '__proto__', 'submit', 'parentNode', 'querySelector'];
  const page = mount(
    reply(formOf(...names.map((name, index) => `{name: ${name}, default: ${index}}`)), { onFormSubmit }),
  );
  submit(page);
  expect(Object.entries(onFormSubmit.mock.calls[0]?.[1] as object)).toEqual([
    ['a', '0'],
    ['a_2', '1'],
    ['__proto__', '2'],
    ['submit', '3'],
    ['parentNode', '4'],
    ['querySelector', '5'],
  ]);
  expect(page.container.querySelector('[name="submit"], [id="submit"]')).toBeNull();
});

test('what is missing is said at its field, which gets the focus, and nothing is sent', () => {
  const onFormSubmit = vi.fn();
  const page = mount(
    reply(formOf('{name: a}', '{name: b, required: true, help: A word.}', '{name: c, required: true}'), {
      onFormSubmit,
    }),
  );
  submit(page);
  expect(onFormSubmit).not.toHaveBeenCalled();
  const field = control(page, 1);
  expect(document.activeElement).toBe(field);
  expect(controls(page).map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true', 'true']);
  const notes = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(notes).toEqual(['Please fill this in.', 'A word.']);
  // It goes once it is right, and not the others'.
  type(page, 1, 'Here');
  expect(controls(page).map((one) => one.getAttribute('aria-invalid'))).toEqual([null, null, 'true']);
  type(page, 2, ' ');
  submit(page);
  expect(onFormSubmit).not.toHaveBeenCalled();
  type(page, 2, 'Too');
  submit(page);
  expect(onFormSubmit).toHaveBeenCalledOnce();
});

test.each([
  ['a number that is too small', '{name: a, type: number, min: 1, default: 0}', false],
  ['a number that is not whole', '{name: a, type: number, default: 1.5}', true],
  ['a number that is not whole where it has to be', '{name: a, type: number, min: 1, step: 1, default: 1.5}', false],
  ['no address', '{name: a, type: email, default: nobody}', false],
  ['a pattern that does not fit', '{name: a, pattern: "[A-Z]{2}", default: a}', false],
  ['a group of which nothing is chosen', '{name: a, type: multiselect, required: true, options: [x, y]}', false],
  ['one of which nothing is chosen', '{name: a, type: radio, required: true, options: [x, y]}', false],
  ['a list of which nothing is chosen', '{name: a, type: select, required: true, options: [x, y]}', false],
  ['a group of which something is', '{name: a, type: multiselect, required: true, default: x, options: [x, y]}', true],
  ['a box that has to be ticked', '{name: a, type: checkbox, required: true}', false],
  ['a file that is missing', '{name: a, type: file, required: true}', false],
])('whether a form is sent with %s', (_, field, isSent) => {
  const onFormSubmit = vi.fn();
  const page = mount(reply(formOf(field), { onFormSubmit }));
  submit(page);
  expect(onFormSubmit).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(page.container.querySelectorAll('.fd-field-problem')).toHaveLength(isSent ? 0 : 1);
  if (!isSent) expect(document.activeElement).toBe(control(page));
});

test('a form that is sent is off and says so; what was typed stays, and the button keeps the focus', () => {
  const page = mount(reply(visit));
  type(page, 0, '2031-05-01');
  act(() => control(page).focus());
  act(() => page.container.querySelector('form')?.requestSubmit());
  expect(controls(page).map(({ disabled, value }) => [disabled, value])).toEqual([
    [true, '2031-05-01'],
    [true, ''],
  ]);
  expect(page.container.querySelector('[role="status"]')?.textContent).toBe('Sent');
  expect(document.activeElement).toBe(button(page));
  expect(button(page).getAttribute('aria-disabled')).toBe('true');
});

test('a form that is switched off elsewhere keeps the focus within it', () => {
  const page = mount(reply(visit));
  act(() => control(page).focus());
  page.render(reply(visit, { answered: true }));
  expect(document.activeElement).toBe(page.container.querySelector('form'));
  expect(page.container.querySelector('[role="status"]')?.textContent).toBe('');
});

test.each([
  ['an action', '::: actions\n- Never\n:::', 0],
  ['another form', formOf('{name: b}'), 1],
])('%s and a form of one reply: one of them answers', (_, other, index) => {
  const sent = vi.fn();
  const page = mount(reply(`${formOf('{name: a}')}\n\n${other}`, { onAction: sent, onFormSubmit: sent }));
  type(page, 0, 'kept');
  const all = [...page.container.querySelectorAll('button')];
  act(() => {
    for (const one of all.reverse()) one.click();
  });
  expect(sent).toHaveBeenCalledOnce();
  expect(
    [...page.container.querySelectorAll('button')].every(({ disabled, ariaDisabled }) => disabled || ariaDisabled),
  ).toBe(true);
  expect(controls(page).every(({ disabled }) => disabled)).toBe(true);
  expect(control(page).value).toBe('kept');
  expect([...page.container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)).toEqual(
    index === 0 ? [''] : ['', 'Sent'],
  );
});

test('what could not be sent can be sent again, as it was typed', async () => {
  const ignore = (): void => undefined;
  process.on('unhandledRejection', ignore);
  const onFormSubmit = vi.fn(() => Promise.reject(new Error('offline')));
  const page = mount(reply(visit, { onFormSubmit }));
  type(page, 0, '2031-05-01');
  submit(page);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  expect([control(page).disabled, control(page).value]).toEqual([false, '2031-05-01']);
  submit(page);
  expect(onFormSubmit).toHaveBeenCalledTimes(2);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  process.off('unhandledRejection', ignore);
});

test('what is typed survives every later chunk, and another way to read the reply', () => {
  const page = mount(reply(`${visit}\n`, { streaming: true }));
  const field = control(page, 1);
  type(page, 1, 'typed');
  act(() => field.focus());
  const end = `${visit}\n\nMore, and **bold**.\n\n::: form\nfields: [x]\n:::\n\n[^1]: A note`;
  for (let at = visit.length + 1; at <= end.length; at++) page.render(reply(end.slice(0, at), { streaming: true }));
  page.render(reply(end));
  page.render(reply(end, { parse: { strict: true } }));
  expect(control(page, 1)).toBe(field);
  expect(field.value).toBe('typed');
  expect(document.activeElement).toBe(field);
});

test('another form in the same place has nothing of what was typed', () => {
  const page = mount(reply(visit));
  type(page, 0, '2031-05-01');
  submit(page);
  page.render(reply(visit.replace('Visit', 'Call')));
  expect([control(page).value, control(page).disabled]).toEqual(['', false]);
});

test('a form waits in a frame for what reads it, and holds its words meanwhile', async () => {
  const page = mount(<Reply markdown={visit} />);
  const frame = page.container.querySelector<HTMLElement>('.fd-form');
  expect(frame?.getAttribute('aria-busy')).toBe('true');
  expect(Number.parseFloat(frame?.style.blockSize ?? '')).toBeGreaterThan(10);
  expect(frame?.textContent).toContain('name: notes');
  await eventually(() => expect(controls(page)).toHaveLength(2));
});

test('a body that cannot be read is shown as it was written', () => {
  const page = mount(reply('::: form\ntitle: [Visit\n:::'));
  expect(page.container.querySelector('.fd-form')?.outerHTML).toBe(
    '<div class="fd-block fd-form" data-block="form"><pre class="fd-raw" tabindex="0">title: [Visit</pre></div>',
  );
});

test('a pattern over which a browser would stand still is left out', () => {
  const patterns = ['[a-z]+@[a-z]+', '(?:ab){2}', String.raw`\d{3}-\d{4}`];
  const hostile = ['(a+)+', '(a|a)*', '(a?){20}', '((a+)b)*', String.raw`(a*)\1`, 'a*a*a*a*b', `${'a'.repeat(201)}`];
  const page = mount(
    reply(formOf(...[...patterns, ...hostile].map((pattern, index) => `{name: f${index}, pattern: '${pattern}'}`))),
  );
  expect(controls(page).map((field) => field.getAttribute('pattern'))).toEqual([
    ...patterns,
    ...hostile.map(() => null),
  ]);
  expect(control(page).getAttribute('maxlength')).toBe('500');
});

test.each([
  ['{name: email}', { autocomplete: 'email', type: 'text' }],
  ['{name: first_name}', { autocomplete: 'given-name' }],
  ['{name: constructor}', { autocomplete: null, name: 'field-0' }],
  ['{name: x, type: tel}', { autocomplete: 'tel', type: 'tel' }],
  ['{name: x, type: password}', { autocomplete: 'new-password', type: 'password' }],
  ['{name: x, type: datetime}', { type: 'datetime-local', name: 'field-0' }],
  ['{name: x, type: number, min: 0, step: 1}', { inputmode: 'numeric', step: '1', min: '0' }],
  ['{name: x, type: number, min: 0}', { inputmode: 'decimal', step: 'any' }],
  ['{name: x, type: number}', { inputmode: null, name: 'field-0' }],
  ['{name: x, type: textarea, rows: 100000}', { rows: '20' }],
  [
    '{name: x, placeholder: Say it, minLength: 2, maxLength: 9}',
    { placeholder: 'Say it', minlength: '2', maxlength: '9' },
  ],
  ['{name: x, type: date, min: "2031-01-01", max: "2031-12-31"}', { min: '2031-01-01', max: '2031-12-31' }],
])('the control of %s', (field, expected) => {
  const page = mount(reply(formOf(field)));
  const names = Object.keys(expected);
  expect(Object.fromEntries(names.map((name) => [name, control(page).getAttribute(name)]))).toEqual(expected);
});

test('on a server a form is there and off, and the page switches it on where it stands', () => {
  const page = hydrate(reply(`${visit}\n\n${formOf('{name: a, type: radio, options: [x, y]}')}`));
  expect(page.html).toContain('<form');
  expect(page.html.match(/<(input|textarea|button)/g)).toHaveLength(6);
  expect(page.html.match(/ disabled=""/g)).toHaveLength(5);
  expect(page.errors).toEqual([]);
  expect(page.container.querySelectorAll(':disabled')).toHaveLength(0);
});
