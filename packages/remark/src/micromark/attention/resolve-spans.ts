import { resolveAll } from 'micromark-util-resolve-all';
import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import { type Opener, Openers } from './openers.ts';
import { type SpanRule, sizeOf } from './types.ts';

/**
 * A longer sequence is text: it is a line to the eye. What can be paired anew within a span is bounded by it as well, see
 * `close`.
 */
const longest = 100;

/** How many levels of spans there are in a span, itself counted. */
const heights = new WeakMap<Token, number>();

const heightOf = (token: Token): number => heights.get(token) ?? 0;

const moved = (point: Point, by: number): Point => ({
  ...point,
  column: point.column + by,
  offset: point.offset + by,
  _bufferIndex: point._bufferIndex + by,
});

/**
 * Pairs the sequences of a text into spans, as micromark's resolvers do that search back and splice for each pair, but in
 * time linear in the events.
 *
 * Events move one by one to a list of their own. At a closer, what follows its opener there is cut off, resolved, and put
 * aside for one empty span in its place, so that no event is looked at again for each span around it.
 *
 * Spans nest up to a depth: nothing is paired around a span with that many levels, so that the openers before it are text.
 * This is decided when the span closes, from what is in it. What follows does not change it. Of strikethrough and emphasis
 * one is paired first, and the other in its spans, which can add a level or two.
 */
export function resolveSpans(rule: SpanRule, depth: number, events: Event[], context: TokenizeContext): Event[] {
  if (!events.some(([, token]) => token.type === rule.sequence)) return events;
  const list: Event[] = [];
  const contents = new Map<Token, Event[]>();
  const openers = new Openers(rule);

  for (const [order, event] of events.entries()) {
    const [edge, token] = event;
    if (token.type !== rule.sequence) {
      list.push(event);
      if (edge === 'enter' && heightOf(token) >= depth) openers.clear();
    } else if (edge === 'enter') addSequence(token, order);
  }
  for (const [, token] of list) if (token.type === rule.sequence) token.type = 'data';
  // In place: who asked for a text to be resolved may hold on to its events.
  unfold(list, contents, events);
  return events;

  function addSequence(token: Token, order: number): void {
    const isShort = sizeOf(token) <= longest;
    const key = rule.keyOf(token, context);
    if (token._close && isShort)
      while (sizeOf(token) > 0) {
        const opener = openers.find(key, token, order);
        if (!opener) break;
        close(key, opener, token);
      }
    if (sizeOf(token) === 0) return;
    if (token._open && isShort) openers.add(key, { token, at: list.length, order });
    list.push(['enter', token, context], ['exit', token, context]);
  }

  /**
   * Makes a span of an opener, a closer, and what is between them.
   *
   * Micromark resolves the events in a span once more. That can make pairs of sequences that are none outside of it: one
   * that got shorter as an opener is tried as a closer again. It takes marks each time, so it ends.
   */
  function close(key: number, { token: opener, at, order }: Opener, closer: Token): void {
    const taken = rule.take(opener, closer);
    const types = rule.typesOf(taken);
    const opening: Token = {
      type: types.sequence,
      start: moved(opener.start, sizeOf(opener) - taken),
      end: { ...opener.end },
    };
    const closing: Token = { type: types.sequence, start: { ...closer.start }, end: moved(closer.start, taken) };
    const text: Token = { type: types.text, start: { ...opening.end }, end: { ...closing.start } };
    const span: Token = { type: types.span, start: { ...opening.start }, end: { ...closing.end } };
    opener.end = { ...opening.start };
    closer.start = { ...closing.end };

    const inner = resolveAll(context.parser.constructs.insideSpan.null ?? [], list.splice(at + 2), context);
    openers.pair(key, { token: opener, at, order });
    if (sizeOf(opener) === 0) list.length = at;
    const height = inner.reduce((most, [, token]) => Math.max(most, heightOf(token)), 0) + 1;
    heights.set(span, height);
    if (height >= depth) openers.clear();
    contents.set(span, [
      ['enter', opening, context],
      ['exit', opening, context],
      ['enter', text, context],
      ...inner,
      ['exit', text, context],
      ['enter', closing, context],
      ['exit', closing, context],
    ]);
    list.push(['enter', span, context], ['exit', span, context]);
  }
}

/** Writes the events of a list with those of each span put back into it. */
function unfold(list: readonly Event[], contents: ReadonlyMap<Token, readonly Event[]>, events: Event[]): void {
  events.length = 0;
  const open = [list.values()];
  for (let last = open[0]; last; last = open[open.length - 1]) {
    const { done, value } = last.next();
    if (done) {
      open.pop();
      continue;
    }
    events.push(value);
    const [edge, token] = value;
    const inside = edge === 'enter' && contents.get(token);
    if (inside) open.push(inside.values());
  }
}
