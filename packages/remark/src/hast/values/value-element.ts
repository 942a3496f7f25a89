import type { Element, ElementContent, Properties } from 'hast';
import type { BlockValue, CustomBlockValue } from '../mdast/read-block.ts';
import type { Inline, PlainValue, YamlValue } from '../mdast/read-values.ts';
import type { ChartContent, FormContent, FormField } from '../mdast/types.ts';

/** Makes the nodes of a piece of inline Markdown. */
export type InlineToHast = (inline: Inline) => ElementContent[];

type Child = ElementContent | string | undefined;

export function element(tagName: string, properties: Properties, ...children: (Child | Child[])[]): Element {
  const content = children.flat().flatMap((child): ElementContent[] => {
    if (child === undefined || child === '') return [];
    return [typeof child === 'string' ? { type: 'text', value: child } : child];
  });
  return { type: 'element', tagName, properties, children: content };
}

const block = (name: string, tagName: string, ...children: (Child | Child[])[]): Element =>
  element(tagName, { className: ['fd-block', `fd-${name}`], dataBlock: name }, ...children);

const inputTypes: Partial<Record<FormField['type'], string>> = { datetime: 'datetime-local', checkbox: 'checkbox' };

/** One field as a control that shows what will be asked. Without script nothing can be sent, so it is not offered for typing. */
function control(field: FormField): Element[] {
  const { type, placeholder, options = [], rows } = field;
  const shown = { disabled: true, ...(placeholder && { placeholder }) };
  const value = field.default === undefined ? undefined : String(field.default);
  if (type === 'textarea') return [element('textarea', { ...shown, rows: rows ?? 3 }, value)];
  if (type === 'select' || type === 'multiselect') {
    const choices = options.map(({ value, label }) => element('option', { value }, label));
    return [element('select', { disabled: true, ...(type === 'multiselect' && { multiple: true }) }, choices)];
  }
  if (type === 'radio' || (type === 'checkbox' && options.length > 0))
    return options.map(({ label }) =>
      element('span', { className: ['fd-choice'] }, element('input', { type, disabled: true }), ` ${label}`),
    );
  return [
    element('input', {
      type: inputTypes[type] ?? type,
      ...shown,
      ...(value !== undefined && type !== 'checkbox' && { value }),
    }),
  ];
}

function formElement(form: FormContent): Element {
  const fields = form.fields.map((field) =>
    element(
      'label',
      { className: ['fd-field'] },
      element('span', { className: ['fd-field-label'] }, field.label, field.required ? ' *' : undefined),
      control(field),
      field.help ? element('span', { className: ['fd-field-help'] }, field.help) : undefined,
    ),
  );
  return block(
    'form',
    'fieldset',
    form.title ? element('legend', {}, form.title) : undefined,
    form.description ? element('p', {}, form.description) : undefined,
    fields,
    element('p', { className: ['fd-form-submit'] }, form.submit ?? 'Submit'),
  );
}

/** The numbers of a chart as a table: exact, readable aloud, and there without a drawing. */
function chartElement({ title, labels, series }: ChartContent): Element {
  const head = element(
    'tr',
    {},
    element('td', {}),
    series.map(({ name }) => element('th', { scope: 'col' }, name ?? '')),
  );
  const rows = labels.map((label, index) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, label),
      series.map(({ values }) => element('td', {}, String(values[index] ?? ''))),
    ),
  );
  const named = series.some(({ name }) => name);
  return block(
    'chart',
    'figure',
    title ? element('figcaption', {}, title) : undefined,
    element('table', {}, named ? element('thead', {}, head) : undefined, element('tbody', {}, rows)),
  );
}

const marks = { thumbs: () => ['👍', '👎'], stars: (max: number) => Array.from({ length: max }, () => '★') } as const;

function feedbackElement(value: Extract<PlainValue, { name: 'feedback' }>, toHast: InlineToHast): Element {
  const { kind, max, question } = value;
  const options = kind === 'scale' ? Array.from({ length: max }, (_, index) => String(index + 1)) : marks[kind](max);
  return block(
    'feedback',
    'div',
    question ? element('p', { className: ['fd-feedback-question'] }, toHast(question)) : undefined,
    element(
      'ul',
      { className: ['fd-options'] },
      options.map((option) => element('li', {}, option)),
    ),
  );
}

function progressElement(value: Extract<PlainValue, { name: 'progress' }>, toHast: InlineToHast): Element {
  const { max, label } = value;
  const done = value.value ?? 0;
  const percent = `${Math.round((done / max) * 100)}%`;
  return block(
    'progress',
    'div',
    label ? element('p', { className: ['fd-progress-label'] }, toHast(label)) : undefined,
    value.value === undefined
      ? undefined
      : [
          element('progress', { max: String(max), value: String(Math.min(Math.max(done, 0), max)) }, percent),
          element('span', {}, percent),
        ],
  );
}

/** The element of a block whose fields are values, not Markdown; undefined for the others, which their nodes draw. */
export function valueElement(
  value: BlockValue | CustomBlockValue | PlainValue | YamlValue,
  toHast: InlineToHast,
): Element | undefined {
  if ('custom' in value) return undefined;
  switch (value.name) {
    case 'form':
      return value.form ? formElement(value.form) : undefined;
    case 'chart':
      return value.chart ? chartElement(value.chart) : undefined;
    case 'progress':
      return progressElement(value, toHast);
    case 'feedback':
      return feedbackElement(value, toHast);
    case 'reaction':
      return value.emoji === '' ? undefined : block('reaction', 'p', value.emoji);
    default:
      return undefined;
  }
}
