import { scanMath } from '../math/scan.ts';
import { closingBracket } from './brackets.ts';
import { readGluedOpener } from './opener.ts';
import { readOpenerLine } from './opener-line.ts';
import type { Span } from './scan.ts';
import { codeEnds, isEscaped } from './scan.ts';
import type { BlockTable } from './table.ts';

/**
 * The lines that a line with literal `\n` (a backslash and an `n`) stands for in a marker line or an open block
 * (blocks.md §6, dialect.md §7): code, formulas, link destinations, quoted YAML scalars and an escaped backslash keep theirs.
 *
 * @param yaml whether the line belongs to a YAML body, where quotes hold scalars
 */
export function splitLiteral(line: string, yaml = false): Span[] {
  if (!line.includes('\\n')) return [{ start: 0, end: line.length }];
  const code = codeEnds(line);
  const math = scanMath(line);
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const codeEnd = code.get(at) ?? math.get(at)?.end;
    const character = line[at];
    if (codeEnd !== undefined) at = codeEnd - 1;
    else if (character === ']' && line[at + 1] === '(') at = closingBracket(line, at + 1, code) ?? at;
    else if (yaml && (character === '"' || character === "'")) {
      const close = line.indexOf(character, at + 1);
      if (close !== -1) at = close;
    } else if (character === '\\') {
      if (line[at + 1] === 'n' && !isEscaped(line, at)) {
        spans.push({ start, end: at });
        start = at + 2;
      }
      at++;
    }
  }
  spans.push({ start, end: line.length });
  return spans;
}

/** Where the text of a line ends and a block begins. */
export interface OpenerInLine {
  /** Where the text ends. */
  end: number;
  /** Where the opener's colons, or the line with them, start: after a literal `\n`, or right where the text ends. */
  start: number;
  /** The index of the line it is in, among those the source line stands for. */
  part: number;
}

/**
 * The first opener within a line that starts with text: glued to it, or after a literal `\n`.
 *
 * @param parts the lines that the line stands for, and `from` the index of the one that starts with text
 */
export function findOpenerIn(
  line: string,
  parts: readonly Span[],
  from: number,
  table: BlockTable,
): OpenerInLine | undefined {
  for (let index = from; index < parts.length; index++) {
    const { start, end } = parts[index] as Span;
    const text = line.slice(start, end);
    const before = parts[index - 1];
    if (index > from && before && readOpenerLine(text, table)) return { end: before.end, start, part: index };
    const glued = readGluedOpener(text, table);
    if (glued) return { end: start + glued.colons.start, start: start + glued.colons.start, part: index };
  }
  return undefined;
}

/** The same for a line of the source; `literal` says whether a literal `\n` counts as a line end in it. */
export function findOpener(line: string, table: BlockTable, literal: boolean): OpenerInLine | undefined {
  return findOpenerIn(line, literal ? splitLiteral(line) : [{ start: 0, end: line.length }], 0, table);
}
