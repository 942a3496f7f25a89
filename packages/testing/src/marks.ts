/**
 * Constructs are written as templates. In them
 * - `@` stands for a word that a reader of the drawn reply sees,
 * - `§` for one that may stay unseen: in an address, a tooltip, a name,
 * - `◊` for a label that nobody else uses, and `◆` for the last such label again,
 * - `¶` for an at sign.
 */
const marks = /[@§◊◆¶](?=(\d?))/g;

/**
 * Fills templates of one reply, one after the other: another word in the place of each mark, `w1`, `u2`, `n3` … A digit
 * after one is set apart, it is no part of it.
 */
export function createFiller(): (template: string) => string {
  let count = 0;
  let label = 0;
  return (template) =>
    template.replace(marks, (mark, digit: string) => {
      if (mark === '¶') return '@';
      if (mark === '◆') return `n${label}`;
      count++;
      const gap = digit === '' ? '' : ' ';
      if (mark === '@') return `w${count}${gap}`;
      if (mark === '§') return `u${count}${gap}`;
      label = count;
      return `n${label}`;
    });
}

/** Fills the template of a whole reply. */
export const fill = (template: string): string => createFiller()(template);

/** All words of a text, in its order: each has to stand in the tree of the reply once. */
export const wordsIn = (text: string): string[] => text.match(/[wu]\d+/g) ?? [];

/** The words of a text that a reader sees. */
export const shownIn = (text: string): string[] => text.match(/w\d+/g) ?? [];
