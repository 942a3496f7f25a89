import type { FormField } from 'remark-flowdown';
import type { FormAnswer } from 'remark-flowdown/mdast';
import type { ReplyLabels } from '../../labels.ts';
import type { FormValues } from '../../types.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = FormValues[string];

/** More choices than these are a list, and not boxes. */
const mostBoxes = 10;

/** How a field is drawn: a choice without options can only be written. */
export function lookOf({ type, options = [] }: FormField): 'choices' | 'box' | 'select' | 'textarea' | 'input' {
  const { length } = options;
  if (type === 'textarea') return 'textarea';
  if (type === 'checkbox' && length === 0) return 'box';
  if (length === 0) return 'input';
  if (type === 'radio' || type === 'checkbox' || (type === 'multiselect' && length <= mostBoxes)) return 'choices';
  return type === 'select' || type === 'multiselect' ? 'select' : 'input';
}

/** The controls of a field. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'validity' in element && (element as Control).name === name,
  );

const isChecked = (control: Control): boolean => 'checked' in control && control.checked;

function readValue(field: FormField, controls: readonly Control[]): Value {
  const [only] = controls;
  const look = lookOf(field);
  if (look === 'box') return only !== undefined && isChecked(only);
  if (look === 'choices') {
    const chosen = controls.filter(isChecked).map(({ value }) => value);
    return field.type === 'radio' ? (chosen[0] ?? '') : chosen;
  }
  if (field.type === 'file') return only && 'files' in only ? [...(only.files ?? [])] : [];
  if (only && 'selectedOptions' in only && only.multiple) return [...only.selectedOptions].map(({ value }) => value);
  return only?.value ?? '';
}

/** What the reader gave, field by field. */
export const readValues = (form: HTMLFormElement, fields: readonly FormField[], nameOf: (index: number) => string) =>
  fields.map((field, index): Value => readValue(field, controlsOf(form, nameOf(index))));

/** The same for the message: files are their names. */
export const answerOf = (value: Value): FormAnswer =>
  typeof value === 'object' ? value.map((one) => (typeof one === 'string' ? one : one.name)) : value;

/** The same by the names of fields; of two with one name the second gets a number, so that nothing is lost. */
export function byName(fields: readonly FormField[], values: readonly Value[]): FormValues {
  const found = new Map<string, Value>();
  fields.forEach(({ name }, index) => {
    let free = name;
    for (let count = 2; found.has(free); count++) free = `${name}_${count}`;
    found.set(free, values[index] ?? '');
  });
  return Object.fromEntries(found);
}

/** What is wrong with a field, in the browser's words. */
export function errorOf(field: FormField, controls: readonly Control[], labels: ReplyLabels): string | undefined {
  // The one rule that HTML has no attribute for.
  const needsSome = field.required === true && lookOf(field) === 'choices' && field.type !== 'radio';
  if (needsSome && !controls.some(isChecked)) return labels.chooseSome;
  const wrong = controls.find(({ validity }) => !validity.valid);
  return wrong && (wrong.validationMessage || labels.invalid);
}
