import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { yamlReader } from 'remark-flowdown/yaml';
import { expect, test, vi } from 'vitest';
import { safePattern } from '../src/constructs/form/pattern.ts';
import { type FormValues, Reply, type ReplyProps } from '../src/index.ts';

// Arrows among radio buttons are walked with it, and jsdom has none.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });

const show = (lines: string[], props: Partial<ReplyProps> = {}): { sent: [string, FormValues][] } => {
  const sent: [string, FormValues][] = [];
  render(
    <Reply
      {...(props as object)}
      markdown={['::: form', ...lines, ':::'].join('\n')}
      yaml={yamlReader}
      onFormSubmit={(text, values) => sent.push([text, values])}
    />,
  );
  return { sent };
};
const field = (rest: string): string[] => ['fields:', `  - {name: a, label: It, ${rest}}`];
const input = (): HTMLInputElement => screen.getByLabelText(/^It/);

test.each([
  ['{type: text}', 'text', ''],
  ['{type: number}', 'number', ''],
  ['{type: date}', 'date', ''],
  ['{type: time}', 'time', ''],
  ['{type: datetime}', 'datetime-local', ''],
  ['{type: email}', 'email', 'email'],
  ['{type: tel}', 'tel', 'tel'],
  ['{type: url}', 'url', 'url'],
  ['{type: password}', 'password', 'new-password'],
  ['{type: file}', 'file', ''],
  ['{type: colour}', 'text', ''],
  ['{type: radio}', 'text', ''],
  ['{type: select}', 'text', ''],
  ['{type: textarea}', 'textarea', ''],
  ['{type: checkbox}', 'checkbox', ''],
  ['{type: select, options: [x]}', 'select-one', ''],
  ['{options: [x]}', 'select-one', ''],
])('a field of %s is a control of type %s', (rest, type, autocomplete) => {
  show(field(rest.slice(1, -1)));
  expect(input().disabled).toBe(false);
  expect([input().type, input().getAttribute('autocomplete') ?? '']).toEqual([type, autocomplete]);
});

test.each([
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['multiselect', 'checkbox'],
])('a field of type %s with options is a named group of choices', (type, control) => {
  show(field(`type: ${type}, options: [x, {value: z, label: Y}], default: z, help: Well`));
  const group = screen.getByRole('group', { name: 'It' });
  expect(screen.getAllByRole(control).map((one) => [(one as HTMLInputElement).checked])).toEqual([[false], [true]]);
  expect(screen.getByLabelText('Y')).toBe(screen.getAllByRole(control)[1]);
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Well');
});

test('a long list of choices of which some may be taken is a list', async () => {
  const { sent } = show(field(`type: multiselect, options: [${'abcdefghijkl'.split('').join(', ')}], default: [c]`));
  const list = screen.getByRole('listbox', { name: 'It' });
  await userEvent.setup().selectOptions(list, ['e']);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(sent).toEqual([['Form submitted:\n- It: c, e', { a: ['c', 'e'] }]]);
});

test('limits, defaults and hints reach the control', () => {
  show(field('type: number, min: 1, max: 9, step: 2, default: 3, placeholder: Some, required: true'));
  const { min, max, step, value, placeholder, required, inputMode } = input();
  expect([min, max, step, value, placeholder, required, inputMode]).toEqual([
    '1',
    '9',
    '2',
    '3',
    'Some',
    true,
    'numeric',
  ]);
});

test('a number without a step may be any', () => {
  show(field('type: number'));
  expect(input().step).toBe('any');
});

test('the reader fills in a form by keyboard alone', async () => {
  const { sent } = show([
    'title: Trip',
    'fields:',
    '  - {name: who, label: Who}',
    '  - {name: how, label: How, type: radio, options: [Train, Bus], default: Train}',
    '  - {name: back, label: And back, type: checkbox}',
    '  - {name: with, label: With, type: checkbox, options: [Dog, Pram]}',
    '  - {name: class, label: Class, type: select, options: [{value: 1, label: First}], placeholder: Any}',
  ]);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('Ada');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
  await user.keyboard('{Enter}');
  expect(sent).toEqual([
    [
      'Trip submitted:\n- Who: Ada\n- How: Bus\n- And back: Yes\n- With: Pram\n- Class:',
      { who: 'Ada', how: 'Bus', back: true, with: ['Pram'], class: '' },
    ],
  ]);
});

