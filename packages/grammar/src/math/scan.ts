import type { Span } from '../blocks/scan.ts';
import { canCloseMath, canOpenMath, isMathBlank, isShell } from './dollar.ts';
import { createTexWatch, isBareWord, maxBracketBody } from './tex.ts';

/** How a formula is written: `$x$`, `$$x$$`, `` $`x`$ ``, `\(x\)` or `\[x\]`. */
export type MathForm = 'dollar' | 'dollars' | 'code' | 'paren' | 'bracket';

/** A formula in a line or paragraph. */
export interface MathSpan extends Span {
  form: MathForm;
  /** The TeX between the delimiters, without blanks around it. */
  body: Span;
  /** It stands alone in the text: in a paragraph, `$$x$$` and `\[x\]` are then displayed. */
  alone: boolean;
  /** It is math only because it stands alone, as `\[a + b\]`. */
  needsAlone: boolean;
}

/** What waits for its closer at one depth of braces; closers inside deeper braces do not count. */
interface Level {
  singles: number[];
  doubles: number[];
  bracket: { start: number; closer: string } | undefined;
}

const createLevel = (): Level => ({ singles: [], doubles: [], bracket: undefined });

/** Joins two lists in the time that the shorter one takes. */
function join(a: number[], b: number[]): number[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  for (const item of short) long.push(item);
  return long;
}

/** For each run of backticks, where the next one of its length starts: where code ends. */
function pairBackticks(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const last = new Map<number, number>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const opener = last.get(run.length);
    if (opener !== undefined) ends.set(opener, index);
    last.set(run.length, index);
  }
  return ends;
}

function runOf(text: string, char: string, at: number): number {
  let end = at;
  while (text[end] === char) end++;
  return end - at;
}

const parameterName = /&[\w.-]+=/y;
const blankLine = /\n[ \t]*\n/y;

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/**
 * Every formula that starts in a text, by the index of its first character (dialect.md §6). A formula found inside
 * another one, or inside code or a link, only counts when a reader gets there: whoever reads from left to right asks at
 * each `$`, `\(` and `\[` that is not yet part of something else.
 *
 * One pass, linear: each opener waits at its depth of braces for the first closer, which closes or rejects it.
 *
 * @param text a paragraph, heading or cell, or its rest; a line ending is one line feed
 * @param before what stands before it, of which the last character counts; `''` when it starts a paragraph
 */
export function scanMath(text: string, before = ''): Map<number, MathSpan> {
  const spans = new Map<number, MathSpan>();
  const codeEnds = pairBackticks(text);
  const tex = createTexWatch();
  const first = text.length - text.trimStart().length;
  const last = text.trimEnd().length;
  let levels = [createLevel()];
  /** Where the last address, parameter of a query, and character that no query holds were seen. */
  let address = -1;
  let parameter = -1;
  let noQuery = -1;
  /** After the last character that is not blank. */
  let solid = 0;

  for (let index = 0; index < text.length; ) {
    const char = text[index] as string;
    tex.see(char, index);
    index += read(char, index);
    // An escaped blank, `\ `, is a space of TeX.
    if (!isMathBlank(char)) solid = index;
  }
  return spans;

  /** How many characters were read. */
  function read(char: string, index: number): number {
    switch (char) {
      case '\\':
        noQuery = index;
        return readEscape(index);
      case '$':
        return readDollars(index);
      case '`':
        // No formula holds code or crosses it; inside braces it may.
        levels[levels.length - 1] = createLevel();
        return runOf(text, '`', index);
      case '{':
        levels.push(createLevel());
        return 1;
      case '}':
        closeBrace();
        return 1;
      case ':':
        if (text.startsWith('://', index)) address = index;
        return 1;
      case '&':
        if (matches(parameterName, text, index)) parameter = index;
        return 1;
      default:
        if (isMathBlank(char)) noQuery = index;
        if (matches(blankLine, text, index)) levels = [createLevel()];
        return 1;
    }
  }

  function top(): Level {
    return levels[levels.length - 1] as Level;
  }

  /** A brace that was opened before the formula at hand closes nothing of it. */
  function closeBrace(): void {
    if (levels.length === 1) return;
    const { singles, doubles } = levels.pop() as Level;
    const level = top();
    level.singles = join(level.singles, singles);
    level.doubles = join(level.doubles, doubles);
  }

  /** A second opener before the closer leaves the first one without a pair. */
  function readEscape(index: number): number {
    const level = top();
    const next = text[index + 1];
    if (next === '(' || next === '[') level.bracket = { start: index, closer: next === '(' ? ')' : ']' };
    if (level.bracket && next === level.bracket.closer) {
      closeBracket(level.bracket.start, index, next);
      level.bracket = undefined;
    }
    if (next === undefined) return 1;
    tex.see(next, index + 1);
    return 2;
  }

  function closeBracket(start: number, close: number, closer: string): void {
    const after = text[close + 2];
    if (close - start - 2 > maxBracketBody || !tex.hasInk(start + 2)) return;
    if (closer === ']' && (after === '(' || after === '[')) return;
    const span = spanOf(closer === ')' ? 'paren' : 'bracket', start, close + 2, start + 2, close);
    const looksLikeTex = tex.hasTex(start + 2, close);
    span.needsAlone = span.form === 'bracket' && !looksLikeTex;
    const isBare = () => isBareWord(text.slice(span.body.start, span.body.end));
    const isMath = span.form === 'paren' ? !tex.hasWord(start + 2) : span.alone && !isBare();
    if (looksLikeTex || isMath) spans.set(start, span);
  }

  function readDollars(index: number): number {
    const size = runOf(text, '$', index);
    const level = top();
    for (const open of level.singles)
      if (closes(open, index)) spans.set(open, spanOf('dollar', open, index + 1, open + 1, index));
    level.singles = [];
    if (size > 1) {
      for (const open of level.doubles) {
        const span = spanOf('dollars', open, index + 2, open + 2, index);
        if (span.body.start < span.body.end) spans.set(open, span);
      }
      level.doubles = [index + size - 2];
    }
    const single = index + size - 1;
    const code = readCode(single);
    if (code) spans.set(single, code);
    else if (canOpenMath(text, single, before)) level.singles.push(single);
    return size;
  }

  function closes(open: number, close: number): boolean {
    if (address > open || (parameter > open && noQuery < open)) return false;
    // A value in a query: `?a=$b$&c`.
    const previous = open === 0 ? before.slice(-1) : text[open - 1];
    if (text[close + 1] === '&' && previous && '?&='.includes(previous)) return false;
    return canCloseMath(text, close) && !isShell(text, open, close);
  }

  /** `` $`x`$ ``, with any number of backticks. */
  function readCode(dollar: number): MathSpan | undefined {
    const size = runOf(text, '`', dollar + 1);
    const end = codeEnds.get(dollar + 1);
    if (size === 0 || end === undefined || text[end + size] !== '$') return;
    const span = spanOf('code', dollar, end + size + 1, dollar + 1 + size, end);
    span.body.end = dollar + 1 + size + text.slice(dollar + 1 + size, end).trimEnd().length;
    return span.body.start < span.body.end ? span : undefined;
  }

  function spanOf(form: MathForm, start: number, end: number, from: number, to: number): MathSpan {
    const body = { start: from, end: Math.max(from, Math.min(to, solid)) };
    while (body.start < to && isMathBlank(text[body.start])) body.start++;
    const alone = before === '' && start <= first && end >= last;
    return { form, start, end, body, alone, needsAlone: false };
  }
}
