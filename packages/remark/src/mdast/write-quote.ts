import type { Blockquote, Paragraph, Parents, RootContent } from 'mdast';
import type { Info, State } from 'mdast-util-to-markdown';

/** A marker alone in its quote, over the siblings that it governs. Of the serialiser only. */
interface MarkerQuote {
  type: 'replyMarker';
  kind: string;
  title?: Paragraph;
}

const markerKind = (quote: Blockquote): string | undefined => {
  const label = quote.data?.flowdown;
  switch (label?.type) {
    case 'callout':
      return label.kind;
    case 'details':
    case 'sources':
    case 'steps':
    case 'tabs':
    case 'stats':
    case 'pros':
    case 'cons':
      return label.type;
    default:
      return undefined;
  }
};

function splitTitle(quote: Blockquote): { title?: Paragraph; rest: Blockquote['children'] } {
  const [first, ...rest] = quote.children;
  const isTitle = first?.type === 'paragraph' && first.data?.flowdown?.type === 'field';
  return isTitle ? { title: first, rest } : { rest: quote.children };
}

/**
 * The siblings that a form stands for in the source: a pair is two quotes, a governed form is its marker and what the
 * marker takes.
 */
export function unfold(node: RootContent): RootContent[] {
  if (node.type !== 'blockquote') return [node];
  const label = node.data?.flowdown;
  if (label?.type === 'prosCons' && !label.together) return node.children.flatMap(unfold);
  if (!label || !('governed' in label) || !label.governed) return [node];
  const { title, rest } = splitTitle(node);
  const marker: MarkerQuote = { type: 'replyMarker', kind: label.type, ...(title && { title }) };
  const content = label.type === 'tabs' ? rest.map(startPanel) : rest;
  return [marker as unknown as RootContent, ...content.flatMap(unfold)];
}

/** Marks a heading of a governed run that was not underlined. */
function startPanel(node: RootContent): RootContent {
  const label = node.data?.flowdown;
  const isInPanel = label?.type === 'heading' && label.inPanel;
  return node.type === 'heading' && !isInPanel ? { ...node, startsPanel: true } : node;
}

/** `[!NOTE] Title` */
function markerLine(kind: string, title: Paragraph | undefined, state: State, info: Info): string {
  const marker = `[!${kind.toUpperCase()}]`;
  if (!title) return marker;
  const exit = state.enter('phrasing');
  const text = state.containerPhrasing(title, { ...info, before: ' ', after: '\n' });
  exit();
  // One backslash at the end of the line would be a hard break, and dropped.
  return /(?:^|[^\\])(?:\\\\)*\\$/.test(text) ? `${marker} ${text}\\` : `${marker} ${text}`;
}

const quoteLine = (line: string, _index: number, blank: boolean): string => `>${blank ? '' : ' '}${line}`;

/** The handler of a lone marker. */
export function writeMarker(node: MarkerQuote, _parent: Parents | undefined, state: State, info: Info): string {
  return `> ${markerLine(node.kind, node.title, state, info)}`;
}

/** Whether only a blank line parts a list from text above it (CommonMark 5.2). */
const needsBlankLine = (node: RootContent | undefined): boolean =>
  node?.type === 'list' && ((node.ordered && node.start !== 1) || node.children[0]?.children.length === 0);

/**
 * One card of a pair in one quote, or the content of any marked quote. Only a marker that starts its quote ends its
 * paragraph.
 */
function markedContent(quote: Blockquote, state: State, info: Info, isFirst = true): string {
  const { title, rest } = splitTitle(quote);
  const line = markerLine(markerKind(quote) ?? '', title, state, info);
  if (rest.length === 0) return line;
  const [first, ...more] = rest;
  // On a line of its own, HTML that starts a paragraph would be a block of HTML.
  if (!title && first?.type === 'paragraph' && first.children[0]?.type === 'html') {
    const text = state.containerFlow({ type: 'blockquote', children: [first] }, state.createTracker(info).current());
    const below = more.length > 0 ? `\n\n${state.containerFlow({ type: 'blockquote', children: more }, info)}` : '';
    return `${line} ${text}${below}`;
  }
  const gap = !isFirst && needsBlankLine(first) ? '\n\n' : '\n';
  return `${line}${gap}${state.containerFlow({ type: 'blockquote', children: rest }, state.createTracker(info).current())}`;
}

/** The handler of quotes: a callout or form starts with its marker line, which ends its paragraph. */
export function writeQuote(node: Blockquote, _parent: Parents | undefined, state: State, info: Info): string {
  const exit = state.enter('blockquote');
  const label = node.data?.flowdown;
  let content: string;
  if (label?.type === 'prosCons') {
    const cards = node.children.filter(
      (child): child is Blockquote => child.type === 'blockquote' && markerKind(child) !== undefined,
    );
    const after = node.children.filter((child) => !cards.includes(child as Blockquote));
    const parts = cards.map((card, index) => {
      // The marker parts the two lists, which need no marks of their own.
      state.bulletLastUsed = undefined;
      return markedContent(card, state, info, index === 0);
    });
    if (after.length > 0) parts.push(state.containerFlow({ type: 'blockquote', children: after }, info));
    content = parts.join('\n\n');
  } else if (markerKind(node)) content = markedContent(node, state, info);
  else content = state.containerFlow(node, state.createTracker(info).current());
  const value = state.indentLines(content, quoteLine);
  exit();
  return value;
}
