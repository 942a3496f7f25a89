/** Says what of a parsed text may still change its kind or its place when more comes (streaming.md, S2 to S4). */
import { type BlockTable, isDashLine, knownMarker, readMarker } from '@flowdown/grammar';
import type { Blockquote, Code, Heading, Nodes, Paragraph, Parents, RootContent } from 'mdast';
import type { Diagnostic } from 'remark-flowdown';
import { findOpenGlued } from './open-glued.ts';
import { findOpenInline } from './open-inline.ts';
import type { Source } from './source.ts';

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;

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

/** Whether a paragraph's next line may still come. */
export const isOpen = (node: Nodes, source: Source): boolean =>
  /^[ \t]*(?:\r\n|[\r\n])?$/.test(source.slice(endOf(node)));

/** The known kind that a quote's first line names, although nothing made a callout or form of it. */
function plainMarker(node: RootContent | undefined, source: Source): string | undefined {
  if (node?.type !== 'blockquote' || node.data?.flowdown) return undefined;
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (text?.type !== 'text') return undefined;
  const [line = ''] = text.value.split(/[\r\n]/, 1);
  // An escaped marker is none.
  if (!source.slice(startOf(first as Nodes)).trimStart().startsWith('[!')) return undefined;
  const marker = readMarker(line);
  return marker && knownMarker(marker.kind)?.name.toLowerCase();
}

/** Whether a quote holds its marker line and nothing else. */
function isMarkerOnly({ children: [first, more] }: Blockquote): boolean {
  return !more && first?.type === 'paragraph' && !/[\r\n]/.test((first.children[0] as { value?: string }).value ?? '');
}

/** Kinds that a list may become once one of its items has what they ask for. */
const waitsForItem: ReadonlySet<string> = new Set(['stats', 'sources']);

function isUndecidedQuote(quote: Blockquote, kind: string): boolean {
  if (isMarkerOnly(quote) || kind === 'tabs') return true;
  const [first, list] = quote.children;
  const isMarkerLine = first?.position?.start.line === first?.position?.end.line;
  return waitsForItem.has(kind) && isMarkerLine && list?.type === 'list';
}

const isDefinition = (node: RootContent): boolean => node.type === 'definition' || node.type === 'footnoteDefinition';

/** The quote with a marker that what comes last among some siblings may complete. */
function undecidedQuote(siblings: readonly RootContent[], source: Source): Blockquote | undefined {
  let index = siblings.length - 1;
  while (index >= 0 && isDefinition(siblings[index] as RootContent)) index--;
  const last = siblings[index];
  const kind = plainMarker(last, source);
  if (kind && isUndecidedQuote(last as Blockquote, kind)) return last as Blockquote;
  if (last?.type !== 'list') return undefined;
  index--;
  while (index >= 0 && isDefinition(siblings[index] as RootContent)) index--;
  const before = siblings[index];
  const governing = plainMarker(before, source);
  return governing && waitsForItem.has(governing) && isMarkerOnly(before as Blockquote)
    ? (before as Blockquote)
    : undefined;
}

/** A paragraph that is an image so far: a caption may follow, or text that makes it no figure. */
function mayBeFigure({ children }: Paragraph, cut: number, source: Source): boolean {
  const shown = children.filter((child) => startOf(child) < cut);
  const isImage = (node: Nodes | undefined): boolean =>
    node?.type === 'image' ||
    node?.type === 'imageReference' ||
    ((node?.type === 'link' || node?.type === 'linkReference') &&
      node.children.length === 1 &&
      isImage(node.children[0]));
  if (!isImage(shown[0])) return false;
  const [, gap, line, more] = shown;
  if (!gap) return true;
  const between = source.slice(endOf(shown[0] as Nodes), Math.min(cut, endOf(gap)));
  const isGap = gap.type === 'break' || (gap.type === 'text' && /^[ \t]*(?:\r\n|[\r\n])?[ \t>]*$/.test(between));
  return isGap && (!line || (line.type === 'emphasis' && !more));
}

