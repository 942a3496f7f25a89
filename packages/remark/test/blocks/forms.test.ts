import { describe, expect, it } from 'vitest';
import { parseReply } from '../../src/index.ts';
import { type BlockValue, readBlock } from '../../src/mdast/index.ts';
import type { ReplyBlock } from '../../src/mdast/types.ts';
import { outline } from '../outline.ts';

const form = (body: string) => outline(`::: form\n${body}\n:::`).map((line) => line.replace(/^::: form ?/, ''));

/** The first field of a form. */
function field(lines: string) {
  const tree = parseReply(`::: form\nfields:\n  - ${lines.replace(/\n/g, '\n    ')}\n:::`);
  const value = readBlock(tree.children[0] as ReplyBlock) as Extract<BlockValue, { name: 'form' }>;
  return value.form?.fields[0];
}

describe('a form is a YAML map', () => {
  it.each([
    ['title and field', 'title: T\nfields:\n  - name: day', '# T | Day (day: text)'],
    ['description', 'description: D\nfields:\n  - name: day', 'D | Day (day: text)'],
    ['submit', 'submit: Send\nfields:\n  - name: day', '[Send] | Day (day: text)'],
    ['submitLabel', 'submitLabel: Send\nfields:\n  - name: day', '[Send] | Day (day: text)'],
    ['submit_label', 'submit_label: Send\nfields:\n  - name: day', '[Send] | Day (day: text)'],
    ['id', 'id: f1\nfields:\n  - name: day', 'id f1 | Day (day: text)'],
    ['id for name', 'fields:\n  - id: day', 'Day (day: text)'],
    ['a label', 'fields:\n  - name: day\n    label: Which day?', 'Which day? (day: text)'],
    ['a flow map', '{fields: [{name: day}]}', 'Day (day: text)'],
    ['dashes without indentation', 'fields:\n- name: day\n- name: hour', 'Day (day: text) | Hour (hour: text)'],
    ['blank lines', 'title: T\n\nfields:\n\n  - name: day', '# T | Day (day: text)'],
    ['a comment', '# note\ntitle: T\nfields:\n  - name: day', '# T | Day (day: text)'],
    ['what would be a rule', 'title: T\nfields:\n  - name: day\n    label: "---"', '# T | --- (day: text)'],
    ['a required field', 'fields:\n  - name: day\n    required: true', 'Day (day: text!)'],
    ['options', 'fields:\n  - name: size\n    options: [S, M]', 'Size (size: select {S, M})'],
    [
      'options with values',
      'fields:\n  - name: size\n    type: radio\n    options:\n      - value: s\n        label: Small',
      'Size (size: radio {Small})',
    ],
    ['an unknown type', 'fields:\n  - name: day\n    type: hologram', 'Day (day: text)'],
    ['a type of the prototype', 'fields:\n  - name: day\n    type: constructor', 'Day (day: text)'],
    ['a name in words', 'fields:\n  - name: first_name', 'First name (first_name: text)'],
  ])('%s', (_, body, fields) => {
    expect(form(body)).toEqual([fields]);
  });

  it.each([
    'text',
    'textarea',
    'number',
    'date',
    'time',
    'datetime',
    'email',
    'tel',
    'url',
    'password',
    'select',
    'multiselect',
    'radio',
    'checkbox',
    'file',
  ])('knows the type %s', (type) => {
    expect(field(`name: a\ntype: ${type}`)).toMatchObject({ type });
  });

  it.each([
    ['placeholder: x', { placeholder: 'x' }],
    ['help: x', { help: 'x' }],
    ['default: x', { default: 'x' }],
    ['min: 1', { min: 1 }],
    ['max: 9', { max: 9 }],
    ['step: 2', { step: 2 }],
    ['minLength: 2', { minLength: 2 }],
    ['maxLength: 9', { maxLength: 9 }],
    ['pattern: "[a-z]+"', { pattern: '[a-z]+' }],
    ['rows: 4', { rows: 4 }],
  ])('keeps %s', (line, value) => {
    expect(field(`name: a\n${line}`)).toMatchObject(value);
  });

  it('keeps twenty fields at most', () => {
    const names = Array.from({ length: 25 }, (_, index) => `  - name: f${index}`).join('\n');
    const [line = ''] = form(`fields:\n${names}`);
    expect(line.split(' | ')).toHaveLength(20);
  });
});

describe('the older form has a line per field', () => {
  it.each([
    [
      'a title, text, a field and a button',
      '# T\nSome text.\nday | Which day? | date | required\n[Send]',
      '# T | Some text. | [Send] | Which day? (day: date!)',
    ],
    ['two fields', 'day | Day | date\nname | Name', 'Day (day: date) | Name (name: text)'],
    ['a field that is not required', 'day | Day | date | optional', 'Day (day: date)'],
    ['outer bars', '| day | Day | date |', 'Day (day: date)'],
  ])('%s', (_, body, fields) => {
    expect(form(body)).toEqual([fields]);
  });
});

describe('a body that is neither is shown as text', () => {
  it.each([
    ['a sentence', 'Please tell us your name.', ['', '  Please tell us your name.']],
    ['broken YAML', 'title: "T\nfields: [', ['', '  title: "T⏎fields: [']],
    ['no fields', 'title: T', ['', '  title: T']],
    ['a list', '- a\n- b', ['', '  - a⏎- b']],
    ['an anchor', 'title: &a T\nfields:\n  - name: day', ['', '  title: &a T⏎fields:⏎- name: day']],
    ['an alias', 'title: *a\nfields:\n  - name: day', ['', '  title: *a⏎fields:⏎- name: day']],
    ['a tag', 'title: !!str T\nfields:\n  - name: day', ['', '  title: !!str T⏎fields:⏎- name: day']],
  ])('%s', (_, body, tree) => {
    expect(form(body)).toEqual(tree);
  });
});

describe('chart', () => {
  it.each([
    ['bar', 'type: bar\nlabels: [a, b]\nseries:\n  - name: n\n    values: [1, 2]', '::: chart bar | a b | n: 1 2'],
    ['line', 'type: line\nlabels: [a, b]\nseries:\n  - values: [1, 2]', '::: chart line | a b | 1 2'],
    ['pie', 'type: pie\nlabels: [a, b]\nseries:\n  - values: [1, 2]', '::: chart pie | a b | 1 2'],
  ])('%s', (_, body, line) => {
    expect(outline(`::: chart\n${body}\n:::`)).toEqual([line]);
  });
});
