import { attention, blockQuote, list } from 'micromark-core-commonmark';
import { codes } from 'micromark-util-symbol';
import type { Construct, ParseContext, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { boundSpans } from './attention/index.ts';
import { boundBrackets } from './brackets.ts';
import { createPutAside } from './put-aside.ts';

/** Where micromark's cost or its call stack grows faster than the text, and how far it may (security.md, Load). */
export interface Limits {
  /**
   * How deep quotes, list items and footnotes nest, counted from outside, and emphasis, counted from inside; a marker
   * deeper in quotes is text, and so are marks around so many levels of emphasis.
   *
   * @default 100
   */
  depth?: number;
  /**
   * How deep the brackets of one text nest; deeper ones are text.
   *
   * @default 100
   */
  brackets?: number;
}

/** How deep containers and emphasis nest, unless told. */
export const defaultDepth = 100;

/** How many containers are open up to a place in a line. */
interface Depth {
  line: number;
  column: number;
  count: number;
}

/** Counts the containers of each line. Both looks at a new container, the check and the attempt, count as one. */
function createCounter(): (context: TokenizeContext) => number {
  const depths = new WeakMap<ParseContext['lazy'], Depth>();
  return (context) => {
    const { line, column } = context.now();
    let depth = depths.get(context.parser.lazy);
    if (!depth || depth.line !== line) {
      depth = { line, column: 0, count: 0 };
      depths.set(context.parser.lazy, depth);
    }
    if (column > depth.column) {
      depth.column = column;
      depth.count++;
    }
    return depth.count;
  };
}

/**
 * Switches one of micromark's constructs off or on for what is tokenized next. Its own continuation tries it by name, so it
 * cannot be off for good.
 */
function setEnabled(context: TokenizeContext, name: string, enabled: boolean): void {
  const disabled = context.parser.constructs.disable.null;
  const at = disabled?.indexOf(name) ?? -1;
  if (enabled && at !== -1) disabled?.splice(at, 1);
  else if (!enabled && at === -1) disabled?.push(name);
}

/** A container that stops being one at a depth. Stands before micromark's own, which is tried after it. */
function capDepth(
  construct: Construct,
  name: string,
  limit: number,
  count: (context: TokenizeContext) => number,
): Construct {
  const { continuation } = construct;
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok);
    return (code) => {
      const isWithin = count(this) <= limit;
      setEnabled(this, name, isWithin);
      return isWithin ? start(code) : nok(code);
    };
  };
  const further: Tokenizer | undefined =
    continuation &&
    function (effects, ok, nok) {
      const start = continuation.tokenize.call(this, effects, ok, nok);
      return (code) => {
        count(this);
        setEnabled(this, name, true);
        return start(code);
      };
    };
  return {
    ...construct,
    name: `bounded${name}`,
    tokenize,
    ...(further && { continuation: { ...continuation, tokenize: further } }),
  };
}

/**
 * Emphasis that resolves what is in spans and links too, in the place of micromark's own among the constructs that do. An
 * extension can only put constructs before them all or after.
 */
function replaceAttention(construct: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const inside = this.parser.constructs.insideSpan.null;
    const at = inside?.indexOf(attention) ?? -1;
    if (at !== -1) inside?.splice(at, 1, replaced);
    return construct.tokenize.call(this, effects, ok, nok);
  };
  const replaced = { ...construct, tokenize };
  return replaced;
}

/**
 * Another extension's container that stops being one at a depth. It is found by its name and tried in its place, so that
 * whoever reads no footnotes has none.
 */
function capFound(name: string, code: number, limit: number, count: (context: TokenizeContext) => number): Construct {
  const find = ({ parser }: TokenizeContext): Construct | undefined => {
    const constructs = parser.constructs.document[code] ?? [];
    return (Array.isArray(constructs) ? constructs : [constructs]).find((construct) => construct.name === name);
  };
  const start: Tokenizer = function (effects, ok, nok) {
    const found = find(this);
    if (!found) return nok;
    return (code) => {
      const isWithin = count(this) <= limit;
      setEnabled(this, name, isWithin);
      return isWithin ? found.tokenize.call(this, effects, ok, nok)(code) : nok(code);
    };
  };
  const further: Tokenizer = function (effects, ok, nok) {
    const next = find(this)?.continuation?.tokenize.call(this, effects, ok, nok) ?? nok;
    return (code) => {
      count(this);
      return next(code);
    };
  };
  return {
    name: `bounded${name}`,
    tokenize: start,
    continuation: { tokenize: further },
    exit(effects) {
      find(this)?.exit?.call(this, effects);
    },
  };
}

/** Constructs to be tried before micromark's own. */
export interface BoundedConstructs {
  document: Record<number, Construct>;
  flowInitial: Construct;
  emphasis: Record<number, Construct>;
  text: Record<number, Construct>;
}

/**
 * Bounds on what a hostile reply can cost. Below them CommonMark stays whole.
 */
export function createLimits({ depth = defaultDepth, brackets = 100 }: Limits = {}): BoundedConstructs {
  const count = createCounter();
  const { keep, watch } = createPutAside();
  const quote = keep(capDepth(blockQuote, 'blockQuote', depth, count));
  const item = keep(capDepth(list, 'list', depth, count));
  const emphasis = replaceAttention(boundSpans(attention, depth));
  const footnote = keep(capFound('gfmFootnoteDefinition', codes.leftSquareBracket, depth, count));
  const digits = Array.from({ length: 10 }, (_, digit) => [codes.digit0 + digit, item]);
  return {
    document: {
      [codes.asterisk]: item,
      [codes.plusSign]: item,
      [codes.dash]: item,
      [codes.greaterThan]: quote,
      [codes.leftSquareBracket]: footnote,
      ...(Object.fromEntries(digits) as Record<number, Construct>),
    },
    flowInitial: watch,
    emphasis: { [codes.asterisk]: emphasis, [codes.underscore]: emphasis },
    text: boundBrackets(brackets),
  };
}
