import { readFenceInfo, readSectionNumber, readTree } from '@flowdown/grammar';
import type { Code, Emphasis, Heading, Paragraph, PhrasingContent } from 'mdast';
import { isImage } from '../mdast/image.ts';
import { plainText } from '../mdast/plain-text.ts';
import type { FenceLabel } from '../mdast/types.ts';

/** The title of an image, or of the one in a link. */
function titleOf(node: PhrasingContent | undefined): string | null | undefined {
  if (node?.type === 'image') return node.title;
  return node?.type === 'link' || node?.type === 'linkReference' ? titleOf(node.children[0]) : undefined;
}

/** Code in a line shows no line ending, so what the reply holds counts too. */
const isOneLine = (node: Emphasis): boolean =>
  !plainText([node]).includes('\n') && node.position?.start.line === node.position?.end.line;

/** A paragraph that is an image alone, or an image with one line of emphasis under it (dialect.md §3). */
export function labelFigure(node: Paragraph): void {
  const [image, gap, line, more] = node.children;
  if (!isImage(image) || more) return;
  const isLine =
    (gap?.type === 'break' || (gap?.type === 'text' && /^[ \t]*(?:\r\n|\r|\n)[ \t]*$/.test(gap.value))) &&
    line?.type === 'emphasis' &&
    isOneLine(line);
  if (gap && !isLine) return;
  const caption = isLine ? 'line' : titleOf(image) ? 'title' : undefined;
  node.data = { ...node.data, flowdown: { type: 'figure', ...(caption && { caption }) } };
}

/**
 * The section number that a heading starts with. It and the blank after it are plain text, or it could not be set apart
 * from the title: `## 1.*2* Water` starts with words.
 */
function sectionNumber([first, ...rest]: Heading['children']): string | undefined {
  if (first?.type !== 'text') return undefined;
  const title = plainText(rest).trim() === '' ? '' : 'title';
  return readSectionNumber(first.value + title)?.number;
}

/** A heading's section number, and whether it is the reply's title (dialect.md §3). A field of a block is its own. */
export function labelHeading(node: Heading, isFirst: boolean): void {
  const label = node.data?.flowdown;
  if (label && label.type !== 'heading') return;
  const number = sectionNumber(node.children);
  const replyTitle = isFirst && node.depth === 1 && plainText(node.children).trim() !== '';
  if (number === undefined && !replyTitle) return;
  node.data = {
    ...node.data,
    flowdown: {
      type: 'heading',
      ...label,
      ...(number !== undefined && { number }),
      ...(replyTitle && { replyTitle: true as const }),
    },
  };
}

const fenceTypes: ReadonlyMap<string, FenceLabel['type']> = new Map([
  ['mermaid', 'diagram'],
  ['tree', 'tree'],
  ['flow', 'flow'],
]);

/** Whether a fence has nothing of its kind to draw: then it stays code, as its text would be lost. */
function isEmpty(type: FenceLabel['type'], value: string): boolean {
  if (type !== 'tree') return value.trim() === '';
  const { rows, summary } = readTree(value);
  return rows.length === 0 && summary === undefined;
}

/** A fence that is a diagram, a file tree or a conversation; an empty one stays code (dialect.md §3, §5). */
export function labelFence(node: Code): void {
  const kind = node.lang ? readFenceInfo(node.lang)?.name : undefined;
  const type = fenceTypes.get(kind ?? '');
  if (!type || isEmpty(type, node.value)) return;
  node.data = { ...node.data, flowdown: { type, closed: true } };
}
