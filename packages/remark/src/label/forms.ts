import { readMarker } from '@flowdown/grammar';
import type { Blockquote, List, Paragraph, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FormLabel } from '../mdast/types.ts';
import { hasLead } from '../read/items.ts';
import { listAfter, type Run, sectionsAfter } from './govern.ts';
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

/** Takes a run of siblings into the quote whose marker governs it. */
function adopt(marked: MarkedQuote, name: FormName, siblings: RootContent[], index: number, { start, end }: Run): void {
  const { quote } = marked;
  applyMarker(marked);
  const taken = siblings.splice(start, end - start);
  quote.children = [...quote.children, ...(taken as Blockquote['children'])];
  const last = taken[taken.length - 1]?.position?.end;
  if (quote.position && last) quote.position = { start: quote.position.start, end: last };
  label(quote, name, true);
  // Definitions between the two stay where they are, after the form.
  siblings[index] = quote;
}

/** Whether a paragraph is nothing but the marker line of a kind; it is labelled as one then. */
function markLine(line: Paragraph, kind: string): boolean {
  const [text, more] = line.children;
  if (text?.type !== 'text' || more || text.value.includes('\n')) return false;
  const { start, end } = text.position ?? {};
  // An escape makes the source longer than the text.
  const isAsWritten = (end?.offset ?? 0) - (start?.offset ?? 0) === text.value.length;
  const marker = readMarker(text.value);
  if (!isAsWritten || marker?.kind !== kind) return false;
  const length = marker.titleStart < text.value.length ? marker.titleStart : marker.end;
  line.data = { flowdown: { type: 'marker', kind, isBody: false, length } };
  return true;
}

/** PROS and CONS in one quote: the second marker line stands right after the first list, before another. */
function pairInQuote(marked: MarkedQuote, name: FormName): boolean {
  const { quote } = marked;
  const other = name === 'pros' ? 'cons' : name === 'cons' ? 'pros' : undefined;
  const [, list, line, second] = quote.children;
  if (!other || second?.type !== 'list' || line?.type !== 'paragraph' || !markLine(line, other)) return false;
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
  quote.children = [...cards, ...quote.children.slice(4)];
  quote.data = { ...quote.data, flowdown: { type: 'prosCons', together: true } };
  return true;
}

/**
 * Makes a marked quote a form when its content, or what follows a lone marker, fits; else leaves a quote.
 *
 * @param index where the quote stands among its siblings; undefined when it may not govern any
 */
export function applyForm(
  marked: MarkedQuote,
  name: FormName,
  siblings: RootContent[],
  index: number | undefined,
): void {
  const { quote, isAlone } = marked;
  if (name === 'details') {
    if (isAlone) dropMarker(marked);
    else {
      applyMarker(marked);
      label(quote, name, false);
    }
    return;
  }
  if (isAlone) {
    if (index === undefined) {
      dropMarker(marked);
      return;
    }
    const run = name === 'tabs' ? sectionsAfter(siblings, index + 1) : listAfter(siblings, index + 1);
    if (run && (name === 'tabs' || fitsList(name, siblings[run.start]))) adopt(marked, name, siblings, index, run);
    else dropMarker(marked);
    return;
  }
  const [, first] = quote.children;
  const isTabs = name === 'tabs' && quote.children.slice(1).some((node) => node.type === 'heading');
  const isList = name !== 'tabs' && !marked.label.isBody && fitsList(name, first);
  if (!isTabs && !isList) dropMarker(marked);
  else if (!pairInQuote(marked, name)) {
    applyMarker(marked);
    label(quote, name, false);
  }
}

/** A PROS and a CONS next to each other, in either order, become one block (dialect.md §4). */
export function pairCards(siblings: RootContent[]): void {
  const kindOf = (node: RootContent | undefined): string | undefined => {
    const found = node?.type === 'blockquote' ? node.data?.flowdown?.type : undefined;
    return found === 'pros' || found === 'cons' ? found : undefined;
  };
  for (let index = 0; index + 1 < siblings.length; index++) {
    const [left, right] = [siblings[index], siblings[index + 1]] as [Blockquote, Blockquote];
    const [first, second] = [kindOf(left), kindOf(right)];
    // PROS PROS CONS is a single one, then a pair.
    if (!first || !second || first === second) continue;
    const start = left.position?.start;
    const end = right.position?.end;
    siblings.splice(index, 2, {
      type: 'blockquote',
      children: [left, right],
      data: { flowdown: { type: 'prosCons' } },
      ...(start && end && { position: { start, end } }),
    });
  }
}
