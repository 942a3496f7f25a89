/** Says what of a parsed text may still change its kind or its place when more comes (streaming.md, S2 to S4). */
import { type BlockTable, createFenceTracker, readFenceInfo, readSectionNumber, readTree } from '@flowdown/grammar';
import type { Code, Heading, Nodes, Paragraph, Parents, RootContent } from 'mdast';
import type { Diagnostic } from 'remark-flowdown';
import { isImage } from 'remark-flowdown/mdast';
import { isMarkerLine, withoutContainers } from './lines.ts';
import { findOpenGlued } from './open-glued.ts';
import { findOpenInline, isStyle, type OpenMark } from './open-inline.ts';
import { findOpenLead, type OuterForm } from './open-lead.ts';
import { findOpenMath } from './open-math.ts';
import { findOpenQuote, findSourceLine } from './open-quote.ts';
import { endOf, isOpen, startOf } from './places.ts';
import type { Source } from './source.ts';

export { isOpen };

/** Blocks that are shown or withheld as a whole, or by their text. */
const leaves: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table', 'replyBlock']);

/** The nodes from the last block down to the last leaf. */
export function lastPath(nodes: readonly RootContent[]): RootContent[] {
  const path: RootContent[] = [];
  let node = nodes[nodes.length - 1];
  while (node) {
    path.push(node);
    const isLeaf = leaves.has(node.type);
    node = isLeaf || !('children' in node) ? undefined : node.children[node.children.length - 1];
  }
  return path;
}

/** A paragraph that is an image so far: a caption may follow, or text that makes it no figure. */
function mayBeFigure({ children }: Paragraph, cut: number, source: Source): boolean {
  const shown = children.filter((child) => startOf(child) < cut);
  if (!isImage(shown[0])) return false;
  const [, gap, line, more] = shown;
  if (!gap) return true;
  const isGap = gap.type === 'break' || isBlank(gap);
  return isGap && (!line || (line.type === 'emphasis' && (!more || isBlank(more))));

  /** Whether what is shown of a text is nothing but a line ending, and what containers put before a line. */
  function isBlank(node: Nodes): boolean {
    // Words before the source have been shown.
    if (node.type !== 'text' || startOf(node) < source.start.offset) return false;
    return /^[ \t]*(?:\r\n|[\r\n])?[ \t>]*$/.test(source.slice(startOf(node), Math.min(endOf(node), cut)));
  }
}

/** Where the last line of a leaf starts. */
function lastLineStart(leaf: Nodes, source: Source): number {
  const text = source.slice(startOf(leaf), endOf(leaf));
  return startOf(leaf) + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

/** Whether what is read ends with a whole line. */
const endsLine = (source: Source): boolean => /[\r\n]$/.test(source.text);

/** A definition, perhaps, or the title of the one above: what makes it one may come on the next line. */
function mayDefine(leaf: Paragraph, before: RootContent | undefined, source: Source): boolean {
  const text = source.slice(startOf(leaf), endOf(leaf));
  if (/^\[(?:[^\]\\]|\\.)*\]:/.test(text)) return true;
  const isRightUnder = before?.position?.end.line === (leaf.position?.start.line ?? 0) - 1;
  return before?.type === 'definition' && isRightUnder && /^["'(]/.test(text);
}

function findOpenParagraph(
  leaf: Paragraph,
  path: readonly RootContent[],
  source: Source,
  { form, singleTilde, isEager }: OpenAround,
): number {
  const parent = path[path.length - 2];
  const open = findOpenInline(leaf, source, singleTilde);
  let cut = isEager ? open.eagerCut : open.cut;
  const childStart = (offset: number): number => cuttable(leaf, offset, isEager);
  const lineStart = lastLineStart(leaf, source);
  const line = source.slice(lineStart, endOf(leaf));
  const isFirstLine = lineStart === startOf(leaf);
  // A backslash that ends a line breaks it, if another follows.
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(line)) cut = Math.min(cut, childStart(endOf(leaf) - 1));
  // Should the line become the head of a table, it shows a break there.
  for (const child of leaf.children)
    if (child.type === 'html' && startOf(child) >= lineStart && /^<br\b/i.test(child.value))
      cut = Math.min(cut, startOf(child));
  const cell = line.indexOf('|');
  if (cell !== -1) cut = Math.min(cut, childStart(lineStart + cell));
  if (parent?.type === 'blockquote' && isFirstLine && isMarkerLine(line)) cut = Math.min(cut, lineStart);
  // What may still become the lead of an item, or stand after it, is not shown as anything else.
  cut = Math.min(cut, findOpenLead(path, Math.min(cut, open.cut), source, form));
  return mayBeFigure(leaf, cut, source) ? startOf(leaf) : cut;
}

