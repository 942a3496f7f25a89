import { expect, test } from 'vitest';
import { type FormAnswer, type FormContent, type FormField, formMessage } from '../../src/mdast/index.ts';

const field = (label: string, rest: Partial<FormField> = {}): FormField => ({
  name: 'x',
  label,
  type: 'text',
  ...rest,
});
const drinks = [
  { value: 't', label: 'Green tea' },
  { value: 'c', label: 'Coffee' },
];

const cases: [string, FormContent, FormAnswer[], string][] = [
  [
    'the title, and a line for each field',
    { title: 'Visit', fields: [field('Day', { type: 'date' }), field('Guests', { type: 'number' })] },
    ['2031-05-04', '2'],
    'Visit submitted:\n- Day: 2031-05-04\n- Guests: 2',
  ],
  ['a form without a title', { fields: [field('Day')] }, ['Monday'], 'Form submitted:\n- Day: Monday'],
  ['a field that was left empty', { title: 'A', fields: [field('Notes')] }, [''], 'A submitted:\n- Notes:'],
  [
    'choices by the labels that the reader saw',
    {
      title: 'A',
      fields: [
        field('One', { type: 'radio', options: drinks }),
        field('Some', { type: 'multiselect', options: drinks }),
      ],
    },
    ['t', ['t', 'c']],
    'A submitted:\n- One: Green tea\n- Some: Green tea, Coffee',
  ],
  [
    'a box, ticked or not',
    { title: 'A', fields: [field('Agreed', { type: 'checkbox' }), field('Mail', { type: 'checkbox' })] },
    [true, false],
    'A submitted:\n- Agreed: Yes\n- Mail: No',
  ],
  [
    'further lines of a long text within its item',
    { title: 'A', fields: [field('Notes', { type: 'textarea' }), field('End')] },
    ['one\r\n- two\n', 'x'],
    'A submitted:\n- Notes: one\n  - two\n- End: x',
  ],
  [
    'no password, but that there is one',
    { title: 'A', fields: [field('Key', { type: 'password' })] },
    ['hunter2'],
    'A submitted:\n- Key: ••••••••',
  ],
  [
    'files by their names',
    { title: 'A', fields: [field('Plan', { type: 'file' })] },
    [['roof.pdf']],
    'A submitted:\n- Plan: roof.pdf',
  ],
  [
    'titles and labels on one line, whatever is in them',
    { title: 'A\n$& {title}', fields: [field('Two\nlines')] },
    ['x'],
    'A $& {title} submitted:\n- Two lines: x',
  ],
];

test.each(cases)('a form that was sent says %s', (_, form, answers, expected) => {
  expect(formMessage(form, answers)).toBe(expected);
});

test('the words of the message can be in another language', () => {
  const words = { submitted: 'Gesendet ({title}):', form: 'Formular', yes: 'Ja', no: 'Nein' };
  expect(formMessage({ fields: [field('Da', { type: 'checkbox' })] }, [true], words)).toBe(
    'Gesendet (Formular):\n- Da: Ja',
  );
});
