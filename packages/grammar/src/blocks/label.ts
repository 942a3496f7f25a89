import { closingBracket } from './brackets.ts';
import type { Span } from './scan.ts';
import { isBlank, isEscaped } from './scan.ts';

const quotes: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['„', '“'],
  ['「', '」'],
];

function trim(line: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isBlank(line[start])) start++;
  while (end > start && isBlank(line[end - 1])) end--;
  return { start, end };
}

/** The inside of one pair of wrapping marks: `**…**`, quotes, or `[…]` as templates write a slot. */
function unwrapOnce(line: string, { start, end }: Span): Span | undefined {
  const text = line.slice(start, end);
  if (end - start > 4 && text.startsWith('**') && text.endsWith('**') && !isEscaped(line, end - 2)) {
    const inside = text.slice(2, -2);
    if (!inside.includes('**') && !inside.startsWith('*') && !inside.endsWith('*'))
      return { start: start + 2, end: end - 2 };
  }
  for (const [open, close] of quotes) {
    if (end - start > 2 && text.startsWith(open) && text.endsWith(close) && !isEscaped(line, end - 1)) {
      const inside = text.slice(1, -1);
      if (!inside.includes(open) && !inside.includes(close)) return { start: start + 1, end: end - 1 };
    }
  }
  if (line[start] === '[' && end - start > 2 && closingBracket(line.slice(0, end), start) === end - 1)
    return { start: start + 1, end: end - 1 };
  return undefined;
}

// A label is a few words; past this it is left as written, so that nested marks cost no more than their length.
const longest = 1000;

/** The words of an action's label: outer `**`, quotes and template brackets dropped, however many there are (blocks.md §5). */
export function unwrapLabel(line: string, span: Span): Span {
  let label = trim(line, span);
  if (label.end - label.start > longest) return label;
  for (let inside = unwrapOnce(line, label); inside; inside = unwrapOnce(line, label)) label = trim(line, inside);
  return label;
}
