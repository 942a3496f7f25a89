import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, State, TokenizeContext, Tokenizer } from 'micromark-util-types';

/** A literal `\n` in text, with the blanks after it: a break (dialect.md §7). */
export function createLiteralBreak(): Construct {
  return { name: 'literalBreak', tokenize };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    return start;

    /**
     * ```markdown
     * > | a\nb
     *      ^
     * ```
     */
    function start(code: Code): State {
      effects.enter('literalBreak');
      effects.consume(code);
      return letter;
    }

    function letter(code: Code): State | undefined {
      if (code !== codes.lowercaseN) return nok(code);
      effects.consume(code);
      return blanks;
    }

    function blanks(code: Code): State | undefined {
      if (markdownSpace(code)) {
        effects.consume(code);
        return blanks;
      }
      const token = effects.exit('literalBreak');
      token.endsLine = markdownLineEnding(code);
      return ok(code);
    }
  }
}
