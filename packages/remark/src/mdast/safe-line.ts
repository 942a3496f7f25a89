import { type EntryReader, readEntries, unwrapLabel } from '@flowdown/grammar';

const reference = (character: string): string => `&#x${character.codePointAt(0)?.toString(16).toUpperCase()};`;

/** Makes the first character of a line's value one that no rule of the body reads. */
function shield(value: string): string {
  const first = String.fromCodePoint(value.codePointAt(0) ?? 0);
  const rest = value.slice(first.length);
  return /[!-/:-@[-`{-~]/.test(first) ? `\\${first}${rest}` : `${reference(first)}${rest}`;
}

/** A label that reads as itself: with quotes, brackets or dashes around it the reader would take them off. */
export function safeLabel(reader: EntryReader | undefined, value: string): string {
  if (reader !== 'action' || value === '') return value;
  const line = `- ${value}`;
  const [entry] = readEntries('action', line) ?? [];
  const reads = entry?.url === undefined && entry?.label?.start === 2 && entry.label.end === line.length;
  const wrapped = unwrapLabel(value, { start: 0, end: value.length });
  return reads && wrapped.end - wrapped.start === value.length ? value : shield(value);
}

/** A plain value that reads as itself on a `key: value` line; `markdown` for a value that is inline Markdown. */
export function safeValue(value: string, markdown = false): string {
  const quoted = /^(["']).*\1$/s.test(value);
  if (markdown) return quoted ? shield(value) : value;
  return quoted || value !== value.trim() ? `"${value}"` : value;
}

/** `filename:x.pdf`, quoted where the value has blanks or marks of its own. */
export function writeAttribute(key: string, value: string): string {
  if (/^[^\s"'&\\,|]+$/.test(value)) return `${key}:${value}`;
  return `${key}:"${value.replace(/["&\\]/g, reference)}"`;
}
