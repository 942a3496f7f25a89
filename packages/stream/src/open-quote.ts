/** Finds quotes that what follows may still make a form, and lines in them that may still be their source. */
import { isDashLine, knownMarker, readMarker, readSourceLine } from '@flowdown/grammar';
import type { Blockquote, Paragraph, RootContent, Text } from 'mdast';
import { isDefinition } from './labels.ts';
import { withoutContainers } from './lines.ts';
import { endOf, isOpen, startOf } from './places.ts';
import type { Source } from './source.ts';

/** Whether the start of a text is written with an escape or entity, which makes the source longer. */
function isEscaped(text: Text, length: number, source: Source): boolean {
  const start = startOf(text);
  if (start < source.start.offset) return !/[\r\n]/.test(text.value) && endOf(text) - start > text.value.length;
  return source.slice(start, start + length) !== text.value.slice(0, length);
}

/** The known kind that a paragraph's first line names. An escape before its bracket makes it text. */
function markerOf(node: RootContent | undefined, source: Source): string | undefined {
  const text = node?.type === 'paragraph' ? node.children[0] : undefined;
  if (text?.type !== 'text') return undefined;
  const [line = ''] = text.value.split(/[\r\n]/, 1);
  const marker = readMarker(line);
  if (!marker || isEscaped(text, marker.end, source)) return undefined;
  return knownMarker(marker.kind)?.name.toLowerCase();
}

/** The known kind that a quote's first line names, although nothing made a callout or form of it. */
const plainMarker = (node: RootContent | undefined, source: Source): string | undefined =>
  node?.type === 'blockquote' && !node.data?.flowdown ? markerOf(node.children[0], source) : undefined;

/** Whether a paragraph is nothing but one line of plain text. */
const isPlainLine = ({ children: [text, more] }: Paragraph): boolean =>
  !more && text?.type === 'text' && !/[\r\n]/.test(text.value);

/** Whether a quote holds its marker line and nothing else. */
function isMarkerOnly({ children: [first, more] }: Blockquote): boolean {
  return !more && first?.type === 'paragraph' && !/[\r\n]/.test((first.children[0] as { value?: string }).value ?? '');
}

/** Kinds that a list may become once one of its items has what they ask for. */
const waitsForItem: ReadonlySet<string> = new Set(['stats', 'sources']);

function isUndecidedQuote(quote: Blockquote, kind: string): boolean {
  if (isMarkerOnly(quote)) return true;
  if (kind === 'tabs') return true;
  const [first, list] = quote.children;
  const isMarkerLine = first?.position?.start.line === first?.position?.end.line;
  return waitsForItem.has(kind) && isMarkerLine && list?.type === 'list';
}

/** The index of the last of some siblings before an index that is no definition; -1 when there is none. */
function lastBefore(siblings: readonly RootContent[], end: number): number {
  let index = end - 1;
  while (index >= 0 && isDefinition(siblings[index] as RootContent)) index--;
  return index;
}

/** The marker line of a second card in a quote: it stands right after the first card's list, and waits for its own. */
function openPair(quote: RootContent | undefined, source: Source): RootContent | undefined {
  if (quote?.type !== 'blockquote') return undefined;
  const { children, data: { flowdown: label } = {} } = quote;
  if ((label?.type !== 'pros' && label?.type !== 'cons') || label.governed) return undefined;
  const index = lastBefore(children, children.length);
  const line = children[index];
  const list = lastBefore(children, index);
  if (line?.type !== 'paragraph' || list !== children.findIndex(({ type }) => type === 'list')) return undefined;
  const other = label.type === 'pros' ? 'cons' : 'pros';
  return isPlainLine(line) && markerOf(line, source) === other ? line : undefined;
}

/** Where a quote starts that what comes last among some siblings may complete; infinite when there is none. */
export function findOpenQuote(siblings: readonly RootContent[], source: Source): number {
  const index = lastBefore(siblings, siblings.length);
  const last = siblings[index];
  const kind = plainMarker(last, source);
  if (last && kind && isUndecidedQuote(last as Blockquote, kind)) return startOf(last);
  const line = openPair(last, source);
  if (line) return startOf(line);
  if (last?.type !== 'list') return Infinity;
  const before = siblings[lastBefore(siblings, index)];
  const governing = plainMarker(before, source);
  return before && governing && waitsForItem.has(governing) && isMarkerOnly(before as Blockquote)
    ? startOf(before)
    : Infinity;
}

/** The last line with something on it in a stretch of a quote's source: where it starts, and it without its prefix. */
function lastLine(text: string, end: number): { start: number; line: string } | undefined {
  const stop = text.slice(0, end).replace(/[\s>]+$/, '').length;
  if (stop === 0) return undefined;
  const start = Math.max(text.lastIndexOf('\n', stop - 1), text.lastIndexOf('\r', stop - 1)) + 1;
  return { start, line: withoutContainers(text.slice(start, stop)) };
}

/**
 * Where a line stands that is the source of a quote when nothing more comes, or when what comes is withheld. Two lines with
 * dashes are a dialogue.
 *
 * @param lineStart what the first line of the source starts with, when it is the rest of a line
 */
export function findSourceLine(
  path: readonly RootContent[],
  cut: number,
  source: Source,
  lineStart?: () => string,
): number {
  let found = cut;
  for (const quote of path) {
    if (quote.type !== 'blockquote' || quote.data?.flowdown) continue;
    if (endOf(quote) <= found && !isOpen(quote, source)) continue;
    const at = quote.children.findLastIndex((child) => startOf(child) < found && !isDefinition(child));
    const leaf = quote.children[at];
    if (leaf?.type !== 'paragraph') continue;
    const from = Math.max(startOf(leaf), source.start.offset);
    const text = source.slice(from, Math.min(endOf(leaf), found));
    const last = lastLine(text, text.length);
    // A line that starts before the source is none: it has been shown.
    if (!last || (last.start === 0 && from > startOf(leaf))) continue;
    // Of the line itself, more may have come than is shown.
    const rest = withoutContainers(source.slice(from + last.start, endOf(leaf)));
    if (!readSourceLine(/^.*/.exec(rest)?.[0] ?? '')) continue;
    const before = lastLine(text, last.start);
    const isCutOff = before?.start === 0 && from === source.start.offset;
    const isLone = at === 0 && !before;
    if (!isLone && !(before && isDashLine(isCutOff && lineStart ? lineStart() : before.line)))
      found = from + last.start;
  }
  return found;
}
