import type { FormContent, FormField } from 'remark-flowdown/mdast';

/** A field as it is asked for. */
export interface Field extends FormField {
  /** The name of its value; no two fields of a form have the same. */
  key: string;
  /** The name of its control. Names of a model never reach the page: they could hide what a form has itself. */
  control: string;
  /** How it is drawn: one control, or choices in a group. */
  shape: 'input' | 'textarea' | 'select' | 'group' | 'checkbox';
}

function shapeOf({ type, options }: FormField): Field['shape'] {
  if (type === 'textarea' || (type === 'checkbox' && !options)) return type;
  // Without anything to choose from, the reader can still write.
  if (!options) return 'input';
  if (type === 'radio' || type === 'checkbox' || type === 'multiselect') return 'group';
  return type === 'select' ? 'select' : 'input';
}

/** The fields of a form, with names for their values and controls. */
export function fieldsOf({ fields }: FormContent): Field[] {
  const used = new Set<string>();
  return fields.map((field, index) => {
    let key = field.name;
    for (let count = 2; used.has(key); count++) key = `${field.name}_${count}`;
    used.add(key);
    return { ...field, key, control: `field-${index}`, shape: shapeOf(field) };
  });
}

/** Whether a group takes one of its choices, and not several. */
export const takesOne = ({ type }: FormField): boolean => type === 'radio';

/** Whether a choice is there from the start. */
export function isDefault({ default: start }: FormField, value: string): boolean {
  const chosen = Array.isArray(start) ? start : [start];
  return chosen.some((one) => one !== undefined && String(one) === value);
}
