import type { FormContent, FormField } from 'remark-flowdown';
import { printable, printableLine } from '../printable.ts';
import { box, hang } from './layout.ts';
import { type Line, span } from './line.ts';
import { wrap } from './wrap.ts';

/** A field as its question and what may be answered. */
function drawField({ label, required, type, options, help, placeholder }: FormField, width: number): Line[] {
  const question = [
    span(printableLine(label), { bold: true }),
    ...(required ? [span(' *', { colour: 'red' })] : []),
    ...(options ? [] : [span(` ${placeholder ? printableLine(placeholder) : type}`, { dim: true })]),
  ];
  const mark = type === 'multiselect' || type === 'checkbox' ? '☐ ' : '○ ';
  const choices = (options ?? []).flatMap((option) =>
    hang(width, [span(`  ${mark}`, { dim: true })], (inner) => wrap([span(printableLine(option.label))], inner)),
  );
  return [...wrap(question, width), ...(help ? wrap([span(printable(help), { dim: true })], width) : []), ...choices];
}

/** A form in a frame: what it asks. A terminal cannot send it. */
export function drawForm({ title, description, fields }: FormContent, width: number): Line[] {
  return box(width, (inner) => [
    ...(title ? wrap([span(printableLine(title), { bold: true, underline: true })], inner) : []),
    ...(description ? wrap([span(printable(description))], inner) : []),
    ...fields.flatMap((field) => drawField(field, inner)),
  ]);
}
