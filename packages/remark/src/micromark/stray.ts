import { isStrayCloser } from '@flowdown/grammar';
import type { Code, Construct, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { restOfLine, tokenizePieces } from './line.ts';
import type { Shared } from './state.ts';
import { stateOf } from './state.ts';

/** A line of three or more colons where no block is open: it goes, and parts the paragraphs around it (blocks.md §2). */
export function createStray(shared: Shared): Construct {
  return { name: 'replyBlockStray', tokenize };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    return (code: Code) => {
      if (stateOf(shared.states, this.parser).inBlock) return nok(code);
      const line = restOfLine(this);
      return isStrayCloser(line)
        ? tokenizePieces(effects, [{ type: 'replyBlockStray', end: line.length }], ok)(code)
        : nok(code);
    };
  }
}
