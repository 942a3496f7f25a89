import type { BlockKind, CardLine, Entry, Opener, Span } from '@flowdown/grammar';
import type { Piece } from './line.ts';
import type { LineReading } from './types.ts';

interface Part extends Span {
  piece: Omit<Piece, 'end'>;
}

const text: Omit<Piece, 'end'> = { type: 'chunkText', fields: { contentType: 'text' } };

/** Turns parts into pieces that lie next to each other, with body syntax in the gaps. */
function cover(parts: readonly Part[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end, piece } of [...parts].sort((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ type: 'replyBlockMarker', end: start });
    if (end > start) pieces.push({ ...piece, end });
    at = Math.max(at, end);
  }
  if (to > at) pieces.push({ type: 'replyBlockMarker', end: to });
  return pieces;
}

const moved = (span: Span, shift: number): Span => ({ start: span.start + shift, end: span.end + shift });

/** The tokens for the plain parts of an entry. */
function plainParts(entry: Entry, keys: readonly (keyof typeof plainTypes)[], shift: number): Part[] {
  return keys.flatMap((key) => {
    const span = entry[key];
    return span && span.end > span.start ? [{ ...moved(span, shift), piece: { type: plainTypes[key] } }] : [];
  });
}

const plainTypes = {
  alt: 'replyBlockAlt',
  url: 'replyBlockUrl',
  title: 'replyBlockTitle',
  filename: 'replyBlockFilename',
  mime: 'replyBlockMime',
} as const;

/** The parts of an entry: its link or image with the label in it, or the label alone, and its attributes. */
function partsOfEntry(entry: Entry, shift: number): Part[] {
  const { label, mime, target } = entry;
  const words: Part[] = label && label.end > label.start ? [{ ...moved(label, shift), piece: text }] : [];
  if (!target) return [...words, ...plainParts(entry, ['filename', 'mime'], shift)];
  // The media type of a video stands in the brackets, that of a document after them.
  const isInside = mime !== undefined && mime.start >= target.start && mime.end <= target.end;
  const inside = plainParts(entry, isInside ? ['alt', 'url', 'title', 'mime'] : ['alt', 'url', 'title'], shift);
  const span = moved(target, shift);
  const link: Part = {
    ...span,
    piece: { type: 'replyBlockTarget', fields: { entry }, inside: cover([...words, ...inside], span.start, span.end) },
  };
  return [link, ...plainParts(entry, isInside ? ['filename'] : ['filename', 'mime'], shift)];
}

/** Wraps parts into one token that reaches from the first to the last. */
function group(parts: readonly Part[], piece: Omit<Piece, 'end' | 'inside'>): Part[] {
  if (parts.length === 0) return [];
  const start = parts.reduce((first, part) => Math.min(first, part.start), Infinity);
  const end = parts.reduce((last, part) => Math.max(last, part.end), 0);
  return [{ start, end, piece: { ...piece, inside: cover(parts, start, end) } }];
}

function partsOfCard(line: CardLine, shift: number, field: string | undefined): Part[] {
  const named = field !== undefined && { field };
  if (line.type === 'image')
    return group(partsOfEntry(line.entry, shift), { type: 'replyBlockField', fields: { entry: line.entry, ...named } });
  const label = { start: line.label.start + shift, end: line.label.end + shift, piece: text };
  return group([label], { type: 'replyBlockField', fields: { ...named } });
}

/** Whether a field's value is inline Markdown, which stays in the tree as nodes. */
export const isInline = (kind: BlockKind, field: string): boolean => kind.fields[field]?.type === 'inline Markdown';

/**
 * The tokens of one body line.
 *
 * @param reading how the line reads; its offsets count from `start`
 * @param start where the line starts, and `end` where it ends, both in codes of the pieces' counter
 * @param field which field of its card the line sets, when that is known already
 */
export function piecesOfLine(
  kind: BlockKind | undefined,
  reading: LineReading,
  start: number,
  end: number,
  field?: string,
): Piece[] {
  switch (reading.type) {
    case 'entries': {
      const entries = reading.entries.flatMap((entry) =>
        group(partsOfEntry(entry, start), { type: 'replyBlockEntry', fields: { entry } }),
      );
      return cover(entries, start, end);
    }
    case 'value': {
      const { field, value } = reading.value;
      const span = { start: value.start + start, end: value.end + start };
      if (span.end === span.start) return cover([], start, end);
      if (kind && isInline(kind, field))
        return cover(group([{ ...span, piece: text }], { type: 'replyBlockField', fields: { field } }), start, end);
      return cover([{ ...span, piece: { type: 'replyBlockValue', fields: { field } } }], start, end);
    }
    case 'card':
      return cover(partsOfCard(reading.line, start, field), start, end);
    default:
      return end > start ? [{ type: 'replyBlockValue', end }] : [];
  }
}

/** The tokens of an opener, up to where its body starts. */
export const piecesOfOpener = ({ colons, name, body }: Opener): Piece => ({
  type: 'replyBlockFence',
  end: body,
  inside: [
    { type: 'replyBlockSequence', end: colons.end },
    { type: 'replyBlockMarker', end: name.start },
    { type: 'replyBlockName', end: name.end },
    { type: 'replyBlockMarker', end: body },
  ],
});
