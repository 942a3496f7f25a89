import type { FormContent } from 'remark-flowdown/mdast';
import type { ReplyLabels } from '../../labels.ts';
import type { FormValues } from '../../types.ts';
import { type Field, takesOne } from './fields.ts';

type Value = FormValues[string];

function readValue(field: Field, data: FormData): Value {
  const all = data.getAll(field.control);
  const words = all.filter((value) => typeof value === 'string');
  if (field.shape === 'checkbox') return all.length > 0;
  if (field.type === 'file') return all.filter((value): value is File => value instanceof File && value.name !== '');
  return field.shape === 'group' && !takesOne(field) ? words : (words[0] ?? '');
}

/** The values of a form by the names of its fields. */
export function valuesOf(fields: readonly Field[], data: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.key, readValue(field, data)]));
}

/** What the reader saw of a value: the words of a choice, the name of a file, and nothing of a password. */
function wordsOf({ options = [], type, shape }: Field, value: Value, labels: ReplyLabels): string {
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  const all = typeof value === 'string' ? [value] : value.map((one) => (typeof one === 'string' ? one : one.name));
  if (type === 'password') return all[0] === '' ? '' : '••••••••';
  if (shape !== 'select' && shape !== 'group') return all.join(', ');
  return all.map((one) => options.find((option) => option.value === one)?.label ?? one).join(', ');
}

/** A form as the reader's message: a line for each field (blocks.md §5). What goes on in another line is set in, so that no value looks like a field. */
export function messageOf(
  { title }: FormContent,
  fields: readonly Field[],
  values: FormValues,
  labels: ReplyLabels,
): string {
  const head = labels.submitted.replace('{title}', () => title ?? labels.form);
  const lines = fields.map((field) => {
    const words = wordsOf(field, values[field.key] ?? '', labels);
    return `- ${field.label}: ${words}`.trimEnd().replace(/\r\n|[\r\n\u2028\u2029]/g, '\n  ');
  });
  return [head, ...lines].join('\n');
}
