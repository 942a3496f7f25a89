import type { BlockKind, FenceTracker, OpenerLine, Span } from '@flowdown/grammar';
import {
  createFenceTracker,
  findOpenerIn,
  hasOneLineBlock,
  isBodyLine,
  isCloser,
  readBodyLine,
  readGluedOpener,
  readOpenerLine,
  readTrailingCloser,
  splitLiteral,
} from '@flowdown/grammar';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Piece } from './line.ts';
import { restOfLine, tokenizePieces } from './line.ts';
import { piecesOfLine, piecesOfOpener } from './pieces.ts';
import type { Shared } from './state.ts';
import { stateOf } from './state.ts';
import type { LineReading } from './types.ts';

/** How many columns of blanks stand before the current code. */
function columnsBefore(context: TokenizeContext): number {
  const tail = context.events[context.events.length - 1];
  return tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
}

/** Whether text of the same construct stands right before the current code. */
function standsAfterText(context: TokenizeContext): boolean {
  const tail = context.events[context.events.length - 1]?.[1];
  return tail?.type === 'content' || tail?.type === 'whitespace';
}

const leadingBlanks = (line: string): number => line.length - line.trimStart().length;

/** A line of the source, and the lines it stands for: more than one where literal `\n` count as line ends. */
interface SourceLine {
  text: string;
  parts: Span[];
}

/**
 * A block from its opener to its closer, the opener that ends it, or the end of its container (blocks.md §1, §2). Body
 * lines are taken raw, one by one, so that only the rules of the body decide what a line is; prose among them is read as
 * Markdown when the block is complete (`resolve-block.ts`, which every construct that holds a block resolves with).
 *
 * `concrete`: like fenced code, a block is not pierced by containers that its lines look like.
 */