test('Enter in a field sends the form', async () => {
  const { sent } = show(field('type: text'));
  await userEvent.setup().type(input(), 'x{Enter}');
  expect(sent).toHaveLength(1);
});

test('what is wrong is said at its field, which gets the focus, until it is put right', async () => {
  const { sent } = show([
    'fields:',
    '  - {name: a, label: Fine}',
    '  - {name: b, label: Must, required: true, help: Please}',
    '  - {name: c, label: Mail, type: email}',
    '  - {name: d, label: Some, type: checkbox, required: true, options: [x, y]}',
  ]);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Mail'), 'nonsense');
  await user.click(screen.getByRole('button'));
  const must = screen.getByLabelText(/^Must/);
  const described = (control: HTMLElement): string[] =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(must);
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true', 'true']);
  expect(described(must)).toHaveLength(2);
  expect(described(must)[1]).toBe('Please');
  expect(described(screen.getByRole('group', { name: 'Some *' }))).toEqual(['Choose at least one.']);
  await user.type(must, 'x');
  expect(must.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText('Mail').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Mail'), '@example.com');
  await user.click(screen.getByLabelText('y'));
  await user.click(screen.getByRole('button'));
  expect(sent.map(([, values]) => values)).toEqual([{ a: '', b: 'x', c: 'nonsense@example.com', d: ['y'] }]);
});

test('a file is sent as a file, and named in the message', async () => {
  const { sent } = show(field('type: file'));
  const file = new File(['x'], 'plan.pdf');
  await userEvent.setup().upload(input(), file);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(sent).toEqual([['Form submitted:\n- It: plan.pdf', { a: [file] }]]);
});

test('two fields of one name both arrive, and a name can be any', async () => {
  const { sent } = show([
    'fields:',
    '  - {name: a, default: 1}',
    '  - {name: a, default: 2}',
    '  - {name: __proto__, default: 3}',
  ]);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(Object.entries(sent[0]?.[1] ?? {})).toEqual([
    ['a', '1'],
    ['a_2', '2'],
    ['__proto__', '3'],
  ]);
});

test('no id or name of a control holds words of the reply', () => {
  show(['title: location', 'fields:', '  - {name: location, help: location}']);
  expect(document.querySelectorAll('form input[name]').length).toBe(1);
  const names = [...document.querySelectorAll('form, form *')].flatMap(({ id, attributes }) => [
    id,
    attributes.getNamedItem('name')?.value ?? '',
  ]);
  expect(names.filter((name) => name.includes('location'))).toEqual([]);
});

test.each([
  ['[0-9]{5}', true],
  ['\\+?[0-9 ]{7,15}', true],
  ['(\\d{3})-\\d{4}', true],
  ['(19|20)\\d{2}', true],
  ['(a+)+', false],
  ['(a|a)*b', false],
  ['(a*){12}', false],
  ['(a)\\1', false],
  ['a*a*a*a*b', false],
  ['a{0,999}a{0,999}a{0,999}a{0,999}b', false],
  ['a'.repeat(300), false],
])('the pattern %s is used: %s, as some would take a browser for ever', (pattern, isUsed) => {
  expect(safePattern(pattern)).toBe(isUsed ? pattern : undefined);
});

test.each([
  ['rows: 100000, type: textarea', 'rows', '20'],
  ["pattern: '[a-z]*'", 'maxlength', '500'],
  ["pattern: '[a-z]*', maxLength: 9", 'maxlength', '9'],
  ["pattern: '[a-z]*', maxLength: 9000", 'maxlength', '500'],
  [`pattern: '[a-z]*', default: ${'a'.repeat(501)}`, 'pattern', null],
])('the browser is not kept busy by %s', (rest, name, expected) => {
  show(field(rest));
  expect(input().getAttribute(name)).toBe(expected);
});

test('a form is sent alone, and not with one around the reply', async () => {
  const around = vi.fn();
  const own = vi.fn();
  render(
    <div onSubmit={around}>
      <Reply markdown={'::: form\nfields: [a]\n:::'} yaml={yamlReader} onFormSubmit={own} />
    </div>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(own).toHaveBeenCalledOnce();
  expect(around).not.toHaveBeenCalled();
});
