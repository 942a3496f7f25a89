import type { TokenizeContext } from 'micromark-util-types';

/** What a line needs to stay in a container: `>`, or that many columns of blanks. */
export type Prefix = '>' | number;

const footnoteIndent = 4;

/**
 * What the current line had to start with to stand in its containers, outermost first, and what the next has to start
 * with then.
 *
 * ```markdown
 * > | > 1. $$
 *     ^^^^^
 *   | >    x
 *     ^^^^^
 * ```
 */
export function prefixesOf(context: TokenizeContext): Prefix[] {
  const prefixes: Prefix[] = [];
  let from = context.events.length;
  while (from > 0 && context.events[from - 1]?.[1].type !== 'chunkFlow') from--;
  let indent = 0;
  for (const [kind, token] of context.events.slice(from)) {
    if (kind === 'enter') continue;
    const size = () => context.sliceSerialize(token, true).length;
    if (token.type === 'linePrefix') indent = size();
    else if (token.type === 'blockQuotePrefix') prefixes.push('>');
    else if (token.type === 'listItemIndent') prefixes.push(size());
    else if (token.type === 'listItemPrefix') prefixes.push(indent + size());
    else if (footnote.has(token.type)) prefixes.push(footnoteIndent);
    if (token.type !== 'linePrefix' && !within.has(token.type)) indent = 0;
  }
  return prefixes;
}

// Of GFM footnotes, the end of the label on a first line and the indentation on others.
const footnote = new Set<string>(['gfmFootnoteDefinitionLabel', 'gfmFootnoteDefinitionIndent']);
// What ends between the blanks before a list marker and the prefix that it closes.
const within = new Set<string>(['listItemMarker', 'listItemValue', 'listItemPrefixWhitespace']);

/** What is left of a line in its containers; `undefined` when it is not in all of them. */
export function withoutPrefixes(line: string, prefixes: readonly Prefix[]): string | undefined {
  let at = 0;
  for (const prefix of prefixes) {
    const blanks = line.length - line.slice(at).trimStart().length - at;
    if (prefix === '>') {
      if (blanks > 3 || line[at + blanks] !== '>') return undefined;
      at += blanks + 1;
      if (line[at] === ' ') at++;
    } else {
      if (blanks < prefix) return undefined;
      at += prefix;
    }
  }
  return line.slice(at);
}
