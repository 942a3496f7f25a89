import { findOpener, type OpenerInLine } from '@flowdown/grammar';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { isIndentedMarker } from './indented.ts';
import { restOfLine, tokenizePieces } from './line.ts';
import { resolveBlocks } from './resolve-block.ts';
import type { Shared } from './state.ts';
import { stateOf } from './state.ts';

type Effects = Parameters<Tokenizer>[0];

/**
 * CommonMark's content (definitions, paragraphs), with two more ways to end: before a marker line that is indented like
 * code, and within a line, before a glued opener (blocks.md §1). The block that ends it so is part of this construct, as
 * flow may only end with a line.
 *
 * @param only `glued` reads just paragraphs whose first line ends with a glued opener. That one goes before GFM tables:
 *   a table head waits for the next line, and a list there would close the paragraph before the opener is seen.
 */
export function createParagraph(shared: Shared, block: Construct, only: 'glued' | 'all'): Construct {
  const lines: Construct = { partial: true, tokenize: tokenizeLines };
  return {
    name: 'replyBlockParagraph',
    tokenize,
    resolve: (events, context) => resolveBlocks(events, context, shared),
  };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    return (code: Code) => {
      // Core's own content comes next, and paragraphs interrupt nothing.
      if (this.interrupt || stateOf(shared.states, this.parser).inBlock) return nok(code);
      if (only === 'glued' && gluedOpener(this) === undefined) return nok(code);
      return effects.attempt(lines, after, nok)(code);
    };

    function after(code: Code): State | undefined {
      return code === codes.eof || markdownLineEnding(code) ? ok(code) : effects.attempt(block, ok, nok)(code);
    }
  }

  /** The opener that the current line's text ends with. */
  function gluedOpener(context: TokenizeContext): OpenerInLine | undefined {
    const isText = stateOf(shared.states, context.parser).textLines.has(context.now().line);
    return isText ? undefined : findOpener(restOfLine(context), shared.table, shared.literalNewlines);
  }

  function tokenizeLines(this: TokenizeContext, effects: Effects, ok: State): State {
    const self = this;
    const continuation: Construct = { partial: true, tokenize: tokenizeContinuation };
    let previous: Token;
    let opener: OpenerInLine | undefined;
    /** Codes of the current line before its glued opener; none when the line has none. */
    let left = Number.POSITIVE_INFINITY;

    return start;

    /**
     * ```markdown
     * > | Pick one ::: actions
     *     ^
     * ```
     */
    function start(code: Code): State | undefined {
      opener = gluedOpener(self);
      // Nothing but a literal `\n` before the opener.
      if (opener?.end === 0) return literal(code);
      effects.enter('content');
      previous = effects.enter('chunkContent', { contentType: 'content' });
      return line(code);
    }

    /** At the start of a line: finds out where its text ends. */
    function line(code: Code): State | undefined {
      opener = gluedOpener(self);
      left = opener?.end ?? Number.POSITIVE_INFINITY;
      return inside(code);
    }

    function inside(code: Code): State | undefined {
      if (code === codes.eof || left === 0) return end(code);
      if (markdownLineEnding(code)) return effects.check(continuation, goOn, end)(code);
      left--;
      effects.consume(code);
      return inside;
    }

    function goOn(code: Code): State | undefined {
      effects.consume(code);
      effects.exit('chunkContent');
      return enterNext;
    }

    function enterNext(code: Code): State | undefined {
      previous.next = effects.enter('chunkContent', { contentType: 'content', previous });
      previous = previous.next;
      return line(code);
    }

    function end(code: Code): State | undefined {
      effects.exit('chunkContent');
      effects.exit('content');
      return left === 0 ? literal(code) : ok(code);
    }

    /** Between the text and a line with an opener. */
    function literal(code: Code): State | undefined {
      const end = opener ? opener.start - opener.end : 0;
      return tokenizePieces(effects, [{ type: 'replyBlockLiteral', end }], ok)(code);
    }
  }

  /** Whether the next line goes on with the paragraph; as in micromark's `content`, and indented markers end it too. */
  function tokenizeContinuation(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const self = this;
    return (code: Code) => {
      effects.exit('chunkContent');
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (code: Code) => {
        const line = restOfLine(self);
        const opener = gluedOpener(self);
        if (isIndentedMarker(line, shared) || (opener && line.slice(0, opener.end).trim() === '')) return nok(code);
        return factorySpace(effects, prefixed, 'linePrefix')(code);
      };
    };

    function prefixed(code: Code): State | undefined {
      if (code === codes.eof || markdownLineEnding(code)) return nok(code);
      const tail = self.events[self.events.length - 1];
      const columns = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
      const indentedCode = !(self.parser.constructs.disable?.null ?? []).includes('codeIndented');
      if (indentedCode && columns >= 4) return ok(code);
      const { flow } = self.parser.constructs;
      // A table head would wait for the next line; see `only`.
      const constructs = gluedOpener(self) === undefined ? flow : { ...flow, null: [] };
      return effects.interrupt(constructs, nok, ok)(code);
    }
  }
}
