import { scanMath } from './scan.ts';

/** Whether a line is nothing but `$$`, with at most three blanks before it. */
export const isMathFence = (line: string): boolean => /^ {0,3}\$\$[ \t]*$/.test(line);

/**
 * Where the formula ends that a `$$` line starts: the index of its closing line, `undefined` when there is none
 * (dialect.md §6). The first `$$` after the opening one decides; one that is not alone on its line makes the formula part
 * of a paragraph, and a blank line before it makes the opening one text.
 *
 * @param lines what follows the opening line, in the same containers
 */
export function findMathFenceEnd(lines: Iterable<string>): number | undefined {
  let index = 0;
  let isEmpty = true;
  for (const line of lines) {
    if (isMathFence(line)) return isEmpty ? undefined : index;
    if (line.trim() === '' || hasDollars(line)) return undefined;
    isEmpty = false;
    index++;
  }
  return undefined;
}

const hasDollars = (line: string): boolean => line.includes('$$') && /^(?:[^\\]|\\[\s\S])*?\$\$/.test(line);

/** Whether a formula can stand between two `$$` lines and be read from there as it is. */
export function fitsMathFence(value: string): boolean {
  const lines = value.split(/\r\n|\n|\r/);
  return findMathFenceEnd([...lines, '$$']) === lines.length;
}

/**
 * Whether a formula in a line reads as itself.
 *
 * @param source the formula with its delimiters
 * @param value what has to stand between them
 * @param before what stands before it
 * @param after what stands after it; three characters are enough
 */
export function readsAsMath(source: string, value: string, before: string, after: string): boolean {
  const span = scanMath(source + after, before).get(0);
  return span?.end === source.length && source.slice(span.body.start, span.body.end) === value;
}
