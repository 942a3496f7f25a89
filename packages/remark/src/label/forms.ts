import { readMarker } from '@flowdown/grammar';
import type { Blockquote, List, Paragraph, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Escapes } from '../mdast/escapes.ts';
import { hasLineEnding } from '../mdast/plain-text.ts';
import type { FormLabel } from '../mdast/types.ts';
import { hasLead } from '../read/items.ts';
import { listAfter, type Run, sectionsAfter, skipDefinitions } from './govern.ts';
import { applyMarker, dropMarker, type MarkedQuote, readMarked } from './marker.ts';

type FormName = FormLabel['type'];

function hasLink(list: List): boolean {
  let found = false;
  visit(list, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    found = true;
    return false;
  });
  return found;
}

/** What a list has to hold for a form to take it (dialect.md §4). */
const fits: Readonly<Partial<Record<FormName, (list: List) => boolean>>> = {
  stats: (list) => list.children.some(hasLead),
  sources: hasLink,
};

const fitsList = (name: FormName, list: RootContent | undefined): boolean =>
  list?.type === 'list' && (fits[name]?.(list) ?? true);

function label(quote: Blockquote, name: FormName, governed: boolean): void {
  quote.data = { ...quote.data, flowdown: { type: name, ...(governed && { governed: true as const }) } };
}

/** Takes what follows a quote into it, as its marker governs that. */
function adopt(marked: MarkedQuote, name: FormName, { taken }: Run): void {
  const { quote } = marked;
  applyMarker(marked);
  quote.children = [...quote.children, ...(taken as Blockquote['children'])];
  const last = taken[taken.length - 1]?.position?.end;
  if (quote.position && last) quote.position = { start: quote.position.start, end: last };
  label(quote, name, true);
}

/** Takes the backslash of a hard break and the blanks around it off the end of a line, which has no next line. */
function cutBreak(text: Text, escapes: Escapes): void {
  const value = escapes.has(text) ? text.value : text.value.replace(/[ \t]*\\$/, '');
  const cut = text.value.length - value.length;
  const end = text.position?.end;
  text.value = value;
  if (text.position && end?.offset !== undefined)
    text.position = { ...text.position, end: { ...end, column: end.column - cut, offset: end.offset - cut } };
}

/** Whether a paragraph is nothing but the marker line of a kind; it is labelled as one then. */
function markLine(line: Paragraph, kind: string, escapes: Escapes): boolean {
  const [text, more] = line.children;
  if (text?.type !== 'text' || more || hasLineEnding(text.value)) return false;
  const marker = readMarker(text.value);
  if (marker?.kind !== kind || (escapes.get(text) ?? text.value.length) < marker.end) return false;
  cutBreak(text, escapes);
  const length = marker.titleStart < text.value.length ? marker.titleStart : marker.end;
  line.data = { flowdown: { type: 'marker', kind, isBody: false, length } };
  return true;
}

/**
 * PROS and CONS in one quote: the second marker line stands right after the first list, before another. Definitions between
 * them go below.
 */
function pairInQuote(marked: MarkedQuote, name: FormName, escapes: Escapes): boolean {
  const { quote } = marked;
  const other = name === 'pros' ? 'cons' : name === 'cons' ? 'pros' : undefined;
  const at = skipDefinitions(quote.children, 2);
  const below = skipDefinitions(quote.children, at + 1);
  const [list, line, second] = [quote.children[1], quote.children[at], quote.children[below]];
  if (!other || second?.type !== 'list' || line?.type !== 'paragraph' || !markLine(line, other, escapes)) return false;
  const card = (head: Paragraph, body: RootContent, kind: FormName): Blockquote => {
    const node: Blockquote = { type: 'blockquote', children: [head, body as List] };
    const start = head.position?.start;
    const end = body.position?.end;
    if (start && end) node.position = { start, end };
    const inner = readMarked(node);
    if (inner) applyMarker(inner);
    label(node, kind, false);
    return node;
  };
  const cards = [card(marked.line, list as List, name), card(line, second, other)];
  const between = [...quote.children.slice(2, at), ...quote.children.slice(at + 1, below)];
  quote.children = [...cards, ...between, ...quote.children.slice(below + 1)];
  quote.data = { ...quote.data, flowdown: { type: 'prosCons', together: true } };
  return true;
}

