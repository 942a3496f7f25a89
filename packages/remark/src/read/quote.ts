import { isDashLine, readSourceLine } from '@flowdown/grammar';
import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import { labelFigure } from '../label/inline.ts';

type Blocks = Blockquote['children'];

/** A quote as a plain value: what is quoted, and who said it. */
export interface QuoteValue {
  /** Without the closing line that names the source. */
  blocks: Blocks;
  /** The source's name, inline formatting kept. */
  source?: PhrasingContent[];
}

/** Where the last line of a paragraph starts: the index of its text, and the offset in that text after the line ending. */
interface LastLine {
  index: number;
  offset: number;
  /** Where the line ending starts in that text. */
  ending: number;
  /** How many nodes before stand for the line ending: a hard break is not shown. */
  breaks: number;
}

function lastLine({ children }: Paragraph): LastLine {
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index];
    if (node?.type === 'break') return { index: index + 1, offset: 0, ending: 0, breaks: 1 };
    if (node?.type !== 'text') continue;
    const offset = Math.max(node.value.lastIndexOf('\n'), node.value.lastIndexOf('\r')) + 1;
    if (offset > 0) return { index, offset, ending: offset - (node.value.endsWith('\r\n', offset) ? 2 : 1), breaks: 0 };
  }
  return { index: 0, offset: 0, ending: 0, breaks: 0 };
}

/** The plain text that a line starts with; formatting in it hides nothing, as a dash has to be plain. */
function lineStart(children: readonly PhrasingContent[], { index, offset }: LastLine): string {
  const node = children[index];
  return node?.type === 'text' ? node.value.slice(offset) : '';
}

/** The text of the line before the last one, as far as it is plain. */
function lineBefore(children: readonly PhrasingContent[], last: LastLine): string | undefined {
  if (last.index === 0 && last.offset === 0) return undefined;
  const head = children.slice(0, last.index - last.breaks);
  const cut = children[last.index];
  if (last.offset > 0 && cut?.type === 'text') head.push({ type: 'text', value: cut.value.slice(0, last.ending) });
  const before: Paragraph = { type: 'paragraph', children: head };
  return lineStart(head, lastLine(before));
}

/**
 * Reads a quote that is no callout and no form: a closing line that starts with a dash and names somebody is its source
 * (dialect.md §3). Not its only line, and not one more line of a dialogue.
 */
export function readQuote(quote: Blockquote): QuoteValue {
  const blocks = quote.children;
  // Definitions draw nothing, so the line above them closes the quote.
  const at = blocks.findLastIndex(({ type }) => type !== 'definition' && type !== 'footnoteDefinition');
  const paragraph = blocks[at];
  if (paragraph?.type !== 'paragraph' || paragraph.data?.flowdown) return { blocks };
  const { children } = paragraph;
  const last = lastLine(paragraph);
  const start = lineStart(children, last);
  const found = readSourceLine(start) ?? (children.length > last.index + 1 ? readSourceLine(`${start}x`) : undefined);
  const isWhole = last.index === 0 && last.offset === 0;
  if (!found || (isWhole && at === 0)) return { blocks };
  const before = isWhole ? undefined : lineBefore(children, last);
  if (before !== undefined && isDashLine(before)) return { blocks };
  const name = start.slice(found.nameStart);
  const source: PhrasingContent[] = [
    ...(name === '' ? [] : [{ type: 'text' as const, value: name }]),
    ...children.slice(last.index + 1),
  ];
  if (source.length === 0) return { blocks };
  if (isWhole) return { blocks: blocks.toSpliced(at, 1), source };
  const rest: PhrasingContent[] = children.slice(0, last.index - last.breaks);
  const cut = children[last.index];
  if (last.ending > 0 && cut?.type === 'text') rest.push({ ...cut, value: cut.value.slice(0, last.ending) });
  const quoted: Paragraph = { ...paragraph, children: rest };
  // An image over the source line is a figure once that line is gone.
  labelFigure(quoted);
  return { blocks: blocks.toSpliced(at, 1, quoted), source };
}
