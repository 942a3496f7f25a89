import { type MathSpan, scanMath } from '@flowdown/grammar';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, Previous, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { type Piece, tokenizePieces } from '../line.ts';
import './types.ts';

type Effects = Parameters<Tokenizer>[0];

/** A formula and its source, a character for each code. */
interface Reading {
  span: MathSpan;
  source: string;
}

/** The formulas of each text, by the offset of their first character; `undefined` until its first marker was met. */
type Readings = WeakMap<TokenizeContext, Map<number, Reading>>;

const characterOf = (code: Exclude<Code, null>): string => {
  if (markdownLineEnding(code)) return '\n';
  return markdownSpace(code) ? ' ' : String.fromCharCode(code);
};

/**
 * Formulas in text: `$x$`, `$$x$$`, `` $`x`$ ``, `\(x\)`, `\[x\]` (dialect.md §6).
 *
 * A text arrives line by line, so its first marker reads ahead to the end, once; `scanMath` then says of every marker in
 * it whether a formula starts there.
 */
export function createMathText(): Construct {
  const readings: Readings = new WeakMap();
  return { name: 'mathText', previous, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const self = this;
    return start;

    /**
     * At a dollar or a backslash.
     *
     * ```markdown
     * > | a $x$ b \(y\)
     *       ^     ^
     * ```
     */
    function start(code: Code): State | undefined {
      if (code === codes.backslash && !isBracketNext(self)) return nok(code);
      if (readings.has(self)) return decide(code);
      return effects.check({ partial: true, tokenize: tokenizeAhead }, decide, decide)(code);
    }

    function decide(code: Code): State | undefined {
      const reading = readings.get(self)?.get(self.now().offset);
      return reading ? tokenizePieces(effects, [pieceOf(reading)], ok)(code) : nok(code);
    }

    /** From the first marker to the end of the text; all of it is given back. */
    function tokenizeAhead(effects: Effects, ok: State): State {
      const before = self.previous === codes.eof ? '' : characterOf(self.previous);
      const offsets = new Map<number, number>();
      let text = '';
      return (code) => {
        effects.enter('mathText');
        return ahead(code);
      };

      function ahead(code: Code): State | undefined {
        if (code === codes.eof) {
          effects.exit('mathText');
          readings.set(self, readingsOf(text, before, offsets));
          return ok(code);
        }
        if (code === codes.dollarSign || code === codes.backslash) offsets.set(text.length, self.now().offset);
        text += characterOf(code);
        effects.consume(code);
        return ahead;
      }
    }
  }
}

/**
 * A dollar after a dollar that stays text belongs to the same run of dollars.
 *
 * ```markdown
 * > | $$$x$
 *       ^
 * ```
 */
const previous: Previous = function (code) {
  const tail = this.events[this.events.length - 1];
  return code !== codes.dollarSign || tail?.[1].type === 'mathText' || tail?.[1].type === 'characterEscape';
};

/** Whether a parenthesis or bracket follows the backslash at hand. */
function isBracketNext(context: TokenizeContext): boolean {
  const start = context.now();
  const [pair] = context.sliceStream({ start, end: { ...start, _bufferIndex: start._bufferIndex + 2 } });
  return pair === '\\(' || pair === '\\[';
}

function readingsOf(text: string, before: string, offsets: ReadonlyMap<number, number>): Map<number, Reading> {
  const readings = new Map<number, Reading>();
  for (const span of scanMath(text, before).values()) {
    const offset = offsets.get(span.start);
    if (offset !== undefined) readings.set(offset, { span, source: text.slice(span.start, span.end) });
  }
  return readings;
}

const opening = { dollar: 1, dollars: 2, paren: 2, bracket: 2, code: 0 } as const;

function pieceOf({ span, source }: Reading): Piece {
  const from = span.body.start - span.start;
  const to = span.body.end - span.start;
  // The backticks of `` $`x`$ `` are of any number; blanks next to them are padding.
  const size = opening[span.form] || /^\$`+/.exec(source)?.[0].length || 0;
  const inside: Piece[] = [
    { type: 'mathTextSequence', end: size },
    ...linesOf(source, size, from, 'mathTextPadding', 'mathTextPadding'),
    ...linesOf(source, from, to, 'mathTextData', 'lineEnding'),
    ...linesOf(source, to, source.length - size, 'mathTextPadding', 'mathTextPadding'),
    { type: 'mathTextSequence', end: source.length },
  ];
  const { form, alone, needsAlone } = span;
  return { type: 'mathText', end: source.length, fields: { math: { form, alone, needsAlone } }, inside };
}

function linesOf(source: string, from: number, to: number, type: Piece['type'], ending: Piece['type']): Piece[] {
  const pieces: Piece[] = [];
  for (let index = source.indexOf('\n', from); index !== -1 && index < to; index = source.indexOf('\n', index + 1))
    pieces.push({ type, end: index }, { type: ending, end: index + 1 });
  return [...pieces, { type, end: to }];
}
