import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Effects, State, Token, TokenizeContext, TokenType } from 'micromark-util-types';

// One slice covers most lines; lines of many tabs and NULs come in more.
const step = 64;

/**
 * The rest of the line that the tokenizer is on, from its current code, without the line ending. Tabs are spaces up to
 * the next tab stop, so that each character stands for exactly one code.
 *
 * Works in `flow` and `text`, where a line is always written whole; takes no code.
 *
 * @param limit stops soon after that many characters, where more would be work for nothing
 */
export function restOfLine(context: TokenizeContext, limit: number = Number.POSITIVE_INFINITY): string {
  const start = context.now();
  let text = '';
  for (let from = start; ; from = { ...from, _index: from._index + step, _bufferIndex: -1 }) {
    const chunks = context.sliceStream({ start: from, end: { ...from, _index: from._index + step, _bufferIndex: -1 } });
    for (const chunk of chunks) {
      if (typeof chunk === 'string') text += chunk;
      else if (chunk === codes.eof || markdownLineEnding(chunk)) return text;
      else text += markdownSpace(chunk) ? ' ' : String.fromCharCode(chunk);
    }
    if (chunks.length < step || text.length > limit) return text;
  }
}

/** A token over the next codes of a line; `end` counts from where the piece list starts. */
export interface Piece {
  type: TokenType;
  end: number;
  fields?: Omit<Partial<Token>, 'type'>;
  /** Tokens within it; without any, the token is a leaf. */
  inside?: Piece[];
  /** Called with the token once it is complete. */
  done?: (token: Token) => void;
}

/**
 * Tokenizes pieces of a line that lie next to each other. Empty pieces are left out, since micromark knows no empty token.
 *
 * @param from how many codes were taken before the first piece
 */
export function tokenizePieces(effects: Effects, pieces: readonly Piece[], ok: State, from = 0): State {
  let at = from;
  const stack: { pieces: readonly Piece[]; index: number; open: boolean }[] = [{ pieces, index: 0, open: false }];

  return next;

  /** Between codes: opens and closes tokens until one is open that takes the code. */
  function next(code: Code): State | undefined {
    for (let level = stack[stack.length - 1]; level; level = stack[stack.length - 1]) {
      const piece = level.pieces[level.index];
      if (!piece) {
        stack.pop();
        const parent = stack[stack.length - 1];
        if (!parent) return ok(code);
        close(parent);
      } else if (piece.end <= at) {
        if (level.open) close(level);
        else level.index++;
      } else {
        if (!level.open) {
          effects.enter(piece.type, { ...piece.fields });
          level.open = true;
        }
        if (!piece.inside) {
          effects.consume(code);
          at++;
          return next;
        }
        stack.push({ pieces: piece.inside, index: 0, open: false });
      }
    }
    return ok(code);
  }

  function close(level: { pieces: readonly Piece[]; index: number; open: boolean }): void {
    const piece = level.pieces[level.index] as Piece;
    const token = effects.exit(piece.type);
    piece.done?.(token);
    level.open = false;
    level.index++;
  }
}
