import { attention, blockQuote, list } from 'micromark-core-commonmark';
import { codes } from 'micromark-util-symbol';
import type {
  Construct,
  ConstructRecord,
  Event,
  Extension,
  ParseContext,
  TokenizeContext,
  Tokenizer,
} from 'micromark-util-types';
import { boundBrackets } from './brackets.ts';
import { createPutAside } from './put-aside.ts';

/** Where micromark's cost or its call stack grows faster than the text, and how far it may (security.md, Load). */
export interface Limits {
  /**
   * How deep quotes and list items nest; deeper markers are text.
   *
   * @default 100
   */
  depth?: number;
  /**
   * How many runs of `*`, `_` or `~` of one text are matched; in a text with more, all of them are text.
   *
   * @default 500
   */
  attention?: number;
  /**
   * How deep the brackets of one text nest; deeper ones are text.
   *
   * @default 100
   */
  brackets?: number;
}

const mostRuns = 500;
const longestRun = 100;

/** How many containers are open up to a place in a line. */
interface Depth {
  line: number;
  column: number;
  count: number;
}

/** Counts the containers of each line. Both looks at a new container, the check and the attempt, count as one. */
function createCounter(): (context: TokenizeContext) => number {
  const depths = new WeakMap<ParseContext, Depth>();
  return (context) => {
    const { line, column } = context.now();
    let depth = depths.get(context.parser);
    if (!depth || depth.line !== line) {
      depth = { line, column: 0, count: 0 };
      depths.set(context.parser, depth);
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

/** Attention that gives up on a text with more runs than can be matched in good time: all of them are data. */
function capAttention(construct: Construct, limit: number): Construct {
  const { resolveAll } = construct;
  if (!resolveAll) return construct;
  return {
    ...construct,
    resolveAll(events, context) {
      // A run as long as this is a line to the eye, and each two of its marks would be one level of the tree.
      for (const [, token] of events)
        if (token.type === 'attentionSequence' && token.end.offset - token.start.offset > longestRun)
          token.type = 'data';
      const isRun = ([enter, token]: Event) => enter === 'enter' && token.type === 'attentionSequence';
      if (events.reduce((count, event) => (isRun(event) ? count + 1 : count), 0) <= limit)
        return resolveAll(events, context);
      for (const [, token] of events) if (token.type === 'attentionSequence') token.type = 'data';
      return events;
    },
  };
}

/** Another extension's emphasis, bounded as micromark's own is. */
export function boundAttention(extension: Extension, { attention: runs = mostRuns }: Limits = {}): Extension {
  const text = Object.entries(extension.text ?? {}).map(([code, value]) => {
    const list = Array.isArray(value) ? value : value ? [value] : [];
    return [code, list.map((construct) => capAttention(construct, runs))];
  });
  return { ...extension, text: Object.fromEntries(text) as ConstructRecord };
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
export function createLimits({
  depth = 100,
  attention: runs = mostRuns,
  brackets = 100,
}: Limits = {}): BoundedConstructs {
  const count = createCounter();
  const { keep, watch } = createPutAside();
  const quote = keep(capDepth(blockQuote, 'blockQuote', depth, count));
  const item = keep(capDepth(list, 'list', depth, count));
  const emphasis = capAttention(attention, runs);
  const digits = Array.from({ length: 10 }, (_, digit) => [codes.digit0 + digit, item]);
  return {
    document: {
      [codes.asterisk]: item,
      [codes.plusSign]: item,
      [codes.dash]: item,
      [codes.greaterThan]: quote,
      ...(Object.fromEntries(digits) as Record<number, Construct>),
    },
    flowInitial: watch,
    emphasis: { [codes.asterisk]: emphasis, [codes.underscore]: emphasis },
    text: boundBrackets(brackets),
  };
}