/**
 * The content of a marked quote with the list first that may stand below definitions: the first thing drawn decides, and
 * the reading of a list form starts with its list.
 */
function listFirst(content: Blockquote['children'], name: FormName): Blockquote['children'] | undefined {
  const at = skipDefinitions(content, 0);
  const list = content[at];
  return list && fitsList(name, list) ? [list, ...content.slice(0, at), ...content.slice(at + 1)] : undefined;
}

/**
 * Makes a marked quote a form when its content, or what follows a lone marker, fits; else leaves a quote.
 *
 * @param following what a lone marker may govern: the siblings from an index on; undefined when it may govern none
 * @param escapes where the source of texts is escaped
 * @returns what it governs
 */
export function applyForm(
  marked: MarkedQuote,
  name: FormName,
  following: { siblings: readonly RootContent[]; from: number } | undefined,
  escapes: Escapes,
): Run | undefined {
  const { quote, isAlone } = marked;
  const [line, ...content] = quote.children;
  if (isAlone) {
    const find = name === 'tabs' ? sectionsAfter : listAfter;
    const run = name === 'details' || !following ? undefined : find(following.siblings, following.from);
    if (run && (name === 'tabs' || fitsList(name, run.taken[0]))) {
      adopt(marked, name, run);
      return run;
    }
    dropMarker(marked);
    return undefined;
  }
  const isSections = name === 'details' || (name === 'tabs' && content.some((node) => node.type === 'heading'));
  const list = isSections || name === 'tabs' || marked.label.isBody ? undefined : listFirst(content, name);
  if (!isSections && !list) {
    dropMarker(marked);
    return undefined;
  }
  if (line && list) quote.children = [line, ...list];
  if (!list || !pairInQuote(marked, name, escapes)) {
    applyMarker(marked);
    label(quote, name, false);
  }
  return undefined;
}

/** The kind of a quote that is one card. */
function cardOf(node: RootContent | undefined): 'pros' | 'cons' | undefined {
  const found = node?.type === 'blockquote' ? node.data?.flowdown?.type : undefined;
  return found === 'pros' || found === 'cons' ? found : undefined;
}

/** Whether a card goes on below its list: that is text between it and the next one. */
const hasMore = ({ children }: Blockquote): boolean =>
  skipDefinitions(children, children.findIndex(({ type }) => type === 'list') + 1) < children.length;

/**
 * A PROS and a CONS next to each other, in either order, become one block (dialect.md §4). Definitions between them, which
 * draw nothing, go below it.
 */
export function pairCards(siblings: readonly RootContent[]): RootContent[] {
  const paired: RootContent[] = [];
  for (let index = 0; index < siblings.length; index++) {
    const left = siblings[index] as RootContent;
    const kind = cardOf(left);
    const next = kind ? skipDefinitions(siblings, index + 1) : index;
    const right = cardOf(siblings[next]);
    // PROS PROS CONS is a single one, then a pair.
    if (!kind || !right || kind === right || hasMore(left as Blockquote)) {
      paired.push(left);
      continue;
    }
    paired.push(pairOf(left as Blockquote, siblings[next] as Blockquote));
    for (const between of siblings.slice(index + 1, next)) paired.push(between);
    index = next;
  }
  return paired;
}

function pairOf(left: Blockquote, right: Blockquote): Blockquote {
  const start = left.position?.start;
  const end = right.position?.end;
  return {
    type: 'blockquote',
    children: [left, right],
    data: { flowdown: { type: 'prosCons' } },
    ...(start && end && { position: { start, end } }),
  };
}
