import { codes } from 'micromark-util-symbol';
import type { TokenizeContext } from 'micromark-util-types';

const plain: ReadonlySet<string> = new Set([
  'characterEscape',
  'characterEscapeValue',
  'characterReference',
  'characterReferenceMarker',
  'characterReferenceMarkerHexadecimal',
  'characterReferenceMarkerNumeric',
  'characterReferenceValue',
  'data',
  'escapeMarker',
  'lineSuffix',
]);

/** Whether brackets that no backslash escapes stand around something: a link, as soon as its definition is there. */
function hasBrackets(text: string): boolean {
  let open = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') open = true;
    else if (text[at] === ']' && open) return true;
  }
  return false;
}

/**
 * Whether a piece of a line is plain text: no inline construct, and no brackets, whatever definitions come later
 * (dialect.md §2). Asks the text tokenizer itself, with all its extensions.
 */
export function isPlainText(context: TokenizeContext, text: string): boolean {
  if (text === '') return true;
  if (hasBrackets(text)) return false;
  const events = context.parser.text(context.now()).write([text, codes.eof]);
  return events.every(([, token]) => plain.has(token.type));
}
