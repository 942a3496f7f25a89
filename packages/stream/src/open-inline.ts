/** Finds the marks of a paragraph that may still open something: emphasis, code, a link, a tag, a formula. */
import { canOpenMath, maxBracketBody } from '@flowdown/grammar';
import type { Delete, Emphasis, Heading, Nodes, Paragraph, Strong } from 'mdast';
import { type Place, placeOf, placesOf } from './places.ts';
import type { Source } from './source.ts';

/** A stretch of plain text in the source, and what it is part of. */
interface Stretch {
  from: number;
  to: number;
  /** Where the child of the paragraph starts that holds it; text that is a child itself can be shown in part. */
  child?: number;
  /** Where the outermost node around it starts that is no emphasis or strikethrough: these can be shown in part too. */
  whole?: number;
  isInEmphasis?: boolean;
}

/** A run of marks that sets what follows, if more of its kind comes. */
export interface OpenMark {
  at: number;
  end: number;
  char: string;
  /** Whether it stands in an emphasis or strikethrough that has closed. */
  isNested: boolean;
}

/** What is open in a paragraph or heading at the end of what is read. */
export interface OpenInline {
  /** From where on it may still read differently; infinite when all of it is decided. */
  cut: number;
  /** The same, if open marks turn out to be what they open. */
  eagerCut: number;
  /** The open marks before `eagerCut`, in order. Nothing is read in open code, so that it is the last of them. */
  marks: readonly OpenMark[];
}

const isSpace = (char: string): boolean => char === '' || /\s/.test(char);
const isPunctuation = (char: string): boolean => /[\p{P}\p{S}]/u.test(char);
/** From where on scripts without blanks between words stand; there punctuation parts no words. */
const isWide = (char: string): boolean => char >= '\u1100';

/** Whether a node sets the words in it, and no more: they can be shown before its end has come. */
export const isStyle = (node: Nodes): node is Emphasis | Strong | Delete =>
  node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';

function stretchesOf(leaf: Paragraph | Heading, source: Source): Stretch[] {
  const found: Stretch[] = [];
  const visit = (node: Nodes, { start, end }: Place, around: Omit<Stretch, 'from' | 'to'>): void => {
    // An address that was written without brackets is nothing but an address.
    if (node.type === 'link' && source.slice(start, start + 1) !== '[') return;
    if (node.type === 'text') found.push({ from: start, to: end, ...around });
    else if ('children' in node) {
      const inner = {
        ...around,
        isInEmphasis: around.isInEmphasis || node.type === 'emphasis' || node.type === 'strong',
      };
      if (!isStyle(node)) inner.whole ??= start;
      for (const [index, place] of placesOf(node.children, { start, end }).entries())
        visit(node.children[index] as Nodes, place, inner);
    }
  };
  for (const [index, { start, end }] of placesOf(leaf.children, placeOf(leaf)).entries()) {
    const node = leaf.children[index] as Nodes;
    // Found addresses and the text around them were one text; they share a place, which can be cut anywhere.
    const isText = node.type === 'text' || !node.position;
    if (!isText) visit(node, { start, end }, { child: start });
    else if (found[found.length - 1]?.from !== start) found.push({ from: start, to: end });
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

/** How many open marks are set; a reply of nothing but openers would nest without an end. */
const mostMarks = 16;

/** Whether a mark can close nothing any more: what closed around it was read without it. */
const isDead = (char: string, { whole, isInEmphasis }: Stretch): boolean =>
  whole !== undefined || (char !== '~' && isInEmphasis === true);

/** Where a leaf is cut for something open: at the start of what holds it, when that is shown as a whole. */
interface Spot {
  cut: number;
  eagerCut: number;
}

const spotOf = (offset: number, { child, whole }: Stretch): Spot => ({
  cut: child ?? offset,
  eagerCut: whole ?? offset,
});

/**
 * What of a leaf is open and may take in more when the leaf goes on.
 *
 * @param leaf a paragraph or heading at the end of what is read
 * @param singleTilde whether one tilde strikes through
 */
export function findOpenInline(leaf: Paragraph | Heading, source: Source, singleTilde = false): OpenInline {
  const stop = leaf.position?.end.offset ?? source.end;
  const at = (offset: number): string => source.text[offset - source.start.offset] ?? '';
  /** Brackets that wait. The second of `[a][b` waits where the first starts. */
  const brackets: Spot[] = [];
  const marks: OpenMark[] = [];
  let chained: Spot | undefined;
  let cut = Infinity;
  let eagerCut = Infinity;
  const note = (spot: Spot): void => {
    cut = Math.min(cut, spot.cut);
    eagerCut = Math.min(eagerCut, spot.eagerCut);
  };

  /** What opens here may take in the brackets after it, so that those before stay open. */
  const swallow = (offset: number, stretch: Stretch): void => {
    note(spotOf(offset, stretch));
    for (const before of brackets) note(before);
  };

  scan();
  for (const spot of brackets) note(spot);
  return { cut, eagerCut, marks: marks.filter((mark) => mark.at < eagerCut) };

  function scan(): void {
    for (const stretch of stretchesOf(leaf, source)) {
      for (let offset = stretch.from; offset < stretch.to; ) {
        const char = at(offset);
        let end = offset + 1;
        switch (char) {
          case '\\':
            if (isOpenFormula(offset)) swallow(offset, stretch);
            end = offset + 2;
            break;
          case '`':
            while (end < stretch.to && at(end) === char) end++;
            noteMark(offset, end, stretch);
            return;
          case '*':
          case '_':
          case '~':
          case '$':
            while (end < stretch.to && at(end) === char) end++;
            if (!isOpenRun(char, offset, end)) break;
            if (char === '$') swallow(offset, stretch);
            else if (!isDead(char, stretch)) noteMark(offset, end, stretch);
            break;
          case '<':
            if (tag.test(source.slice(offset, stop))) swallow(offset, stretch);
            break;
          case '[': {
            const from = at(offset - 1) === '!' ? offset - 1 : offset;
            brackets.push(chained ?? spotOf(from, stretch));
            chained = undefined;
            break;
          }
          case ']':
            closeBracket(offset);
            break;
        }
        offset = end;
      }
    }
  }

  function noteMark(offset: number, end: number, stretch: Stretch): void {
    const spot = spotOf(offset, stretch);
    cut = Math.min(cut, spot.cut);
    // Code that goes on would take the end of the link that it stands in.
    if (stretch.whole !== undefined || marks.length === mostMarks) note(spot);
    else marks.push({ at: offset, end, char: at(offset), isNested: stretch.child !== undefined });
  }

  function closeBracket(offset: number): void {
    const bracket = brackets.pop();
    if (!bracket) return;
    const next = at(offset + 1);
    if (next === '[') chained = bracket;
    if (next === '(' && destination.test(source.slice(offset + 1, stop))) note(bracket);
  }

  function isOpenRun(char: string, from: number, to: number): boolean {
    const before = at(from - 1);
    const after = to < stop ? at(to) : '';
    if (char === '$') return isOpenDollar(from, to);
    if (char === '~' && to - from !== 2 && !(singleTilde && to - from === 1)) return false;
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
