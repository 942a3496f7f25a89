import type { BlockKind, FenceTracker, OpenerLine } from '@flowdown/grammar';
import {
  createFenceTracker,
  hasOneLineBlock,
  isCloser,
  readBodyLine,
  readGluedOpener,
  readOpenerLine,
  readTrailingCloser,
} from '@flowdown/grammar';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Piece } from './line.ts';
import { restOfLine, tokenizePieces } from './line.ts';
import { piecesOfLine } from './pieces.ts';
import type { Shared } from './state.ts';
import { stateOf } from './state.ts';
import type { LineReading } from './types.ts';

/** How many columns of blanks stand before the current code. */
function columnsBefore(context: TokenizeContext): number {
  const tail = context.events[context.events.length - 1];
  return tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
}

/** Whether text of the same construct stands before the current code on its line. */
const standsAfterText = (context: TokenizeContext): boolean => {
  const tail = context.events[context.events.length - 1]?.[1];
  return tail?.type === 'content' || tail?.type === 'whitespace';
};

const leadingBlanks = (line: string): number => line.length - line.trimStart().length;

/**
 * A block from its opener to its closer, the opener that ends it, or the end of its container (blocks.md §1, §2). Body
 * lines are taken raw, one by one, so that only the rules of the body decide what a line is; prose among them is read as
 * Markdown when the block is complete (`resolve-block.ts`, which every construct that holds a block resolves with).
 *
 * `concrete`: like fenced code, a block is not pierced by containers that its lines look like.
 */
export function createBlock(shared: Shared): Construct {
  const { table } = shared;
  return { name: 'replyBlock', concrete: true, tokenize };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    const self = this;
    const nextLine: Construct = { partial: true, tokenize: tokenizeNextLine };
    let indent = 0;
    let isGlued = false;
    let kind: BlockKind | undefined;
    let fences: FenceTracker;
    let block: Token;
    /** What the look ahead said about the line that comes. */
    let coming: { line: string; reading: LineReading; closes: boolean };

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
      const line = readOpenerLine(restOfLine(self), table);
      return line && (line.next === undefined || !isText(self)) ? begin(line)(code) : nok(code);
    }

    /** Whether the glued opener of the current line is known to be text. */
    function isText(context: TokenizeContext): boolean {
      return stateOf(shared.states, self.parser).textLines.has(context.now().line);
    }

    function begin(line: OpenerLine): State {
      return (code) => {
        indent = columnsBefore(self);
        isGlued ||= standsAfterText(self);
        kind = line.opener.kind;
        fences = createFenceTracker();
        block = effects.enter('replyBlock', {} as Token);
        return tokenizePieces(effects, piecesOfOpenerLine(line), line.closer ? end : afterLine(line))(code);
      };
    }

    function piecesOfOpenerLine({ opener, parts, closer, next }: OpenerLine): Piece[] {
      const text = restOfLine(self);
      const name = text.slice(opener.name.start, opener.name.end);
      const closed = closer !== undefined || next !== undefined;
      block.replyBlock = { name, kind, closed, raw: '', lines: [], glued: isGlued };
      const pieces: Piece[] = [
        {
          type: 'replyBlockFence',
          end: opener.body,
          inside: [
            { type: 'replyBlockSequence', end: opener.colons.end },
            { type: 'replyBlockMarker', end: opener.name.start },
            { type: 'replyBlockName', end: opener.name.end },
            { type: 'replyBlockMarker', end: opener.body },
          ],
        },
      ];
      for (const { start, end } of parts) {
        const line = text.slice(start, end);
        const reading = read(line);
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

    /** What is left of a line whose end is a marker. */
    function readPart(part: string): LineReading {
      return kind ? readBodyLine(kind, part) : { type: 'text' };
    }

    function close(): void {
      if (block.replyBlock) block.replyBlock.closed = true;
    }

    /** How a line reads, fences considered. */
    function read(line: string): LineReading {
      if (fences.read(line)) return { type: 'code' };
      return kind ? readBodyLine(kind, line) : { type: line.trim() === '' ? 'blank' : 'text' };
    }

    /** After the opener's line, or at the next opener on it. */
    function afterLine(line: OpenerLine): State {
      return line.next === undefined ? lineEnd : again;
    }

    /**
     * ```markdown
     * > | ::: actions - Yes ::: images
     *                       ^
     * ```
     */
    function again(code: Code): State | undefined {
      effects.exit('replyBlock');
      isGlued = true;
      return start(code);
    }

    /**
     * ```markdown
     * > | ::: actions
     *                ^
     *   | - Yes
     * ```
     */
    function lineEnd(code: Code): State | undefined {
      if (code === codes.eof || self.interrupt) return end(code);
      return effects.check(nextLine, takeLineEnding, end)(code);
    }

    function takeLineEnding(code: Code): State {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return takeLine;
    }

    /**
     * ```markdown
     *   | ::: actions
     * > | - Yes
     *     ^
     * ```
     */
    function takeLine(code: Code): State | undefined {
      const { line, reading, closes } = coming;
      const strip = Math.min(indent, leadingBlanks(line));
      if (closes) {
        const pieces: Piece[] = [{ type: 'replyBlockFence', end: line.length }];
        return tokenizePieces(effects, pieces, end)(code);
      }
      const text = line.slice(strip);
      const glued = reading.type === 'code' || isText(self) ? undefined : readGluedOpener(text, table);
      if (!glued) return body(text, reading, strip)(code);
      const part = text.slice(0, glued.colons.start).trimEnd();
      close();
      return tokenizePieces(effects, piecesOfBody(part, readPart(part), strip, glued.colons.start + strip), again)(code);
    }

    /** A line that is body to its end, or to the closer at its end. */
    function body(text: string, reading: LineReading, strip: number): State {
      const closer = reading.type === 'code' ? undefined : readTrailingCloser(text);
      if (!closer) return tokenizePieces(effects, piecesOfBody(text, reading, strip, text.length + strip), lineEnd);
      const part = text.slice(0, closer.start).trimEnd();
      const pieces = piecesOfBody(part, readPart(part), strip, closer.start + strip);
      pieces.push({ type: 'replyBlockFence', end: text.length + strip });
      return (code) => {
        close();
        return tokenizePieces(effects, pieces, end)(code);
      };
    }

    function piecesOfBody(text: string, reading: LineReading, strip: number, to: number): Piece[] {
      const end = strip + text.length;
      return [
        { type: 'linePrefix', end: strip },
        { type: 'replyBlockLine', end, fields: { reading }, inside: piecesOfLine(kind, reading, strip, end) },
        { type: 'replyBlockMarker', end: to },
      ];
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
        const line = restOfLine(self);
        const text = line.slice(Math.min(indent, leadingBlanks(line)));
        const reading = read(text);
        coming = { line, reading, closes: false };
        if (reading.type === 'code') return ok(code);
        if (isCloser(text)) {
          coming.closes = true;
          close();
          return ok(code);
        }
        const ends = readOpenerLine(line, table) !== undefined || hasOneLineBlock(text, table);
        if (ends) close();
        return ends ? nok(code) : ok(code);
      }
    }
  }
}
