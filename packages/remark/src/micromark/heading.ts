import { findOpener } from '@flowdown/grammar';
import type { Code, Construct, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { restOfLine, tokenizePieces } from './line.ts';
import { resolveBlocks } from './resolve-block.ts';
import type { Shared } from './state.ts';
import { stateOf } from './state.ts';

const heading = /^(#{1,6})([ \t]+)(\S.*?)[ \t]*$/;

/** An ATX heading whose line ends with a glued opener: the heading keeps its words, the block follows. */
export function createHeading(shared: Shared, block: Construct): Construct {
  return { name: 'replyBlockHeading', tokenize, resolve: (events, context) => resolveBlocks(events, context, shared) };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    return (code: Code) => {
      const state = stateOf(shared.states, this.parser);
      if (state.inBlock || this.interrupt || state.textLines.has(this.now().line)) return nok(code);
      const line = restOfLine(this);
      const opener = findOpener(line, shared.table, shared.literalNewlines);
      const parts = opener ? heading.exec(line.slice(0, opener.end)) : null;
      if (!opener || !parts) return nok(code);
      const [, sequence = '', blanks = '', text = ''] = parts;
      const start = sequence.length + blanks.length;
      const pieces = [
        {
          type: 'atxHeading' as const,
          end: start + text.length,
          inside: [
            { type: 'atxHeadingSequence' as const, end: sequence.length },
            { type: 'whitespace' as const, end: start },
            { type: 'atxHeadingText' as const, end: start + text.length, fields: { contentType: 'text' as const } },
          ],
        },
        { type: 'whitespace' as const, end: opener.end },
        { type: 'replyBlockLiteral' as const, end: opener.start },
      ];
      return tokenizePieces(effects, pieces, effects.attempt(block, ok, nok))(code);
    };
  }
}
