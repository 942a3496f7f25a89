/** A character that ends words: blanks, tabs, line ends, and what Unicode counts among them. */
export const isMathBlank = (char: string | undefined): boolean => char !== undefined && /^\s/.test(char);

const isAsciiAlphanumeric = (char: string | undefined): boolean => char !== undefined && /^[0-9A-Za-z]/.test(char);

// `$5 and`, `$1,000.50 for`: money, unless an operator shows that it is a formula, as in `$0 < x$`.
const money = /(?:\d+(?:[.,]\d+)*|\.\d+)(?:\r\n|\s)/y;
// `$PATH and`: a shell variable, unless an operator follows, as in `$RMSE = x$`.
const variable = /[A-Z0-9_]{3,}(?:\r\n|\s)/y;
const operator = /[<>=+\-*/\\^_]/y;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Whether what follows a `$` is an amount or a shell variable; decided at the character after the next blank. */
function isMoneyOrVariable(text: string, at: number): boolean {
  const end = endOf(money, text, at) ?? endOf(variable, text, at);
  return end !== undefined && endOf(operator, text, end) === undefined;
}

/**
 * Whether the single `$` at an index can open a formula (dialect.md §6).
 *
 * @param before what stands before the text; its last character counts
 */
export function canOpenMath(text: string, index: number, before = ''): boolean {
  const next = text[index + 1];
  if (next === undefined || isMathBlank(next)) return false;
  if (isAsciiAlphanumeric(index === 0 ? before.slice(-1) : text[index - 1])) return false;
  return !isMoneyOrVariable(text, index + 1);
}

// `$n$th`, `$k$-th`: an ending of ordinals may touch the closing `$`.
const ordinal = /(?:th|st|nd|rd)(?![0-9A-Za-z])/y;

/** Whether the `$` at an index can close a formula: no blank before it, nothing of a word or number after it. */
export function canCloseMath(text: string, index: number): boolean {
  if (isMathBlank(text[index - 1])) return false;
  return !isAsciiAlphanumeric(text[index + 1]) || endOf(ordinal, text, index + 1) !== undefined;
}

// `${HOME}`, `${a.b}`: an expansion of a shell or a template. TeX groups hold commands, exponents or nothing.
const expansion = /\{[^\\^{}]+\}/y;
const shellName = /[A-Z_][A-Z0-9_]+|_/y;

/** Whether two dollars stand for the shell and not for a formula: `${A}…$`, `$HOME/$_`, `$(pwd)/$(date)`. */
export function isShell(text: string, open: number, close: number): boolean {
  const group = endOf(expansion, text, open + 1);
  if (group !== undefined && group <= close) return true;
  const next = text[close + 1];
  const name = endOf(shellName, text, open + 1) ?? close;
  if (name < close && (next === '_' || next === '{' || next === '(')) return true;
  return text[open + 1] === '(' && next === '(';
}
