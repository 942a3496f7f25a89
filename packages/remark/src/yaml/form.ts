import type { FormContent, FormField, FormFieldType } from '../mdast/types.ts';
import type { YamlProblem } from '../mdast/yaml-reader.ts';
import type { YamlMap, YamlValue } from './read-map.ts';

interface FormReading {
  content?: FormContent;
  problems: YamlProblem[];
}

/** More fields than this are a questionnaire, not a reply. */
const mostFields = 20;

const types: ReadonlySet<string> = new Set<FormFieldType>([
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
]);

const text = (value: YamlValue | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

const whole = (value: YamlValue | undefined): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const isMap = (value: YamlValue | undefined): value is YamlMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `first_name` as words a reader sees: "First name". */
function labelOf(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readOptions(value: YamlValue | undefined): FormField['options'] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s*,\s*/) : [];
  const options = list.flatMap((option) => {
    if (isMap(option)) {
      const inner = text(option.value) ?? text(option.label);
      return inner === undefined ? [] : [{ value: inner, label: text(option.label) ?? inner }];
    }
    const inner = text(option);
    return inner === undefined || inner === '' ? [] : [{ value: inner, label: inner }];
  });
  return options.length > 0 ? options : undefined;
}

function readDefault(value: YamlValue | undefined): FormField['default'] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string' || typeof item === 'number');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

function readType(value: YamlValue | undefined, hasOptions: boolean): FormFieldType {
  const wanted = text(value)?.toLowerCase();
  if (wanted === undefined) return hasOptions ? 'select' : 'text';
  return types.has(wanted) ? (wanted as FormFieldType) : 'text';
}

/** Leaves out what is undefined. */
function defined<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;
}

function readField(value: YamlValue, index: number): FormField | undefined {
  if (typeof value === 'string' && value.trim() !== '') return { name: value, label: labelOf(value), type: 'text' };
  if (!isMap(value)) return undefined;
  const label = text(value.label);
  const name = text(value.name) ?? text(value.id) ?? label?.toLowerCase().replace(/\s+/g, '_') ?? `field_${index + 1}`;
  const options = readOptions(value.options);
  const limit = (key: 'min' | 'max') =>
    typeof value[key] === 'number' || typeof value[key] === 'string' ? value[key] : undefined;
  return defined<FormField>({
    name,
    label: label ?? labelOf(name),
    type: readType(value.type, options !== undefined),
    required: value.required === true ? true : undefined,
    placeholder: text(value.placeholder),
    help: text(value.help),
    default: readDefault(value.default),
    options,
    min: limit('min'),
    max: limit('max'),
    step: typeof value.step === 'number' ? value.step : undefined,
    minLength: whole(value.minLength),
    maxLength: whole(value.maxLength),
    pattern: text(value.pattern),
    rows: whole(value.rows),
  });
}

function complete(form: Omit<FormContent, 'fields'>, fields: FormField[]): FormReading {
  if (fields.length === 0)
    return { problems: [{ code: 'invalid-form', message: 'The form has no fields.', line: 0, column: 0 }] };
  const problems: YamlProblem[] = [];
  if (fields.length > mostFields) {
    const message = `${fields.length} fields; the first ${mostFields} are kept.`;
    problems.push({ code: 'too-many-fields', message, line: 0, column: 0 });
  }
  return { content: { ...form, fields: fields.slice(0, mostFields) }, problems };
}

/** A form from its YAML map, with the aliases that models use (blocks.md §5). */
export function readForm(map: YamlMap): FormReading {
  const list = Array.isArray(map.fields) ? map.fields : [];
  const fields = list.flatMap((value, index) => readField(value, index) ?? []);
  const form = defined<Omit<FormContent, 'fields'>>({
    title: text(map.title),
    description: text(map.description),
    submit: text(map.submit) ?? text(map.submitLabel) ?? text(map.submit_label),
    id: text(map.id),
  });
  return complete(form, fields);
}

const yes = /^(?:required|yes|true|\*)$/i;

function readPipeField(line: string, index: number): FormField | undefined {
  const cells = line
    .replace(/^\s*(?:-\s+)?\|?|\|?\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  const [name = '', label = '', type = '', ...rest] = cells;
  if (cells.length < 2 || name === '') return undefined;
  const optional = rest.find((cell) => cell !== '' && !yes.test(cell) && !/^optional$/i.test(cell));
  return readField(
    {
      name,
      ...(label && { label }),
      ...(type && { type }),
      required: rest.some((cell) => yes.test(cell)),
      ...(optional && { options: optional.replace(/^options\s*[:=]\s*/i, '') }),
    },
    index,
  );
}

/**
 * The older way to write a form: `# Title`, text, `name | Label | type | required` lines, `[Submit]`. Undefined when the
 * body has no such field line and is YAML, if anything.
 */
export function readPipeForm(raw: string): FormReading | undefined {
  const form: Omit<FormContent, 'fields'> = {};
  const fields: FormField[] = [];
  const words: string[] = [];
  for (const line of raw.split('\n')) {
    const trimmed = line.trim();
    const heading = /^#{1,6}\s*(\S.*)$/.exec(trimmed)?.[1];
    const submit = /^\[([^\]]+)\]$/.exec(trimmed)?.[1];
    if (trimmed === '') continue;
    if (heading && form.title === undefined) form.title = heading;
    else if (submit) form.submit = submit;
    else if (trimmed.includes('|')) {
      // A delimiter row of a table says nothing.
      if (/^[|:\s-]+$/.test(trimmed)) continue;
      const field = readPipeField(trimmed, fields.length);
      if (!field) return undefined;
      fields.push(field);
    } else if (/^[\w-]+\s*:(?:\s|$)/.test(trimmed) && fields.length === 0) return undefined;
    else words.push(trimmed);
  }
  if (fields.length === 0) return undefined;
  if (words.length > 0) form.description = words.join('\n');
  return complete(form, fields);
}
