import type { ReplyLabels } from '../../labels.ts';
import { type Field, takesOne } from './fields.ts';

/** What is wrong, by the names of controls. */
export type Problems = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a field, in order. */
export const controlsOf = (form: HTMLFormElement, { control }: Field): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(({ name }) => name === control);

/** What is wrong with a field: what the browser finds, and that nothing of a group is chosen, which it does not look for. */
export function problemOf(form: HTMLFormElement, field: Field, labels: ReplyLabels): string | undefined {
  const controls = controlsOf(form, field);
  if (field.required && field.shape === 'group' && !takesOne(field))
    return controls.some((control) => (control as HTMLInputElement).checked) ? undefined : labels.fieldMissing;
  const wrong = controls.find(({ validity }) => !validity.valid);
  const isBlank =
    field.required && controls.some((control) => control.type.startsWith('text') && control.value.trim() === '');
  if (wrong?.validity.valueMissing || isBlank) return labels.fieldMissing;
  return wrong && (wrong.validationMessage || labels.fieldInvalid);
}
