import type { Story } from './story.ts';

const form = (...lines: string[]): string => ['::: form', ...lines, ':::'].join('\n');

const table = form(
  'title: Book a table',
  'description: We answer within an hour.',
  'submit: Ask for it',
  'fields:',
  '  - {name: name, required: true}',
  '  - {name: day, label: Which day?, type: date, required: true}',
  '  - {name: guests, label: How many of you?, type: number, min: 1, max: 12, default: 2}',
  '  - {name: notes, type: textarea, placeholder: Allergies or a pram, help: Only if we should know.}',
);

const all = form(
  'title: All that can be asked',
  'fields:',
  '  - {name: a, label: Text, placeholder: A word}',
  '  - {name: b, label: Long text, type: textarea, rows: 2}',
  '  - {name: c, label: Number, type: number, min: 0, step: 1}',
  '  - {name: d, label: Date, type: date}',
  '  - {name: e, label: Time, type: time}',
  '  - {name: f, label: Date and time, type: datetime}',
  '  - {name: g, label: E-mail, type: email}',
  '  - {name: h, label: Telephone, type: tel}',
  '  - {name: i, label: Address, type: url}',
  '  - {name: j, label: Password, type: password}',
  '  - {name: k, label: One of them, type: select, options: [Tea, Coffee, Water]}',
  '  - {name: l, label: Some of them, type: multiselect, options: [Milk, Sugar, Lemon], default: [Milk]}',
  '  - {name: m, label: Either, type: radio, options: [{value: in, label: Inside}, {value: out, label: Outside}]}',
  '  - {name: n, label: Boxes, type: checkbox, options: [Window, Quiet], required: true}',
  '  - {name: o, label: I agree, type: checkbox, required: true}',
  '  - {name: p, label: File, type: file}',
);

export const stories: Story[] = [
  { id: 'form-table', title: 'A few questions', markdown: table },
  { id: 'form-all', title: 'Every type of field', markdown: all },
  { id: 'form-answered', title: 'Answered: switched off, and readable', markdown: table, state: 'answered' },
  {
    id: 'form-bare',
    title: 'No title, a button without words of its own, and long words',
    markdown: form(
      'fields:',
      '  - {name: a, label: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, help: As it stands in the register of companies which the chamber of commerce keeps for your district}',
      '  - {name: b, type: radio, options: [Any day on which neither the museum nor the botanical garden is closed, None]}',
    ),
  },
  {
    id: 'form-invalid',
    title: 'A body that is no form stands there as it was written',
    markdown: form('title: [Book', 'fields: none'),
  },
  { id: 'form-pending', title: 'Its reader has not come', markdown: table, props: { yaml: false } },
  {
    id: 'form-streaming',
    title: 'Half written: held back',
    markdown: `Fill this in:\n\n${table.slice(0, 90)}`,
    state: 'streaming',
  },
];
