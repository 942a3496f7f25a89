import { findMathFenceEnd, isMathFence } from '@flowdown/grammar';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, ParseContext, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { prefixesOf, withoutPrefixes } from './containers.ts';
import { linesAhead } from './lines-ahead.ts';
import './types.ts';

type Effects = Parameters<Tokenizer>[0];

/** For each parse, the line of the closing `$$` by the line of the opening one. */
export type MathFences = WeakMap<ParseContext['lazy'], Map<number, number>>;

/**
 * Looks, where a line starts with a dollar, whether it opens a displayed formula, and notes where that ends. A construct
 * of the document: there lines to come can be read, and the containers are known; it never takes anything.
 *
 * A `$$` that nothing closes has to be text, and lines that look like lists inside a formula must not pierce it, so which
 * it is has to be known before the second line is read.
 */
export function createMathFenceWatch(fences: MathFences): Construct {
  return {
    name: 'mathFenceWatch',
    continuation: { tokenize: (_effects, _ok, nok) => nok },
    exit() {},
    tokenize(_effects, _ok, nok) {
      const lines = linesAhead(this);
      if (isMathFence(lines.next().value ?? '')) {
        const size = findMathFenceEnd(linesWithin(lines, this));
        const { line } = this.now();
        const known = fences.get(this.parser.lazy) ?? new Map<number, number>();
        fences.set(this.parser.lazy, known);
        if (size !== undefined) known.set(line, line + size + 1);
      }
      return nok;
    },
  };
}

/** The lines that stay in the containers of the current one. */
function* linesWithin(lines: Iterable<string>, context: TokenizeContext): Generator<string, undefined> {
  const prefixes = prefixesOf(context);
  for (const line of lines) {
    const rest = withoutPrefixes(line, prefixes);
    if (rest === undefined) return;
    yield rest;
  }
}

/**
 * A displayed formula between two `$$` lines (dialect.md §6).
 *
 * `concrete`: like fenced code, a formula is not pierced by containers that its lines look like.
 */
export function createMathFence(fences: MathFences): Construct {
  return { name: 'mathFlow', concrete: true, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const self = this;
    const nextLine: Construct = { partial: true, tokenize: tokenizeNextLine };
    const tail = self.events[self.events.length - 1];
    const indent = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
    let last: number;
    return start;

    /**
     * ```markdown
     * > | $$
     *     ^
     *   | x
     *   | $$
     * ```
     */
    function start(code: Code): State | undefined {
      const end = fences.get(self.parser.lazy)?.get(self.now().line);
      if (end === undefined) return nok(code);
      last = end;
      effects.enter('mathFlow');
      return fence(code);
    }

    /** At the dollars of an opening or closing line. */
    function fence(code: Code): State {
      effects.enter('mathFlowFence');
      effects.enter('mathFlowFenceSequence');
      effects.consume(code);
      return secondDollar;
    }

    function secondDollar(code: Code): State {
      effects.consume(code);
      effects.exit('mathFlowFenceSequence');
      return factorySpace(effects, fenceEnd, 'whitespace');
    }

    function fenceEnd(code: Code): State | undefined {
      effects.exit('mathFlowFence');
      return self.interrupt || self.now().line >= last ? end(code) : lineEnd(code);
    }

    /**
     * ```markdown
     *   | $$
     * > | x
     *      ^
     *   | $$
     * ```
     */
    function lineEnd(code: Code): State | undefined {
      return effects.attempt(nextLine, lineStart, end)(code);
    }

    function lineStart(code: Code): State | undefined {
      if (self.now().line === last) return factorySpace(effects, fence, 'linePrefix')(code);
      return indent > 0 ? factorySpace(effects, valueStart, 'linePrefix', indent + 1)(code) : valueStart(code);
    }

    function valueStart(code: Code): State | undefined {
      if (code === codes.eof || markdownLineEnding(code)) return lineEnd(code);
      effects.enter('mathFlowValue');
      return value(code);
    }

    /**
     * ```markdown
     *   | $$
     * > | x
     *     ^
     *   | $$
     * ```
     */
    function value(code: Code): State | undefined {
      if (code === codes.eof || markdownLineEnding(code)) {
        effects.exit('mathFlowValue');
        return lineEnd(code);
      }
      effects.consume(code);
      return value;
    }

    function end(code: Code): State | undefined {
      effects.exit('mathFlow');
      return ok(code);
    }

    /** Over a line ending, unless the document ends or the next line is not in the containers. */
    function tokenizeNextLine(effects: Effects, ok: State, nok: State): State {
      return (code) => {
        if (code === codes.eof) return nok(code);
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return (next) => (self.parser.lazy[self.now().line] ? nok(next) : ok(next));
      };
    }
  }
}
