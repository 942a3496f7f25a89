/** The longest body between `\(` and `\)` or `\[` and `\]`, in UTF-16 units. */
export const maxBracketBody = 4096;

/**
 * Whether a body between `\[` and `\]` is a word or a number, which people put in brackets for other reasons. A letter
 * alone is a variable.
 */
export const isBareWord = (body: string): boolean => /^(?:[\p{L}\p{M}\p{N}]{2,}|[+-]?\d+(?:[.,]\d+)*%?)$/u.test(body);

const texSign = /[\\^_{=]/;
const punctuation = /[!-/:-@[-`{-~]/;

/** What a reader notes about the characters that it passes, to know later what a body holds. */
export interface TexWatch {
  see(char: string, index: number): void;
  /** Whether there is anything but blanks and ASCII punctuation from an index on. */
  hasInk(from: number): boolean;
  /** Whether one of `\ ^ _ { =` stands from an index on, before the closing backslash. */
  hasTex(from: number, to: number): boolean;
  /** Whether three letters stand in a row from an index on. */
  hasWord(from: number): boolean;
}

/** Notes the last place of each, so that no body has to be read again. */
export function createTexWatch(): TexWatch {
  let ink = -1;
  let tex = -1;
  let beforeTex = -1;
  let word = -1;
  let letters = 0;
  return {
    see(char, index) {
      // Half of a surrogate pair is ink and no letter that counts.
      letters = /\p{L}/u.test(char) ? letters + 1 : 0;
      if (letters >= 3) word = index;
      if (!punctuation.test(char) && !/\s/.test(char)) ink = index;
      if (!texSign.test(char)) return;
      beforeTex = tex;
      tex = index;
    },
    hasInk: (from) => ink >= from,
    hasTex: (from, to) => (tex < to ? tex : beforeTex) >= from,
    hasWord: (from) => word >= from,
  };
}
