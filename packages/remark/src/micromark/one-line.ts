import type { OneLineBlock } from '@flowdown/grammar';
import { chooseCardFields, longestOneLine, oneLineAt, readBodyLine } from '@flowdown/grammar';
import { markdownLineEndingOrSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, Point, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Piece } from './line.ts';
import { restOfLine, tokenizePieces } from './line.ts';
import { isInline, piecesOfLine, piecesOfOpener } from './pieces.ts';
import type { Shared } from './state.ts';

/** Whether an opener may stand after a code: at the start, or after a blank. */
const isFree = (code: Code): boolean => code === codes.eof || markdownLineEndingOrSpace(code);

/** A block within a line of text, `Text ::: images ![](u) ::: more` (blocks.md §3). */
export function createOneLine(shared: Shared): Construct {
  return { name: 'replyBlockText', previous: isFree, tokenize };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    const self = this;
    const before = self.previous;
    return start;

    /**
     * ```markdown
     * > | Text ::: images ![](u) ::: more
     *          ^
     * ```
     */
    function start(code: Code): State | undefined {
      const text = isFree(before) ? restOfLine(self, longestOneLine) : '';
      const block = text.startsWith(':::') ? oneLineAt(text, 0, shared.table) : undefined;
      return block ? tokenizePieces(effects, piecesOf(text, block), ok)(code) : nok(code);
    }
  }

  function piecesOf(text: string, { opener, parts, closer }: OneLineBlock): Piece[] {
    const lines: Point[] = [];
    const inside: Piece[] = [piecesOfOpener(opener)];
    const body: Piece[] = [];
    const readings = parts.map(({ start, end }) => readBodyLine(opener.kind, text.slice(start, end)));
    const fields = chooseCardFields(readings.map((reading) => (reading.type === 'card' ? reading.line : undefined)));
    const seen = new Set<string>();
    for (const [index, { start, end }] of parts.entries()) {
      let reading = readings[index] ?? { type: 'text' };
      if (reading.type === 'value' && isInline(opener.kind, reading.value.field) && seen.has(reading.value.field))
        reading = { type: 'text' };
      else if (reading.type === 'value') seen.add(reading.value.field);
      const field = (['image', 'title', 'subtitle'] as const).find((name) => fields[name] === index);
      body.push({ type: 'replyBlockMarker', end: start });
      body.push({
        type: 'replyBlockLine',
        end,
        fields: { reading },
        inside: reading.type === 'text' ? proseOf(end) : piecesOfLine(opener.kind, reading, start, end, field),
        done: (token: Token) => void lines.push(token.start),
      });
    }
    const bodyEnd = parts[parts.length - 1]?.end ?? opener.body;
    if (opener.kind.model === 'items' && readings.every(({ type }) => type === 'entries'))
      inside.push({ type: 'replyBlockList', end: bodyEnd, inside: body });
    else inside.push(...body);
    const sequence: Piece = { type: 'replyBlockSequence', end: closer.end };
    inside.push({ type: 'replyBlockMarker', end: closer.start });
    inside.push({ type: 'replyBlockFence', end: closer.end, inside: [sequence] });
    const raw = parts.map(({ start, end }) => text.slice(start, end)).join('\n');
    const name = text.slice(opener.name.start, opener.name.end);
    const replyBlock = { name, kind: opener.kind, closed: true, raw, lines, glued: false };
    return [{ type: 'replyBlockText', end: Math.max(closer.start, closer.end), fields: { replyBlock }, inside }];
  }
}

/** Words among the parts: shown before a block of entries, the content of a block of Markdown. */
const proseOf = (end: number): Piece[] => [
  {
    type: 'replyBlockField',
    end,
    fields: { field: 'prose' },
    inside: [{ type: 'chunkText', end, fields: { contentType: 'text' } }],
  },
];