export function createBlock(shared: Shared): Construct {
  const { table, literalNewlines } = shared;
  return { name: 'replyBlock', concrete: true, tokenize };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    const self = this;
    const nextLine: Construct = { partial: true, tokenize: tokenizeNextLine };
    let indent = 0;
    let isGlued = false;
    /** Whether a line that gives the block something to show has been seen. */
    let hasBody = false;
    let kind: BlockKind | undefined;
    let fences: FenceTracker;
    let block: Token;
    let source: SourceLine = { text: '', parts: [] };
    /** How the first part of the line that comes reads. */
    let coming: LineReading = { type: 'blank' };

    return start;

    /**
     * At the colons, at the start of a line or where a glued opener starts.
     *
     * ```markdown
     * > | ::: actions
     *     ^
     * ```
     */
    function start(code: Code): State | undefined {
      if (stateOf(shared.states, self.parser).inBlock) return nok(code);
      source = readSource(restOfLine(self), 0, false);
      return openPart(0, code);
    }

    /** At the colons of an opener that a part of the current line starts with. */
    function openPart(index: number, code: Code): State | undefined {
      const { textLines } = stateOf(shared.states, self.parser);
      const line = readOpenerLine(partText(index), table);
      // A glued opener that is known to be text ends nothing.
      if (!line || (line.next !== undefined && textLines.has(self.now().line))) return nok(code);
      indent = columnsBefore(self);
      isGlued ||= standsAfterText(self);
      kind = line.opener.kind;
      fences = createFenceTracker();
      hasBody = false;
      if (kind?.model === 'yaml') resplit(index);
      block = effects.enter('replyBlock', {});
      return tokenizePieces(effects, piecesOfOpenerLine(line, index), afterOpener(line, index))(code);
    }

    /** In a YAML body quotes hold a literal `\n` together. */
    function resplit(index: number): void {
      const { start } = source.parts[index] as Span;
      const parts = literalNewlines ? splitLiteral(source.text.slice(start), true) : [];
      const moved = parts.map((part) => ({ start: part.start + start, end: part.end + start }));
      if (moved.length > 0) source.parts = [...source.parts.slice(0, index), ...moved];
    }

    function afterOpener({ closer, next }: OpenerLine, index: number): State {
      if (closer) return (code) => afterCloser(index + 1)(code);
      if (next === undefined) return part(index + 1);
      return again(index, (source.parts[index]?.start ?? 0) + next);
    }

    function piecesOfOpenerLine({ opener, parts, closer, next }: OpenerLine, index: number): Piece[] {
      const text = partText(index);
      const name = text.slice(opener.name.start, opener.name.end);
      const closed = closer !== undefined || next !== undefined;
      block.replyBlock = { name, kind, closed, raw: '', lines: [], glued: isGlued };
      const pieces = [piecesOfOpener(opener)];
      for (const { start, end } of parts) {
        const reading = read(text.slice(start, end));
        pieces.push({ type: 'replyBlockMarker', end: start });
        pieces.push({
          type: 'replyBlockLine',
          end,
          fields: { reading },
          inside: piecesOfLine(kind, reading, start, end),
        });
      }
      const stop = closer?.end ?? next ?? text.length;
      if (closer) pieces.push({ type: 'replyBlockMarker', end: closer.start }, { type: 'replyBlockFence', end: stop });
      else pieces.push({ type: 'replyBlockMarker', end: stop });
      return pieces;
    }

    function readSource(text: string, from: number, yaml: boolean): SourceLine {
      const parts = literalNewlines ? splitLiteral(text, yaml) : [{ start: 0, end: text.length }];
      const [first] = parts;
      return { text, parts: first ? [{ ...first, start: from }, ...parts.slice(1)] : parts };
    }

    function partText(index: number): string {
      const { start, end } = source.parts[index] ?? { start: 0, end: 0 };
      return source.text.slice(start, end);
    }

    function close(): void {
      if (block.replyBlock) block.replyBlock.closed = true;
    }

    /** How a line reads, fences considered. */
    function read(line: string): LineReading {
      return fences.read(line) ? { type: 'code' } : readPart(line);
    }

    /** How a line outside code reads. */
    function readPart(line: string): LineReading {
      return kind ? readBodyLine(kind, line) : { type: line.trim() === '' ? 'blank' : 'text' };
    }

    /**
     * ```markdown
     * > | ::: actions - Yes ::: images
     *                       ^
     * ```
     */
    function again(index: number, at: number): State {
      return (code) => {
        effects.exit('replyBlock');
        isGlued = true;
        source.parts[index] = { start: at, end: source.parts[index]?.end ?? at };
        return openPart(index, code);
      };
    }

    /** At an opener that starts a line of its own, after a literal `\n`. */
    function another(index: number): State {
      return (code) => {
        effects.exit('replyBlock');
        isGlued = false;
        return openPart(index, code);
      };
    }

    /**
     * Where a part of the current line may start; its end otherwise.
     *
     * ```markdown
     * > | ::: actions
     *                ^
     *   | - Yes
     * ```
     */
    function part(index: number): State {
      return (code) => {
        if (index < source.parts.length) return takePart(index, read(partText(index)))(code);
        if (code === codes.eof || self.interrupt) return end(code);
        return effects.check(nextLine, takeLineEnding, end)(code);
      };
    }

    function takeLineEnding(code: Code): State {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (code) => takePart(0, coming)(code);
    }

    /** What stands before a part: indentation, or the literal line end. */
    function before(index: number): Piece {
      const { start } = source.parts[index] as Span;
      return { type: index === 0 ? 'linePrefix' : 'replyBlockLiteral', end: start };
    }

    function take(index: number, pieces: Piece[], next: State): State {
      return tokenizePieces(effects, [before(index), ...pieces], next, source.parts[index - 1]?.end ?? 0);
    }

    /**
     * ```markdown
     *   | ::: actions
     * > | - Yes
     *     ^
     * ```
     */
    function takePart(index: number, reading: LineReading): State {
      const { start: from, end: to } = source.parts[index] as Span;
      const text = partText(index);
      if (reading.type === 'code') return take(index, body(reading, from, to), part(index + 1));
      if (isCloser(text)) {
        close();
        return take(index, [{ type: 'replyBlockFence', end: to }], afterCloser(index + 1));
      }
      if (index > 0 && readOpenerLine(text, table)) {
        close();
        return take(index, [], another(index));
      }
      if (index > 0 && hasOneLineBlock(text, table)) {
        close();
        return afterCloser(index);
      }
      const { textLines } = stateOf(shared.states, self.parser);
      const glued = textLines.has(self.now().line) ? undefined : readGluedOpener(text, table)?.colons;
      const marker = glued ?? readTrailingCloser(text);
      if (!marker) return take(index, body(reading, from, to), part(index + 1));
      close();
      const rest = text.slice(0, marker.start).trimEnd();
      const at = from + marker.start;
      const pieces = [
        ...body(readPart(rest), from, from + rest.length),
        { type: 'replyBlockMarker' as const, end: at },
      ];
      if (glued) return take(index, pieces, again(index, at));
      return take(index, [...pieces, { type: 'replyBlockFence', end: to }], afterCloser(index + 1));
    }

    function body(reading: LineReading, start: number, end: number): Piece[] {
      return [{ type: 'replyBlockLine', end, fields: { reading }, inside: piecesOfLine(kind, reading, start, end) }];
    }

    /**
     * What is left of a line after the closer in it: text, up to the next opener.
     *
     * ```markdown
     * > | ::: actions\n- Yes\n:::\nThanks!
     *                             ^
     * ```
     */
    function afterCloser(index: number): State {
      const first = source.parts[index];
      if (!first) return end;
      if (readOpenerLine(partText(index), table)) return take(index, [], another(index));
      const { textLines } = stateOf(shared.states, self.parser);
      const isText = textLines.has(self.now().line);
      const next = isText ? undefined : findOpenerIn(source.text, source.parts, index, table);
      const tail: Piece = { type: 'replyBlockTail', end: next?.end ?? source.text.length };
      if (!next) return take(index, [tail], end);
      const gap: Piece = { type: 'replyBlockLiteral', end: next.start };
      const isLiteral = next.start > next.end;
      return take(index, [tail, gap], isLiteral ? another(next.part) : again(next.part, next.start));
    }

    function end(code: Code): State | undefined {
      effects.exit('replyBlock');
      return ok(code);
    }

    /** Looks at the next line: whether it still belongs to the block, and how it reads. */
    function tokenizeNextLine(effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
      return (code) => {
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return look;
      };

      function look(code: Code): State | undefined {
        if (self.parser.lazy[self.now().line] || code === codes.eof) return nok(code);
        const text = restOfLine(self);
        source = readSource(text, Math.min(indent, leadingBlanks(text)), kind?.model === 'yaml');
        const first = partText(0);
        coming = read(first);
        if (coming.type === 'code' || isCloser(first)) return ok(code);
        const line = source.text.slice(0, source.parts[0]?.end);
        // As long as a glued opener may still be text, the lines under it may be one paragraph with it.
        const mayBeText = isGlued && !hasBody;
        hasBody ||= kind !== undefined && isBodyLine(kind, first);
        const ends = readOpenerLine(line, table) !== undefined || (!mayBeText && hasOneLineBlock(first, table));
        if (ends) close();
        return ends ? nok(code) : ok(code);
      }
    }
  }
}
