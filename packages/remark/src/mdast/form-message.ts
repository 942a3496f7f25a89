import type { FormContent, FormField } from './types.ts';

/** What a reader gave for a field: words, a choice, several of them (or names of files), or whether a box is ticked. */
export type FormAnswer = string | boolean | readonly string[];

/** The words of a message that do not stand in the form. */
export interface FormWords {
  /** The first line, with `{title}` in the place of the form's title. */
  submitted: string;
  /** What stands for the title of a form that has none. */
  form: string;
  /** A box that is ticked, and one that is not. */
  yes: string;
  no: string;
}

const english: FormWords = { submitted: '{title} submitted:', form: 'Form', yes: 'Yes', no: 'No' };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function wordsOf({ type, options = [] }: FormField, answer: FormAnswer, { yes, no }: FormWords): string {
  if (typeof answer === 'boolean') return answer ? yes : no;
  // What the reader saw of it.
  if (type === 'password') return '•'.repeat(answer === '' ? 0 : 8);
  const shown = (value: string): string => oneLine(options.find((option) => option.value === value)?.label ?? value);
  if (typeof answer !== 'string') return answer.map(shown).join(', ');
  // Further lines belong to the item.
  return options.length > 0 ? shown(answer) : answer.trim().replace(/\r\n?|\n/g, '\n  ');
}

/**
 * A form that was filled in as the reader's message (blocks.md §5): `{title} submitted:`, and one `- {label}: {value}` line
 * for each field, with what the reader saw: labels of choices, and no password.
 *
 * @param answers one for each field, in their order
 */
export function formMessage(
  { title, fields }: FormContent,
  answers: readonly FormAnswer[],
  words: FormWords = english,
): string {
  const head = words.submitted.replace('{title}', () => oneLine(title ?? '') || words.form);
  const lines = fields.map((field, index) =>
    `- ${oneLine(field.label)}: ${wordsOf(field, answers[index] ?? '', words)}`.trimEnd(),
  );
  return [head, ...lines].join('\n');
}