/** Where a place in a leaf can be cut: inline nodes are shown whole, or when open ones are shown too, what they hold. */
function cuttable(leaf: Parents, offset: number, isEager = false): number {
  const child = leaf.children.find((node) => startOf(node) <= offset && offset < endOf(node));
  if (!child || child.type === 'text') return offset;
  return isEager && isStyle(child) ? cuttable(child, offset, isEager) : startOf(child);
}

function findOpenHeading(
  leaf: Heading,
  parent: Parents | undefined,
  source: Source,
  { singleTilde, isEager }: OpenAround,
): number {
  if (!isOpen(leaf, source) || endsLine(source)) return Infinity;
  const [text, more] = leaf.children;
  if (!more && text?.type === 'text' && mayBeNumber(text.value)) return startOf(leaf);
  const open = findOpenInline(leaf, source, singleTilde);
  const cut = isEager ? open.eagerCut : open.cut;
  // A panel without words is labelled with its number.
  const isPanel = parent?.type === 'blockquote' && parent.data?.flowdown?.type === 'tabs';
  return isPanel && !hasWords(leaf, cut) ? startOf(leaf) : cut;
}

/** A section number is one only before a title, and a number may become one with a dot. */
const mayBeNumber = (text: string): boolean =>
  ['', '.'].some((end) => readSectionNumber(`${text}${end} x`)?.titleStart === `${text}${end} `.length);

/** Whether anything can be read of a node up to an offset. */
function hasWords(node: Nodes, cut: number): boolean {
  if (startOf(node) >= cut) return false;
  if ('children' in node) return node.children.some((child) => hasWords(child, cut));
  if (node.type === 'image' || node.type === 'imageReference') return (node.alt ?? '').trim() !== '';
  return !('value' in node) || node.value.trim() !== '';
}

/** A fence of a kind that is drawn shows nothing before its first line; the last row of a tree may be its summary. */
function findOpenCode(leaf: Code, source: Source): number {
  const kind = readFenceInfo(leaf.lang ?? '')?.name;
  if (!kind) return Infinity;
  if (kind !== 'tree') return leaf.value.trim() === '' ? startOf(leaf) : Infinity;
  const isPartial = !endsLine(source);
  if (!hasRows(isPartial ? leaf.value.replace(/[^\r\n]*$/, '') : leaf.value)) return startOf(leaf);
  const end = isPartial ? lastLineStart(leaf, source) : endOf(leaf);
  return Math.min(isPartial ? end : Infinity, findSummary(leaf, source, end));
}

/** Whether a tree has an entry; of a long one, the first lines tell. */
const hasRows = (value: string): boolean =>
  readTree(value.slice(0, 500)).rows.length > 0 || (value.length > 500 && readTree(value).rows.length > 0);

/** Where the last row of a tree stands if it looks like a summary; rows that are no entries may follow it. */
function findSummary(leaf: Code, source: Source, stop: number): number {
  const from = Math.max(startOf(leaf), source.start.offset);
  const text = source.slice(from, stop);
  for (let end = text.length; end > 0; ) {
    const start = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1;
    const { rows, summary } = readTree(withoutContainers(text.slice(start, end)));
    if (summary !== undefined) return from + start;
    if (rows.length > 0) break;
    end = start - 1;
  }
  return Infinity;
}

const oneLineOf = (node: RootContent) => (node.type === 'replyBlock' ? node.data.flowdown.oneLine : undefined);

/** A block in a line of a paragraph that goes on: an underline would make a heading of it all, in which there is no block. */
function findBlockInText(siblings: readonly RootContent[], source: Source): number {
  const last = siblings[siblings.length - 1];
  if (!last || !isOpen(last, source) || (last.type !== 'paragraph' && !oneLineOf(last))) return Infinity;
  let cut = Infinity;
  let from = startOf(last);
  for (let index = siblings.length - 1; index >= 0; index--) {
    const node = siblings[index] as RootContent;
    const isText = node.type === 'paragraph' || oneLineOf(node);
    if (!isText || (node !== last && !/^[ \t]*(?:\r\n|[\r\n])?[ \t>]*$/.test(source.slice(endOf(node), from)))) break;
    from = Math.min(from, startOf(node));
    if (oneLineOf(node)) cut = startOf(node);
  }
  return cut;
}

/** A quote or item of which nothing has come but its marker. */
function emptyContainer(path: readonly RootContent[]): number {
  let cut = Infinity;
  for (let index = path.length - 1; index >= 0; index--) {
    const node = path[index] as RootContent;
    if (!('children' in node) || node.children.length > (cut === Infinity ? 0 : 1)) break;
    if (node.type !== 'blockquote' && node.type !== 'listItem' && node.type !== 'list') break;
    cut = startOf(node);
  }
  return cut;
}