/** Where the last line of a leaf starts. */
function lastLineStart(leaf: Nodes, source: Source): number {
  const text = source.slice(startOf(leaf), endOf(leaf));
  return startOf(leaf) + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

/** Where the lines start that end a quote's text, each with a dash: a source, or a dialogue. */
function dashLines(leaf: Paragraph, source: Source): number {
  let found = Infinity;
  for (let end = endOf(leaf); end > startOf(leaf); ) {
    const text = source.slice(startOf(leaf), end).replace(/(?:\r\n|[\r\n])$/, '');
    const at = startOf(leaf) + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    if (!isDashLine(withoutContainers(source.slice(at, startOf(leaf) + text.length)))) break;
    found = at;
    end = at;
  }
  return found;
}

/** What containers put before a line is not the line. */
const withoutContainers = (line: string): string => line.replace(/^[ \t>]+/, '');

/** A definition, perhaps, or the title of the one above: what makes it one may come on the next line. */
function mayDefine(leaf: Paragraph, before: RootContent | undefined, source: Source): boolean {
  const text = source.slice(startOf(leaf), endOf(leaf));
  if (/^\[(?:[^\]\\]|\\.)*\]:/.test(text)) return true;
  const isRightUnder = before?.position?.end.line === (leaf.position?.start.line ?? 0) - 1;
  return before?.type === 'definition' && isRightUnder && /^["'(]/.test(text);
}

function findOpenParagraph(leaf: Paragraph, parent: Parents | undefined, source: Source): number {
  let cut = findOpenInline(leaf, source) ?? Infinity;
  const lineStart = lastLineStart(leaf, source);
  const line = source.slice(lineStart, endOf(leaf));
  const isFirstLine = lineStart === startOf(leaf);
  // A backslash that ends a line breaks it, if another follows.
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(line)) cut = Math.min(cut, childStart(leaf, endOf(leaf) - 1));
  // Should the line become the head of a table, it shows a break there.
  for (const child of leaf.children)
    if (child.type === 'html' && startOf(child) >= lineStart && /^<br\b/i.test(child.value)) cut = Math.min(cut, startOf(child));
  const cell = line.indexOf('|');
  if (cell !== -1) cut = Math.min(cut, childStart(leaf, lineStart + cell));
  if (parent?.type === 'blockquote') cut = Math.min(cut, dashLines(leaf, source));
  if (parent?.type === 'blockquote' && isFirstLine && startsMarker(line)) cut = Math.min(cut, lineStart);
  return mayBeFigure(leaf, cut, source) ? startOf(leaf) : cut;
}

/** Where a place in a leaf can be cut: inline nodes are shown whole. */
function childStart(leaf: Paragraph, offset: number): number {
  const child = leaf.children.find((node) => startOf(node) <= offset && offset < endOf(node));
  return child && child.type !== 'text' ? startOf(child) : offset;
}

const startsMarker = (line: string): boolean => {
  const marker = readMarker(line);
  return marker !== undefined && knownMarker(marker.kind) !== undefined;
};

/** Forms whose items start with a lead, which loses its separators; only what follows shows which those are. */
const withLeads: ReadonlySet<string | undefined> = new Set(['steps', 'stats']);

/** The first paragraph of an item in such a form, of which any part may be a lead's. */
function isLead(path: readonly RootContent[], inForm: boolean): boolean {
  const [leaf, item, , form] = [...path].reverse();
  if (leaf?.type !== 'paragraph' || item?.type !== 'listItem' || item.children[0] !== leaf) return false;
  return form ? withLeads.has(form.data?.flowdown?.type) : inForm;
}

/** The words of a node up to an offset. */
function textBefore(node: Nodes, cut: number): string {
  if (startOf(node) >= cut) return '';
  if ('children' in node) return node.children.map((child) => textBefore(child, cut)).join('');
  return 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
}

