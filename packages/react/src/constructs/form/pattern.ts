/** A longer pattern, or more parts of any length, could take a browser very long for a text made for that. */
const longest = 200;
const mostOpenParts = 3;
/** Three of them still take the cube of the length of a text. */
export const mostTried = 500;

/** Quantifiers without a limit, or with a high one. */
const openParts = /[*+]|\{\d*,\}|\{(?:\d+,)?\d{3,}\}/g;
/** What is repeated as a group, or refers to one: both can backtrack without end. */
const risky = /\)(?:[*+]|\{)|\\[1-9k]/;

/** The pattern of a field, if it surely is quick; it comes from a model that may have read hostile pages. */
export function safePattern(pattern: string | undefined): string | undefined {
  if (!pattern || pattern.length > longest || risky.test(pattern)) return undefined;
  return (pattern.match(openParts) ?? []).length > mostOpenParts ? undefined : pattern;
}
