/** A half-open range of UTF-16 offsets in one line. */
export interface Span {
  start: number;
  end: number;
}

export const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** The first offset at or after `from` that holds no blank; `line.length` when there is none. */
export function skipBlanks(line: string, from: number): number {
  let at = from;
  while (isBlank(line[at])) at++;
  return at;
}

/** The end of `line` without its trailing blanks, never before `from`. */
export function trimEnd(line: string, from = 0): number {
  let end = line.length;
  while (end > from && isBlank(line[end - 1])) end--;
  return end;
}

/** The end of the run of `character` that starts at `from`. */
export function runEnd(line: string, from: number, character: string): number {
  let at = from;
  while (line[at] === character) at++;
  return at;
}

/** Whether the character at `at` is escaped: an odd number of backslashes stands before it. */
export function isEscaped(line: string, at: number): boolean {
  let from = at;
  while (line[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}

/** The column (0-based, tabs stop at multiples of four) of `at`. */
export function columnOf(line: string, at: number): number {
  let column = 0;
  for (let index = 0; index < at; index++) column = line[index] === '\t' ? column + 4 - (column % 4) : column + 1;
  return column;
}

/** Inline code of one line, delimiters included, in order (CommonMark 6.1). Linear: each run of backticks is looked at once. */
export function codeSpans(line: string): Span[] {
  if (!line.includes('`')) return [];
  const runs: Span[] = [];
  for (let at = line.indexOf('`'); at !== -1; at = line.indexOf('`', at)) {
    const end = runEnd(line, at, '`');
    runs.push({ start: at, end });
    at = end;
  }
  const nextOfLength = new Map<number, number>();
  const closers: (number | undefined)[] = [];
  for (let index = runs.length - 1; index >= 0; index--) {
    const { start, end } = runs[index] as Span;
    // An escaped backtick opens nothing; as a closer, all of the run counts.
    const opens = isEscaped(line, start) ? end - start - 1 : end - start;
    closers[index] = opens > 0 ? nextOfLength.get(opens) : undefined;
    nextOfLength.set(end - start, index);
  }
  const spans: Span[] = [];
  for (let index = 0; index < runs.length; index++) {
    const closer = closers[index];
    if (closer === undefined) continue;
    const { start } = runs[index] as Span;
    spans.push({ start: isEscaped(line, start) ? start + 1 : start, end: (runs[closer] as Span).end });
    index = closer;
  }
  return spans;
}

/** Where each inline code of a line ends, by where it starts. */
export const codeEnds = (line: string): ReadonlyMap<number, number> =>
  new Map(codeSpans(line).map(({ start, end }) => [start, end]));

/** Walks a line and calls `visit` for each offset outside inline code; a visit that returns a number goes on from there. */
export function outsideCode(line: string, from: number, visit: (at: number) => number | undefined): void {
  const spans = codeSpans(line);
  let next = spans.findIndex((span) => span.end > from);
  if (next === -1) next = spans.length;
  for (let at = from; at < line.length; ) {
    const span = spans[next];
    if (span && at >= span.start) {
      at = span.end;
      next++;
      continue;
    }
    at = visit(at) ?? at + 1;
    while (next < spans.length && (spans[next] as Span).end <= at) next++;
  }
}
