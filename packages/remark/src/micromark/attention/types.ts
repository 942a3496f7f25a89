import type { Token, TokenizeContext, TokenType } from 'micromark-util-types';

/** The token types of one span: `**bold**` is strong, its marks are sequences, what is between them is text. */
interface SpanTypes {
  span: TokenType;
  sequence: TokenType;
  text: TokenType;
}

/** How sequences of marks pair up into one kind of span. */
export interface SpanRule {
  /** The type of a sequence that is not paired yet. */
  sequence: TokenType;
  /** What sequences must share to be a pair. */
  keyOf: (sequence: Token, context: TokenizeContext) => number;
  /**
   * What decides, of two closers of the same key, that both fail at the same openers. It lets a search stop where one of
   * its class has failed before.
   */
  classOf: (closer: Token) => number;
  /** How many marks of each the pair takes, none when it is no pair. */
  take: (opener: Token, closer: Token) => number;
  typesOf: (taken: number) => SpanTypes;
}

/** How many marks of a sequence are not in a pair. */
export const sizeOf = ({ start, end }: Token): number => end.offset - start.offset;