/** What is open around a text that is read from within a block. */
export interface OpenAround {
  /** The opening line of a fence. */
  fence?: string | undefined;
  form?: OuterForm | undefined;
  /** What stands before the source on the line of a paragraph that it goes on with. */
  lineStart?: (() => string) | undefined;
  /** Whether one tilde strikes through. */
  singleTilde?: boolean | undefined;
  /** Whether open emphasis and code count as decided. */
  isEager?: boolean;
}

/**
 * The offset of the first thing that cannot be shown yet; infinite when all can.
 *
 * @param nodes the blocks at the end of what was read
 */
export function findUndecided(
  nodes: readonly RootContent[],
  diagnostics: readonly Diagnostic[],
  source: Source,
  table: BlockTable,
  around: OpenAround = {},
): number {
  let cut = Infinity;
  for (const { code, place } of diagnostics)
    if (code === 'unclosed-block') cut = Math.min(cut, place.offset ?? Infinity);
  cut = Math.min(cut, findOpenGlued(nodes, source, table), findOpenMath(nodes, source));
  const path = lastPath(nodes);
  const siblings: (readonly RootContent[])[] = [nodes];
  for (const node of path) if ('children' in node) siblings.push(node.children);
  for (const list of siblings) cut = Math.min(cut, findOpenQuote(list, source));
  cut = Math.min(cut, findOpenLeaf(path, nodes, source, around));
  return Math.min(cut, findSourceLine(path, cut, source, around.lineStart));
}

/** The same for what is open at the end of the last leaf. */
function findOpenLeaf(
  path: readonly RootContent[],
  nodes: readonly RootContent[],
  source: Source,
  around: OpenAround,
): number {
  const leaf = path[path.length - 1];
  const parent = path[path.length - 2] as Parents | undefined;
  if (!leaf) return Infinity;
  const among = (parent?.children ?? nodes) as RootContent[];
  const cut = Math.min(findBlockInText(among, source), emptyContainer(path));
  if (leaf.type === 'heading') return Math.min(cut, findOpenHeading(leaf, parent, source, around));
  // A table takes whole rows, also when its head and a part of a row came at once.
  if (leaf.type === 'table' && leaf.children.length > 1 && isOpen(leaf, source) && !endsLine(source))
    return Math.min(cut, startOf(leaf.children[leaf.children.length - 1] as Nodes));
  // Text on the next line would put the formula into a line.
  if (leaf.type === 'math' && isOpen(leaf, source) && /^(?:\$\$|\\\[)/.test(source.slice(startOf(leaf))))
    return Math.min(cut, startOf(leaf));
  if (leaf.type === 'paragraph' && isOpen(leaf, source))
    return mayDefine(leaf, among[among.length - 2], source)
      ? Math.min(cut, startOf(leaf))
      : Math.min(cut, findOpenParagraph(leaf, path, source, around));
  if (leaf.type === 'code' && isOpenFence(leaf, source, around.fence)) return Math.min(cut, findOpenCode(leaf, source));
  return cut;
}

/** What of the text after an undecided place can be shown, if the marks that are open there are what they open. */
export interface Ahead {
  cut: number;
  marks: readonly OpenMark[];
}

/**
 * What can be shown ahead, when nothing but an open emphasis, strikethrough or code is undecided at a place.
 *
 * @param cut what `findUndecided` gave
 */
export function findAhead(
  nodes: readonly RootContent[],
  diagnostics: readonly Diagnostic[],
  source: Source,
  table: BlockTable,
  around: OpenAround,
  cut: number,
): Ahead | undefined {
  if (cut === Infinity) return undefined;
  const leaf = lastPath(nodes).at(-1);
  if (leaf?.type !== 'paragraph' && leaf?.type !== 'heading') return undefined;
  const open = findOpenInline(leaf, source, around.singleTilde);
  if (open.cut !== cut) return undefined;
  const eagerCut = findUndecided(nodes, diagnostics, source, table, { ...around, isEager: true });
  return eagerCut > cut ? { cut: eagerCut, marks: open.marks.filter(({ at }) => at < eagerCut) } : undefined;
}

/**
 * Whether the closing fence of a fence is still to come.
 *
 * @param known the opening fence, when it stands before the source
 */
export function isOpenFence(leaf: RootContent, source: Source, known?: string): boolean {
  if (endOf(leaf) < source.end - 2) return false;
  const isKnown = known !== undefined && startOf(leaf) < source.start.offset;
  const lines = source.slice(startOf(leaf), endOf(leaf)).split(/\r\n|[\r\n]/);
  const opener = isKnown ? known : lines[0];
  const fences = createFenceTracker();
  fences.read(opener ?? '');
  if (!fences.open) return false;
  // Between the two, no line ends the fence: it would not be one.
  if (isKnown || lines.length > 1) fences.read(withoutContainers(lines[lines.length - 1] ?? ''));
  return fences.open;
}
