import { isTreeBlank, trimBlanks } from './blank.ts';

/**
 * Parts a row's text into its name and its comment: a blank, `#` and the rest, after a name (dialect.md §5). `C#/`,
 * `issue#5.md` and `#readme` are names.
 *
 * @param text the row after its branches, without blanks at its ends
 */
export function splitComment(text: string): { name: string; comment?: string } {
  for (let at = text.indexOf('#', 1); at !== -1; at = text.indexOf('#', at + 1)) {
    if (!isTreeBlank(text[at - 1])) continue;
    let start = at + 1;
    while (isTreeBlank(text[start])) start++;
    return { name: trimBlanks(text.slice(0, at), 0), comment: text.slice(start) };
  }
  return { name: text };
}
