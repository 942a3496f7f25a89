/** Finds the marks of a paragraph that may still open something: emphasis, code, a link, a tag, a formula. */
import { canOpenMath, maxBracketBody } from '@flowdown/grammar';
import type { Heading, Nodes, Paragraph } from 'mdast';
import { type Place, placeOf, placesOf } from './places.ts';
import type { Source } from './source.ts';

/** A stretch of plain text in the source, and the child of the paragraph that it belongs to. */
interface Stretch {
  from: number;
  to: number;
  /** Where that child starts; text that is a child itself can be shown in part. */
  child: number | undefined;
}

const isSpace = (char: string): boolean => char === '' || /\s/.test(char);
const isPunctuation = (char: string): boolean => /[\p{P}\p{S}]/u.test(char);
/** From where on scripts without blanks between words stand; there punctuation parts no words. */
const isWide = (char: string): boolean => char >= '\u1100';

function stretchesOf(leaf: Paragraph | Heading, source: Source): Stretch[] {
  const found: Stretch[] = [];
  const visit = (node: Nodes, { start, end }: Place, child: number): void => {
    // An address that was written without brackets is nothing but an address.
    if (node.type === 'link' && source.slice(start, start + 1) !== '[') return;
    if (node.type === 'text') found.push({ from: start, to: end, child });
    else if ('children' in node)
      for (const [index, place] of placesOf(node.children, { start, end }).entries())
        visit(node.children[index] as Nodes, place, child);
  };
  for (const [index, { start, end }] of placesOf(leaf.children, placeOf(leaf)).entries()) {
    const node = leaf.children[index] as Nodes;
    // Found addresses and the text around them were one text; they share a place, which can be cut anywhere.
    const isText = node.type === 'text' || !node.position;
    if (!isText) visit(node, { start, end }, start);
    else if (found[found.length - 1]?.from !== start) found.push({ from: start, to: end, child: undefined });
  }
  return found;
}

const tag = new RegExp(
  [
    '/[A-Za-z][A-Za-z0-9-]*\\s*',
    '[A-Za-z][A-Za-z0-9-]*(?:\\s+[A-Za-z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s"\'=<>`]+|\'[^\']*\'|"[^"]*"))?)*' +
      '(?:\\s+[A-Za-z_:][\\w.:-]*\\s*=?\\s*(?:\'[^\']*|"[^"]*)?)?\\s*/?',
    '!(?:-(?:-[\\s\\S]*)?|[A-Za-z[][\\s\\S]*)?',
    '\\?[\\s\\S]*',
    '[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\\s<>]*',
    "[\\w.!#$%&'*+/=?^`{|}~-]+(?:@[\\w.-]*)?",
  ]
    .map((form) => `^<${form}$`)
    .join('|'),
);

/** Whether an address in round brackets, which has not closed, can still close. */
const destination =
  /^\(\s*(?:<[^<>\n]*|(?:<[^<>\n]*>|[^\s<][^\s]*)?(?:\s+(?:"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|\([^()]*\)?)?)?\s*)$/;

function opensEmphasis(mark: string, before: string, after: string): boolean {
  if (isSpace(after)) return false;
  const isLeft = !isPunctuation(after) || isSpace(before) || isPunctuation(before) || isWide(before) || isWide(after);
  if (!isLeft || mark !== '_') return isLeft;
  const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  return !isRight || isPunctuation(before);
}

/** Brackets that wait: where the first of `[a][b` starts. */
interface Bracket {
  at: number;
  from: number;
}

/**
 * The offset from which on a leaf may still read differently when it goes on; undefined when all of it is decided.
 *
 * @param leaf a paragraph or heading at the end of what is read
 */
export function findOpenInline(leaf: Paragraph | Heading, source: Source): number | undefined {
  const stop = leaf.position?.end.offset ?? source.end;
  const at = (offset: number): string => source.text[offset - source.start.offset] ?? '';
  const brackets: Bracket[] = [];
  let chained: number | undefined;
  let first: number | undefined;
  const note = (offset: number, { child }: Stretch): void => {
    first = Math.min(first ?? Infinity, child ?? offset);
  };

  /** What opens here may take in the brackets after it, so that those before stay open. */
  const swallow = (offset: number, stretch: Stretch): void => {
    note(offset, stretch);
    for (const { at: before } of brackets) first = Math.min(first ?? Infinity, before);
  };

  for (const stretch of stretchesOf(leaf, source)) {
    for (let offset = stretch.from; offset < stretch.to; ) {
      const char = at(offset);
      let end = offset + 1;
      switch (char) {
        case '\\':
          if (isOpenFormula(offset)) swallow(offset, stretch);
          end = offset + 2;
          break;
        case '*':
        case '_':
        case '~':
        case '`':
        case '$':
          while (end < stretch.to && at(end) === char) end++;
          if (isOpenRun(char, offset, end)) (char === '`' || char === '$' ? swallow : note)(offset, stretch);
          break;
        case '<':
          if (tag.test(source.slice(offset, stop))) swallow(offset, stretch);
          break;
        case '[': {
          const from = chained ?? (at(offset - 1) === '!' ? offset - 1 : offset);
          chained = undefined;
          brackets.push({ at: stretch.child ?? from, from });
          break;
        }
        case ']':
          closeBracket(offset, stretch);
          break;
      }
      offset = end;
    }
  }
  for (const { at: offset } of brackets) first = Math.min(first ?? Infinity, offset);
  return first;

  function closeBracket(offset: number, stretch: Stretch): void {
    const bracket = brackets.pop();
    if (!bracket) return;
    const next = at(offset + 1);
    if (next === '[') chained = bracket.at;
    const isOpen = next === '(' && destination.test(source.slice(offset + 1, stop));
    if (isOpen) note(bracket.at, { ...stretch, child: bracket.at });
  }

  function isOpenRun(char: string, from: number, to: number): boolean {
    const before = at(from - 1);
    const after = to < stop ? at(to) : '';
    if (char === '`') return true;
    if (char === '$') return isOpenDollar(from, to);
    if (char === '~' && to - from !== 2 && to - from !== 1) return false;
    return opensEmphasis(char, before, after);
  }

  /** The next dollar closes a formula or shows that there is none; two need two. */
  function isOpenDollar(from: number, to: number): boolean {
    const text = source.slice(from, stop);
    if (to - from > 1) return !text.includes('$$', to - from);
    return canOpenMath(text, 0, at(from - 1)) && !/(?:^|[^\\])\$/.test(text.slice(1));
  }

  function isOpenFormula(offset: number): boolean {
    const closer = at(offset + 1) === '(' ? '\\)' : at(offset + 1) === '[' ? '\\]' : undefined;
    return (
      closer !== undefined && stop - offset <= maxBracketBody + 4 && !source.slice(offset + 2, stop).includes(closer)
    );
  }
}
