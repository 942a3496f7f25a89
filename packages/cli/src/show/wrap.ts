import { characters } from './characters.ts';
import { columns, type Line, type Span } from './line.ts';

/** A piece of text that stays in one line if it fits: spans with no blank in them. */
interface Word {
  spans: Span[];
  width: number;
}

/**
 * Breaks text into lines no wider than `width`: at its line feeds, else at blanks, else anywhere. Blanks at a break go,
 * other runs of blanks count as one. A single character wider than `width` has a line of its own.
 */
export function wrap(text: readonly Span[], width: number): Line[] {
  const lines: Span[][] = [];
  let line: Span[] = [];
  let used = 0;
  let word: Word = { spans: [], width: 0 };
  /** The blank before the word, in the look of its surroundings. */
  let gap: Span | undefined;

  function endLine(): void {
    lines.push(line);
    line = [];
    used = 0;
    gap = undefined;
  }

  function endWord(): void {
    if (word.spans.length === 0) return;
    const gapWidth = gap && used > 0 ? 1 : 0;
    if (used > 0 && used + gapWidth + word.width > width) endLine();
    if (gap && used > 0) put(gap, 1);
    gap = undefined;
    for (const each of word.spans) putHard(each);
    word = { spans: [], width: 0 };
  }

  function put(piece: Span, size: number): void {
    line.push(piece);
    used += size;
  }

  /** Puts a piece of a word, over several lines where it is too long for one. */
  function putHard(piece: Span): void {
    for (const part of split(piece, width - used, width)) {
      if (part.isNext) endLine();
      put(part.piece, part.size);
    }
  }

  for (const { text: content, style } of text) {
    for (const [token] of content.matchAll(/\n|[ \t]+|[^ \t\n]+/g)) {
      if (token === '\n') {
        endWord();
        endLine();
      } else if (/^[ \t]/.test(token)) {
        endWord();
        gap = { text: ' ', ...(style && { style }) };
      } else {
        word.spans.push({ text: token, ...(style && { style }) });
        word.width += columns(token);
      }
    }
  }
  endWord();
  lines.push(line);
  return lines;
}

/** Breaks one line of code into lines no wider than `width`, keeping its blanks. */
export function wrapCode(piece: Span, width: number): Line[] {
  const lines: Span[][] = [[]];
  for (const part of split(piece, width, width)) {
    if (part.isNext) lines.push([]);
    lines[lines.length - 1]?.push(part.piece);
  }
  return lines;
}

interface Part {
  piece: Span;
  size: number;
  /** It does not fit on the line before. */
  isNext: boolean;
}

/** Cuts a piece between characters, as readers see them, to fit what is left of the line and then whole lines. */
function* split(piece: Span, left: number, width: number): Generator<Part> {
  const { text, style } = piece;
  const whole = columns(text);
  if (whole <= left) {
    if (text !== '') yield { piece, size: whole, isNext: false };
    return;
  }
  let part = '';
  let size = 0;
  let room = left;
  let isNext = false;
  for (const character of characters(text)) {
    const step = columns(character);
    if (size + step > room && (part !== '' || room < width)) {
      if (part !== '') yield { piece: { text: part, ...(style && { style }) }, size, isNext };
      part = '';
      size = 0;
      room = width;
      isNext = true;
    }
    part += character;
    size += step;
  }
  yield { piece: { text: part, ...(style && { style }) }, size, isNext };
}
