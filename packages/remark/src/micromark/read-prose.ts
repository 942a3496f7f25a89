import { subtokenize } from 'micromark-util-subtokenize';
import { codes } from 'micromark-util-symbol';
import type { Event, Token, TokenizeContext } from 'micromark-util-types';
import { withLinesAhead } from './math/lines-ahead.ts';
import type { RawLine } from './resolve-block.ts';
import type { ParseState } from './state.ts';

/** The tokenizer's context, in which the given tokens end with a line ending instead of a literal `\n`. */
function withLineEndings(context: TokenizeContext, literal: ReadonlySet<object>): TokenizeContext {
  const sliceStream: TokenizeContext['sliceStream'] = (token) => {
    if (!literal.has(token)) return context.sliceStream(token);
    const { start, end } = token;
    const isEmpty = start._index === end._index && start._bufferIndex === end._bufferIndex;
    return isEmpty ? [codes.lineFeed] : [...context.sliceStream(token), codes.lineFeed];
  };
  return Object.assign(Object.create(context) as TokenizeContext, { sliceStream });
}

/**
 * Takes a line off the tokens that end with a literal line end. micromark pairs tokens that hold a line ending with the
 * lines of the container around, and these have none there.
 */
function hideLiteral(events: readonly Event[], lines: ReadonlySet<number>): void {
  for (let index = 1; index < events.length; index++) {
    const [exit, token] = events[index] as Event;
    const isVoid = exit === 'exit' && (events[index - 1] as Event)[1] === token;
    if (isVoid && lines.has(token.start.line) && token.end.line !== token.start.line)
      token.end = { ...token.end, line: token.start.line };
  }
}

/**
 * One nested document over lines that need not be neighbours. Its coordinates are its own: line numbers that no other
 * document uses, columns from the start of its lines; `prose` says how to undo that. Its offsets go on from where it
 * stands, as micromark looks at them to tell whether a lazy line goes on with what is open.
 *
 * @param inBlock whether the lines belong to a block, in which no other opens
 */
export function readProse(
  lines: readonly RawLine[],
  context: TokenizeContext,
  state: ParseState,
  inBlock: boolean,
): Event[] {
  const filled = lines.filter((line) => line.next.offset > line.start.offset);
  const [first] = filled;
  const last = filled[filled.length - 1];
  if (!first || !last || !lines.some((line) => line.text.trim() !== '')) return lines.flatMap((line) => line.ending);
  const group: Token = {
    type: 'replyBlockProse',
    start: first.start,
    end: last.next,
    prose: { first: state.nextLine, lines: filled.map((line) => line.start) },
  };
  const literal = new Set<object>();
  // Lines that a literal `\n` ends, or that are parts of one line, have no line ending of their own.
  const endless = (line: RawLine): boolean => line.isLiteral || (line !== last && line.next.line === line.start.line);
  const inner = filled.some(endless) ? withLineEndings(context, literal) : context;
  const literalLines = new Set<number>();
  const events: Event[] = [];
  let { offset } = first.start;
  let previous: Token | undefined;
  for (const [index, raw] of filled.entries()) {
    const { start, end, next } = raw;
    const isEndless = endless(raw);
    const line = state.nextLine + index;
    const stop = isEndless ? end : next;
    const length = stop.offset - start.offset + (isEndless ? 1 : 0);
    const isOpen = !isEndless && next.line === start.line;
    const token: Token = {
      type: 'chunkDocument',
      contentType: 'document',
      start: { ...start, line, column: 1, offset },
      end: { ...stop, line: isOpen ? line : line + 1, column: isOpen ? length + 1 : 1, offset: offset + length },
      previous,
    };
    if (isEndless) {
      literal.add(token);
      literalLines.add(line);
    }
    if (previous) previous.next = token;
    previous = token;
    offset += length;
    events.push(['enter', token, inner], ['exit', token, inner]);
  }
  const firstLine = state.nextLine;
  const texts = filled.map(({ start, end }) =>
    start.offset === end.offset ? '' : context.sliceSerialize({ start, end }, true).replace(/[\r\n]+$/, ''),
  );
  state.nextLine += filled.length + 1;
  const before = state.inBlock;
  state.inBlock = inBlock;
  // Once for the document, once for its flow: after that its definitions are known, and text waits for everybody's.
  withLinesAhead(context.parser, { first: firstLine, lines: texts }, () => {
    subtokenize(events);
    subtokenize(events);
  });
  state.inBlock = before;
  if (literalLines.size > 0) hideLiteral(events, literalLines);
  return [['enter', group, context], ...events, ['exit', group, context]];
}
