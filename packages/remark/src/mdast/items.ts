import type { List, ListItem } from 'mdast';
import type { CompileContext } from 'mdast-util-from-markdown';
import type { Event, Token } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** An item of a list with all its lines. micromark itself tells only where each starts. */
    listItem: 'listItem';
  }
}

/** A list whose end has not come. */
interface OpenList {
  item: Token | undefined;
  /** Whether nothing but its marker has come of the item. */
  isAtMarker: boolean;
  /** Which event the first blank line of the item's own is. */
  firstBlank: number | undefined;
  isSpread: boolean;
}

/** Line endings after which nothing has come but what lines start with. */
interface Tail {
  first: Token | undefined;
  at: number;
  count: number;
}

/** What may stand between the end of an item and the marker of the next. */
const startOfLine: ReadonlySet<string> = new Set([
  'blockQuoteMarker',
  'blockQuotePrefix',
  'blockQuotePrefixWhitespace',
  'linePrefix',
  'listItemIndent',
]);

const partOfMarker: ReadonlySet<string> = new Set([
  'linePrefix',
  'listItemMarker',
  'listItemPrefix',
  'listItemPrefixWhitespace',
  'listItemValue',
]);

const isList = (type: string): boolean => type === 'listOrdered' || type === 'listUnordered';
const isLineEnding = (type: string): boolean => type === 'lineEnding' || type === 'lineEndingBlank';

/** Follows the events of a document, and puts the items of lists between them. */
export interface Items {
  before: (event: Event, index: number) => void;
  after: (event: Event) => void;
}

/**
 * micromark tells where a list starts and ends, and where the marker of each item stands. An item lasts to the line ending
 * before the next marker, or before the end of the list. Blank lines of an item's own make it spread, those between items the
 * list (CommonMark 5.3); as in mdast-util-from-markdown, a blank line right after the marker does not count.
 */
export function createItems(
  call: (phase: 'enter' | 'exit', token: Token) => void,
  stack: CompileContext['stack'],
): Items {
  /** Open lists and, as nothing in them is the list's own, quotes. */
  const containers: (OpenList | undefined)[] = [];
  const tail: Tail = { first: undefined, at: 0, count: 0 };
  const top = () => stack[stack.length - 1];

  function exitItem(list: OpenList, event: Event): void {
    const { item, firstBlank } = list;
    if (!item) return;
    const end = tail.first ? tail.first.start : event[1].end;
    item.end = { ...end };
    if (tail.count > 1) list.isSpread = true;
    const node = top() as ListItem;
    node.spread = firstBlank !== undefined && (!tail.first || firstBlank < tail.at);
    call('exit', item);
    list.item = undefined;
  }

  function enterItem(list: OpenList, [, { start }]: Event): void {
    list.item = { type: 'listItem', start: { ...start }, end: { ...start } };
    list.firstBlank = undefined;
    list.isAtMarker = true;
    call('enter', list.item);
  }

  function noteBlank(list: OpenList, index: number): void {
    if (list.item && !list.isAtMarker) list.firstBlank ??= index;
    list.isAtMarker = false;
  }

  function noteTail([phase, token]: Event, index: number): void {
    if (isLineEnding(token.type)) {
      if (phase === 'exit') return;
      if (tail.count === 0) {
        tail.first = token;
        tail.at = index;
      }
      tail.count++;
    } else if (!startOfLine.has(token.type)) {
      tail.first = undefined;
      tail.count = 0;
    }
  }

  return {
    before(event, index) {
      const [phase, { type }] = event;
      const list = containers[containers.length - 1];
      if (list) {
        if (phase === 'enter' && type === 'listItemPrefix') {
          exitItem(list, event);
          enterItem(list, event);
        } else if (phase === 'exit' && isList(type)) {
          exitItem(list, event);
          (top() as List).spread = list.isSpread;
        } else if (phase === 'enter' && type === 'lineEndingBlank') noteBlank(list, index);
        else if (type !== 'lineEndingBlank' && !partOfMarker.has(type)) list.isAtMarker = false;
      }
      if (phase === 'exit' && (isList(type) || type === 'blockQuote')) containers.pop();
      noteTail(event, index);
    },
    after([phase, { type }]) {
      if (phase !== 'enter') return;
      if (type === 'blockQuote') containers.push(undefined);
      else if (isList(type)) {
        containers.push({ item: undefined, isAtMarker: false, firstBlank: undefined, isSpread: false });
      }
    },
  };
}
