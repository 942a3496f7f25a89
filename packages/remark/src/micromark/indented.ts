import { isStrayCloser, readOpenerLine } from '@flowdown/grammar';
import type { Code, Construct, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { restOfLine, tokenizePieces } from './line.ts';
import { resolveBlocks } from './resolve-block.ts';
import type { Shared } from './state.ts';

// From here on CommonMark reads indented code.
const codeColumns = 4;

/** Whether a line indented as far as code is a marker line nevertheless: the opener of a known name, or a stray closer. */
export function isIndentedMarker(line: string, shared: Shared): boolean {
  const from = line.length - line.trimStart().length;
  if (from < codeColumns || line[from] !== ':') return false;
  return readOpenerLine(line, shared.table) !== undefined || isStrayCloser(line);
}

/** Tries a marker line before indented code takes it (blocks.md §1: any indentation for a known name). */
export function createIndented(shared: Shared, markers: readonly Construct[]): Construct {
  return {
    name: 'replyBlockIndented',
    concrete: true,
    tokenize,
    resolve: (events, context) => resolveBlocks(events, context, shared),
  };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    return (code: Code) => {
      const line = restOfLine(this);
      if (!isIndentedMarker(line, shared)) return nok(code);
      const end = line.length - line.trimStart().length;
      return tokenizePieces(effects, [{ type: 'linePrefix', end }], effects.attempt([...markers], ok, nok))(code);
    };
  }
}