function findOpenHeading(leaf: Heading, source: Source): number {
  if (!isOpen(leaf, source) || /[\r\n]$/.test(source.text)) return Infinity;
  const cut = findOpenInline(leaf, source) ?? Infinity;
  // A section number is one only before a title.
  if (textBefore(leaf, cut).trim() === '') return startOf(leaf);
  const isNumber = /^#{1,6}[ \t]+[\d.)]*[ \t]*$/.test(source.slice(startOf(leaf), Math.min(cut, endOf(leaf))));
  return isNumber ? startOf(leaf) : cut;
}

/** A fence of a kind that is drawn shows nothing before its first line, and takes whole rows. */
function findOpenCode(leaf: Code): number {
  const word = leaf.lang?.toLowerCase();
  const isDrawn = word === 'mermaid' || word === 'tree' || word === 'flow' || word === 'abl' || word === 'math';
  if (!isDrawn) return Infinity;
  return leaf.value.trim() === '' ? startOf(leaf) : Infinity;
}

/** The marker line of a card's pair in the same quote, until its list follows. */
function isSecondMarker(leaf: RootContent, parent: Parents | undefined, source: Source): boolean {
  const type = parent?.type === 'blockquote' ? parent.data?.flowdown?.type : undefined;
  if (leaf.type !== 'paragraph' || (type !== 'pros' && type !== 'cons')) return false;
  return startsMarker(source.slice(startOf(leaf), endOf(leaf)).split(/[\r\n]/, 1)[0] ?? '');
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
  /** Whether the list at hand is that of STEPS or STATS. */
  inForm?: boolean;
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
  { fence, inForm = false }: OpenAround = {},
): number {
  let cut = Infinity;
  for (const { code, place } of diagnostics)
    if (code === 'unclosed-block') cut = Math.min(cut, place.offset ?? Infinity);
  cut = Math.min(cut, findOpenGlued(nodes, source, table));
  const path = lastPath(nodes);
  const siblings: (readonly RootContent[])[] = [nodes];
  for (const node of path) if ('children' in node) siblings.push(node.children);
  for (const list of siblings) {
    const quote = undecidedQuote(list, source);
    if (quote) cut = Math.min(cut, startOf(quote));
  }
  const leaf = path[path.length - 1];
  const parent = path[path.length - 2] as Parents | undefined;
  if (!leaf) return cut;
  const among = (parent?.children ?? nodes) as RootContent[];
  if (isSecondMarker(leaf, parent, source)) cut = Math.min(cut, startOf(leaf));
  cut = Math.min(cut, findBlockInText(among, source), emptyContainer(path));
  if (leaf.type === 'heading') return Math.min(cut, findOpenHeading(leaf, source));
  // Text on the next line would put the formula into a line.
  if (leaf.type === 'math' && isOpen(leaf, source) && /^(?:\$\$|\\\[)/.test(source.slice(startOf(leaf))))
    return Math.min(cut, startOf(leaf));
  if (isLead(path, inForm) && isOpen(leaf, source)) return Math.min(cut, startOf(leaf));
  if (leaf.type === 'paragraph' && isOpen(leaf, source))
    return mayDefine(leaf, among[among.length - 2], source)
      ? Math.min(cut, startOf(leaf))
      : Math.min(cut, findOpenParagraph(leaf, parent, source));
  if (leaf.type === 'code' && isOpenFence(leaf, source, fence)) return Math.min(cut, findOpenCode(leaf));
  return cut;
}

/**
 * Whether the closing fence of a fence is still to come.
 *
 * @param known the opening fence, when it stands before the source
 */
export function isOpenFence(leaf: Nodes, source: Source, known?: string): boolean {
  const isKnown = known !== undefined && startOf(leaf) < source.start.offset;
  const written = source.slice(startOf(leaf), endOf(leaf));
  const fence = /^(`{3,}|~{3,})/.exec(isKnown ? known : written)?.[1];
  if (!fence || endOf(leaf) < source.end - 2) return false;
  const lines = written.split(/\r\n|[\r\n]/);
  const last = isKnown || lines.length > 1 ? withoutContainers(lines[lines.length - 1] ?? '').trimEnd() : '';
  return !(last.length >= fence.length && last === (fence[0] ?? '').repeat(last.length));
}
