import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MarkerLabel } from '../mdast/types.ts';

/** A quote that starts with the marker of a known kind. */
export interface MarkedQuote {
  quote: Blockquote;
  line: Paragraph;
  label: MarkerLabel;
  /** Whether the marker line holds a title, and whether the quote holds anything but the marker line. */
  hasTitle: boolean;
  isAlone: boolean;
}

export function readMarked(node: RootContent | undefined): MarkedQuote | undefined {
  if (node?.type !== 'blockquote') return undefined;
  const [line] = node.children;
  const label = line?.data?.flowdown;
  if (line?.type !== 'paragraph' || label?.type !== 'marker') return undefined;
  const rest = textAfterMarker(line, label);
  return {
    quote: node,
    line,
    label,
    hasTitle: !label.isBody && rest,
    isAlone: node.children.length === 1 && !label.isBody,
  };
}

/** Whether anything follows the marker on its line. */
function textAfterMarker(line: Paragraph, { length }: MarkerLabel): boolean {
  const [first, second] = line.children;
  return second !== undefined || (first?.type === 'text' && first.value.length > length);
}

/** Takes the marker off its line: the title or the body that is left, if anything is. */
function cutMarker(line: Paragraph, { length }: MarkerLabel): PhrasingContent[] {
  const [first, ...rest] = line.children;
  if (first?.type !== 'text') return rest;
  const value = first.value.slice(length);
  if (value === '') return rest;
  const { position } = first;
  const start = position && {
    line: position.start.line,
    column: position.start.column + length,
    offset: (position.start.offset ?? 0) + length,
  };
  return [{ ...first, value, ...(position && start && { position: { start, end: position.end } }) }, ...rest];
}

/** A paragraph of what is left of the marker line: a title field, or the first paragraph of the body. */
function remainder({ line, label, hasTitle }: MarkedQuote): Paragraph[] {
  const children = cutMarker(line, label);
  const start = children[0]?.position?.start;
  const end = line.position?.end;
  if (children.length === 0) return [];
  const position = start && end && { position: { start, end } };
  const data = hasTitle ? { data: { flowdown: { type: 'field' as const, field: 'title' } } } : {};
  return [{ type: 'paragraph', children, ...position, ...data }];
}

/** Makes a quote of a known kind what its marker says: the marker goes, a title becomes a field. */
export function applyMarker(marked: MarkedQuote): void {
  const { quote } = marked;
  quote.children = [...remainder(marked), ...quote.children.slice(1)];
}

/** Text of two paragraphs as CommonMark reads them where no marker parts them. */
function joined(line: Paragraph, next: Paragraph): Paragraph {
  const gap = { line: line.position?.end.line ?? 1, column: line.position?.end.column ?? 1 };
  const children: PhrasingContent[] = [];
  for (const node of [...line.children, { type: 'text' as const, value: '\n' }, ...next.children]) {
    const last = children[children.length - 1];
    if (last?.type !== 'text' || node.type !== 'text') {
      children.push(node);
      continue;
    }
    const start = last.position?.start;
    const end = node.position?.end ?? gap;
    children[children.length - 1] = {
      ...last,
      value: last.value + node.value,
      ...(start && { position: { start, end } }),
    };
  }
  const start = line.position?.start;
  const end = next.position?.end;
  return { ...line, children, ...(start && end && { position: { start, end } }) };
}

/** Leaves a quote the quote it is without us: the marker is text, and goes on with the paragraph on the next line. */
export function dropMarker({ quote, line }: Pick<MarkedQuote, 'quote' | 'line'>): void {
  delete line.data;
  const next = quote.children[1];
  const isNext = (next?.position?.start.line ?? 0) - (line.position?.end.line ?? 0) === 1;
  if (next?.type === 'paragraph' && isNext) quote.children.splice(0, 2, joined(line, next));
}
