import { knownMarker, readMarker } from '@flowdown/grammar';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, ConstructRecord, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { isPlainText } from './is-plain-text.ts';
import { restOfLine, tokenizePieces } from './line.ts';
import type { Shared } from './state.ts';
import { stateOf } from './state.ts';

type Effects = Parameters<Tokenizer>[0];

/** Notes where quotes start, and lets micromark's own construct read them. */
export function createQuoteWatch(shared: Shared): Construct {
  return {
    name: 'quoteWatch',
    continuation: { tokenize: (_effects, _ok, nok) => nok },
    exit() {},
    tokenize(_effects, _ok, nok) {
      const { line, column } = this.now();
      stateOf(shared.states, this.parser).quotes.set(line, column);
      return nok;
    },
  };
}

/** Whether the current code is the first thing in a quote (dialect.md §2). */
function isFirstInQuote(context: TokenizeContext, shared: Shared): boolean {
  if (context.parser.lazy[context.now().line]) return false;
  const blank = new Set<string>(['linePrefix', 'lineEnding', 'lineEndingBlank']);
  if (!context.events.every(([, token]) => blank.has(token.type))) return false;
  const start = context.events[0]?.[1].start ?? context.now();
  const quote = stateOf(shared.states, context.parser).quotes.get(start.line);
  // The marker, and the one blank that belongs to it.
  return quote !== undefined && (start.column === quote + 1 || start.column === quote + 2);
}

/** Where the blanks at a line's end start. A space that does not break is text. */
function blanksEnd(line: string): number {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end--;
  return end;
}

/** The title on a marker line: what is left without trailing blanks and a hard break's backslash. */
function titleEnd(line: string, start: number): number {
  const end = blanksEnd(line);
  let backslashes = 0;
  while (line[end - 1 - backslashes] === '\\') backslashes++;
  return Math.max(start, backslashes % 2 === 1 ? blanksEnd(line.slice(0, end - 1)) : end);
}

/**
 * The first line of a quote when it is a marker, `> [!NOTE] Title` (dialect.md §2).
 *
 * A line that is marker and title only ends its paragraph, so that the next may start with what interrupts none. It waits
 * for that line all the same: lazy text still belongs to the quote. With anything else after the marker, that is the start
 * of a paragraph which goes on below.
 */
export function createMarker(shared: Shared, lines: Construct): Construct {
  return { name: 'calloutHead', tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const self = this;
    const lazyText: Construct = { partial: true, tokenize: tokenizeLazyText };
    let previous: Token;

    return start;

    /**
     * ```markdown
     * > | > [!NOTE] Title
     *       ^
     * ```
     */
    function start(code: Code): State | undefined {
      if (self.interrupt || !isFirstInQuote(self, shared)) return nok(code);
      const line = restOfLine(self);
      const marker = readMarker(line);
      const kind = marker && knownMarker(marker.kind);
      if (!marker || !kind) return nok(code);
      const end = titleEnd(line, marker.titleStart);
      const isTitle = isPlainText(self, line.slice(marker.titleStart, end));
      effects.enter('calloutHead');
      effects.enter('calloutLine', {
        marker: { kind: kind.name.toLowerCase(), isBody: !isTitle, ...(marker.fold && { fold: marker.fold }) },
      });
      const hasTitle = end > marker.titleStart;
      const pieces = [{ type: 'calloutMarker' as const, end: hasTitle ? marker.titleStart : marker.end }];
      if (!isTitle) return tokenizePieces(effects, pieces, body)(code);
      const rest = [
        { type: 'chunkText' as const, end: hasTitle ? end : marker.end, fields: { contentType: 'text' as const } },
        { type: 'whitespace' as const, end: line.length },
      ];
      return tokenizePieces(effects, [...pieces, ...rest], titled)(code);
    }

    /**
     * ```markdown
     * > | > [!NOTE] Title
     *                    ^
     * ```
     */
    function titled(code: Code): State | undefined {
      effects.exit('calloutLine');
      if (code === codes.eof) return end(code);
      // Lists that interrupt no paragraph may start on the next line.
      self._gfmTableDynamicInterruptHack = true;
      return effects.check(lazyText, takeLazy, end)(code);
    }

    function takeLazy(code: Code): State {
      self._gfmTableDynamicInterruptHack = false;
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return factorySpace(effects, effects.attempt(lines, end, nok), 'linePrefix');
    }

    function end(code: Code): State | undefined {
      self._gfmTableDynamicInterruptHack = false;
      effects.exit('calloutHead');
      return ok(code);
    }

    /**
     * ```markdown
     * > | > [!TIP] Use **cache**
     *              ^
     * ```
     */
    function body(code: Code): State | undefined {
      previous = effects.enter('chunkText', { contentType: 'text' });
      return inside(code);
    }

    function inside(code: Code): State | undefined {
      if (code === codes.eof) return bodyEnd(code);
      if (markdownLineEnding(code))
        return effects.check({ partial: true, tokenize: tokenizeMore }, goOn, bodyEnd)(code);
      effects.consume(code);
      return inside;
    }

    function goOn(code: Code): State {
      effects.consume(code);
      effects.exit('chunkText');
      return (code) => {
        previous.next = effects.enter('chunkText', { contentType: 'text', previous });
        previous = previous.next;
        return inside(code);
      };
    }

    function bodyEnd(code: Code): State | undefined {
      effects.exit('chunkText');
      effects.exit('calloutLine');
      return end(code);
    }
  }

  /** Whether the paragraph goes on; its first line, with the marker, is no setext text and no table head. */
  function tokenizeMore(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    return (code) => {
      effects.exit('chunkText');
      return lineStart(this, effects, ok, nok)(code);
    };
  }

  /** Whether the next line is lazy text of the quote. */
  function tokenizeLazyText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const { inBlock } = stateOf(shared.states, this.parser);
    const isLazy: State = (code) => (this.parser.lazy[this.now().line] && !inBlock ? ok(code) : nok(code));
    return lineStart(this, effects, isLazy, nok);
  }
}

/** Takes a line ending and says whether text follows that no block interrupts. */
function lineStart(self: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return (code) => {
      const line = restOfLine(self);
      if (code === codes.eof || blanksEnd(line) === 0) return nok(code);
      const constructs = line.startsWith('    ') ? {} : withoutSetext(self);
      return factorySpace(effects, effects.interrupt(constructs, nok, ok), 'linePrefix')(code);
    };
  };
}

/** The constructs of flow that may interrupt the line with the marker: it is no setext text, and no table head. */
function withoutSetext(self: TokenizeContext): ConstructRecord {
  const constructs: ConstructRecord = {};
  for (const [code, value] of Object.entries(self.parser.constructs.flow)) {
    if (code === 'null' || !value) continue;
    const list = Array.isArray(value) ? value : [value];
    constructs[code] = list.filter((construct) => construct.name !== 'setextUnderline');
  }
  return constructs;
}
