import { isBodyLine } from '@flowdown/grammar';
import { subtokenize } from 'micromark-util-subtokenize';
import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import { chooseLines } from './choose-lines.ts';
import { readProse } from './read-prose.ts';
import type { ParseState, Shared } from './state.ts';
import { stateOf } from './state.ts';
import type { LineReading } from './types.ts';

/** One body line of a complete block, with the events that stand in it. */
export interface RawLine {
  start: Point;
  end: Point;
  /** Without its line ending. */
  text: string;
  /** Where the line ending after it ends; the line's end when the block ends with the line. */
  next: Point;
  reading: LineReading;
  events: Event[];
  /** The line ending after it. micromark counts them to lay containers' prefixes between lines, so none may be lost. */
  ending: Event[];
  /** It ends with a literal `\n`, which is a line ending to the document it is read in. */
  isLiteral: boolean;
}

/** The parts of one block's events. */
interface RawBlock {
  token: Token;
  context: TokenizeContext;
  opening: Event[];
  lines: RawLine[];
  closing: Event[];
  /** Text after the closer, on its line. */
  tail: RawLine[];
}

const isLineEnd = ({ type }: Token): boolean => type === 'lineEnding' || type === 'replyBlockLiteral';

/** A line of text as it stands. */
function plainLine({ start, end }: Pick<Token, 'start' | 'end'>, context: TokenizeContext): RawLine {
  const text = start.offset === end.offset ? '' : context.sliceSerialize({ start, end });
  return { start, end, text, next: end, reading: { type: 'text' }, events: [], ending: [], isLiteral: false };
}

