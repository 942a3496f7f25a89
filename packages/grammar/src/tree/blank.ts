/** Trees drawn by programs are often padded with no-break blanks; they count as blanks (dialect.md §5). */
export const isTreeBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\u00a0';

/** The text from `start` on, without the blanks at its end. */
export function trimBlanks(text: string, start: number): string {
  let end = text.length;
  while (end > start && isTreeBlank(text[end - 1])) end--;
  return text.slice(start, end);
}
