import type { Element } from 'hast';
import type { FormContent, FormField } from '../../mdast/types.ts';
import { element } from '../element.ts';
import type { HtmlLabels } from '../labels.ts';
import { block } from './block.ts';

const words = ({ label, required }: FormField): string => (required ? `${label} *` : label);

const help = ({ help }: FormField): Element | undefined =>
  help ? element('span', { className: ['fd-field-help'] }, help) : undefined;

function isDefault(field: FormField, value: string): boolean {
  const chosen = Array.isArray(field.default) ? field.default : [field.default];
  return chosen.some((one) => one !== undefined && String(one) === value);
}

/** One control that shows what will be asked. Without script nothing can be sent, so it is not offered for typing. */
function control(field: FormField): Element {
  const { type, placeholder, options = [], rows } = field;
  const shown = { disabled: true, ...(placeholder && { placeholder }) };
  const value = field.default === undefined ? undefined : String(field.default);
  if (type === 'textarea') return element('textarea', { ...shown, rows: rows ?? 3 }, value);
  if (type === 'select' || type === 'multiselect') {
    const choices = options.map(({ value, label }) =>
      element('option', { value, ...(isDefault(field, value) && { selected: true }) }, label),
    );
    return element('select', { disabled: true, ...(type === 'multiselect' && { multiple: true }) }, choices);
  }
  return element('input', {
    type: type === 'datetime' ? 'datetime-local' : type,
    ...shown,
    ...(value !== undefined && { value }),
  });
}

function choice(type: string, label: string, checked: boolean): Element {
  const input = element('input', { type, disabled: true, ...(checked && { checked: true }) });
  return element('label', { className: ['fd-choice'] }, input, ` ${label}`);
}

/** A field: a control in its label, or a group in which each choice has a label of its own. */
function fieldElement(field: FormField): Element {
  const { type, options = [] } = field;
  if (type === 'radio' || (type === 'checkbox' && options.length > 0))
    return element(
      'fieldset',
      { className: ['fd-field'], disabled: true },
      element('legend', { className: ['fd-field-label'] }, words(field)),
      options.map(({ value, label }) => choice(type, label, isDefault(field, value))),
      help(field),
    );
  if (type === 'checkbox')
    return element(
      'div',
      { className: ['fd-field'] },
      choice(type, words(field), field.default === true || field.default === 'true'),
      help(field),
    );
  return element(
    'label',
    { className: ['fd-field'] },
    element('span', { className: ['fd-field-label'] }, words(field)),
    control(field),
    help(field),
  );
}

/** A form as what it will ask, switched off. */
export function formElement(form: FormContent, labels: HtmlLabels): Element {
  const drawn = block(
    'form',
    'fieldset',
    form.title ? element('legend', {}, form.title) : undefined,
    form.description ? element('p', {}, form.description) : undefined,
    form.fields.map(fieldElement),
    element('p', { className: ['fd-form-submit'] }, form.submit ?? labels.submit),
  );
  drawn.properties.disabled = true;
  return drawn;
}
