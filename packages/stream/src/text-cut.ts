import type { Text } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';

const entity = /&#?\w{1,32};/y;

/**
 * How much of a text stands up to a place in its source: escapes and entities stand for their characters, and what
 * containers put before a line stands for nothing.
 *
 * @param source the text's source, from its start
 * @param length how much of it counts
 */
export function lengthUpTo(value: string, source: string, length: number): number {
  let index = 0;
  let at = 0;
  while (at < length && index < value.length) {
    entity.lastIndex = at;
    const found = source[at] === '&' ? entity.exec(source)?.[0] : undefined;
    const decoded = found && decodeString(found);
    if (found && decoded !== undefined && decoded !== found && value.startsWith(decoded, index)) {
      index += decoded.length;
      at += found.length;
    } else if (source[at] === '\\' && source[at + 1] === value[index] && source[at + 1] !== undefined) {
      index++;
      at += 2;
    } else {
      if (source[at] === value[index] || (source[at] === '\0' && value[index] === '\uFFFD')) index++;
      at++;
    }
  }
  return index;
}

/** The text of a node up to a place in its source, without blanks at the end; see `lengthUpTo`. */
export const textUpTo = ({ value }: Text, source: string, length: number): string =>
  value.slice(0, lengthUpTo(value, source, length)).replace(/[ \t]*(?:\r\n|[\r\n])?[ \t]*$/, '');