/** Cuts the flat events of a block construct into its blocks and their lines. */
function collect(events: readonly Event[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  for (let index = 0; index < events.length; index++) {
    const [enter, token, context] = events[index] as Event;
    const current = blocks[blocks.length - 1];
    if (token.type === 'replyBlock') {
      if (enter === 'enter') blocks.push({ token, context, opening: [], lines: [], closing: [], tail: [] });
    } else if (current && token.type === 'replyBlockFence' && enter === 'enter') {
      const from = index;
      while ((events[index] as Event)[1] !== token || (events[index] as Event)[0] !== 'exit') index++;
      (current.opening.length === 0 ? current.opening : current.closing).push(...events.slice(from, index + 1));
    } else if (current && token.type === 'replyBlockLine' && enter === 'enter') {
      const from = index + 1;
      while ((events[index] as Event)[1] !== token || (events[index] as Event)[0] !== 'exit') index++;
      const inside = events.slice(from, index);
      const blank = current.lines[current.lines.length - 1];
      const line: RawLine = {
        start: token.start,
        end: token.end,
        text: context.sliceSerialize(token),
        next: token.end,
        reading: token.reading ?? { type: 'text' },
        events: inside,
        ending: [],
        isLiteral: false,
      };
      // A line ending starts an empty line; what stands on that line takes its place.
      if (blank && blank.text === '' && blank.next.offset === blank.start.offset) current.lines.pop();
      current.lines.push(line);
    } else if (current && token.type === 'replyBlockTail' && enter === 'enter') {
      current.tail.push(plainLine(token, context));
    } else if (current && isLineEnd(token) && enter === 'exit') {
      const isLiteral = token.type === 'replyBlockLiteral';
      const ending = isLiteral ? [] : events.slice(index - 1, index + 1);
      const last = current.lines[current.lines.length - 1];
      if (last) {
        last.next = token.end;
        last.ending = ending;
        last.isLiteral = isLiteral;
      } else current.opening.push(...ending);
      current.lines.push({ ...plainLine({ start: token.end, end: token.end }, context), reading: { type: 'blank' } });
    }
  }
  for (const { lines } of blocks) {
    // After the last line ending stands the closer, not another line.
    if (lines[lines.length - 1]?.next.offset === lines[lines.length - 1]?.start.offset) lines.pop();
  }
  return blocks;
}

const isEntry = ([, token]: Event): boolean => token.type === 'replyBlockEntry';

/** The entries of a list block in one token, so that they become one list. */
function listOf(entries: readonly Event[], context: TokenizeContext): Event[] {
  const first = entries.find(isEntry);
  const last = entries.findLast(isEntry);
  if (!first || !last) return [...entries];
  const list: Token = { type: 'replyBlockList', start: first[1].start, end: last[1].end };
  return [['enter', list, context], ...entries, ['exit', list, context]];
}

/** The events of one block in the order of the tree: prose before it, its own, prose after it. */
function resolveBlock(block: RawBlock, state: ParseState, shared: Shared): Event[] {
  const { token, context, opening, lines, closing, tail } = block;
  const info = token.replyBlock;
  if (!info) return [];
  info.raw = lines.map((line) => line.text).join('\n');
  info.lines = lines.map((line) => line.start);
  if (!info.kind) {
    // Of one line only: a token of several would count as a line ending.
    const { end } = (opening[0] as Event)[1];
    const head: Token = { type: 'replyBlockStray', start: token.start, end, replyBlock: info };
    return [
      ['enter', head, context],
      ['exit', head, context],
      ...opening.filter(([, { type }]) => type === 'lineEnding'),
      ...readProse(lines, context, state, false),
      ...readProse(tail, context, state, false),
    ];
  }
  const { own, before, after, inside } = chooseLines(info.kind, lines, info.closed, shared);
  const events = own.flatMap((line) => [...line.events, ...line.ending]);
  const last = own[own.length - 1] ?? inside[inside.length - 1];
  if (after.length > 0) {
    token.end = last ? last.end : (opening[opening.length - 1] as Event)[1].end;
    info.raw = own.map((line) => line.text).join('\n');
    info.lines = own.map((line) => line.start);
  }
  return [
    ...readProse(before, context, state, true),
    ['enter', token, context],
    ...opening,
    ...(info.kind.model === 'items' ? listOf(events, context) : events),
    ...readProse(inside, context, state, true),
    ...(after.length > 0 ? [] : closing),
    ['exit', token, context],
    ...readProse(after, context, state, true),
    ...readProse(tail, context, state, false),
  ];
}

/**
 * Ends a construct with a token that stands for nothing. The compiler takes the root's end from the last token, which must
 * not be a nested document's; and `subtokenize` wants two events at least after the last line ending.
 */
function withEnd(events: Event[], end: Point, context: TokenizeContext): Event[] {
  const token: Token = { type: 'replyBlockStray', start: end, end };
  return [...events, ['enter', token, context], ['exit', token, context]];
}

/** Whether a block with a glued opener has a line to show; without one the opener is text (blocks.md §1). */
function hasBody({ token, lines }: RawBlock): boolean {
  const kind = token.replyBlock?.kind;
  return !kind || lines.some(({ reading, text }) => reading.type !== 'code' && isBodyLine(kind, text));
}

/** The lines of a whole construct as they stand in its container. */
function linesOf(events: readonly Event[], context: TokenizeContext): RawLine[] {
  const start = (events[0] as Event)[1].start;
  const end = (events[events.length - 1] as Event)[1].end;
  const starts = [start];
  for (const [enter, token] of events) {
    if (enter === 'exit' && token.type === 'lineEnding') starts.push(token.end);
    if (enter === 'enter' && token.type === 'chunkContent' && token.previous) starts.push(token.start);
  }
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? end;
    return plainLine({ start: from, end: next }, context);
  });
}

/**
 * Puts the events of a construct that holds blocks into the order of the tree. When a glued opener turns out to be text,
 * the construct is read once more, as a document in which that opener is known to be text.
 */
export function resolveBlocks(events: Event[], context: TokenizeContext, shared: Shared): Event[] {
  const state = stateOf(shared.states, context.parser);
  const first = events.findIndex(([, token]) => token.type === 'replyBlock');
  if (first === -1) {
    subtokenize(events);
    return events;
  }
  const { end } = (events[events.length - 1] as Event)[1];
  const blocks = collect(events);
  const failed = blocks.filter((block) => block.token.replyBlock?.glued && !hasBody(block));
  if (failed.length > 0) {
    const lines = linesOf(events, context);
    const from = lines[0]?.start.line ?? 0;
    for (const { token } of failed) state.textLines.add(state.nextLine + token.start.line - from);
    return withEnd(readProse(lines, context, state, false), end, context);
  }
  const before = events.slice(0, first);
  if (before.length > 0) subtokenize(before);
  return withEnd([...before, ...blocks.flatMap((block) => resolveBlock(block, state, shared))], end, context);
}
