import { afterBullet, readBareUrl, readBracketLink } from './brackets.ts';
import type { Entry } from './entry.ts';
import type { Span } from './scan.ts';
import { isEscaped, runEnd, skipBlanks, trimEnd } from './scan.ts';

/** What a line of a card may be, before it is known which line became the title. */
export type CardLine =
  | { type: 'image'; entry: Entry }
  | { type: 'heading'; depth: number; label: Span }
  | { type: 'bold'; label: Span }
  | { type: 'text'; label: Span };

const imageUrl = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i;

function readHeading(line: string, from: number): CardLine | undefined {
  const end = runEnd(line, from, '#');
  const depth = end - from;
  if (depth < 1 || depth > 6) return undefined;
  const start = skipBlanks(line, end);
  let stop = trimEnd(line, start);
  // A closing sequence of an ATX heading: `# Title #`.
  let hashes = stop;
  while (hashes > start && line[hashes - 1] === '#') hashes--;
  if (hashes < stop && hashes > start && (line[hashes - 1] === ' ' || line[hashes - 1] === '\t'))
    stop = trimEnd(line.slice(0, hashes), start);
  return stop > start ? { type: 'heading', depth, label: { start, end: stop } } : undefined;
}

function readBold(line: string, from: number): CardLine | undefined {
  const end = trimEnd(line, from);
  const inside = line.slice(from + 2, end - 2);
  if (end - from < 5 || !line.startsWith('**', from) || !line.startsWith('**', end - 2)) return undefined;
  if (inside.includes('**') || isEscaped(line, end - 2) || /^[\s*]|[\s*]$/.test(inside)) return undefined;
  return { type: 'bold', label: { start: from + 2, end: end - 2 } };
}

/** One line of a card, or undefined for a blank one: image, `# Title` (the blank may be missing), bold, or text. */
export function readCardLine(line: string): CardLine | undefined {
  const from = skipBlanks(line, 0);
  const end = trimEnd(line, from);
  if (from === end) return undefined;
  const at = afterBullet(line);
  const image = readBracketLink(line, at);
  if (image?.image && image.end === end && image.url.end > image.url.start) {
    const { label, url, title } = image;
    const target = { start: at, end };
    return {
      type: 'image',
      entry: { ...(label.end > label.start && { alt: label }), url, target, ...(title && { title }) },
    };
  }
  const bare = readBareUrl(line, at);
  if (bare && imageUrl.test(line.slice(bare.start, bare.end)))
    return { type: 'image', entry: { url: bare, target: bare } };
  return readHeading(line, from) ?? readBold(line, from) ?? { type: 'text', label: { start: from, end } };
}

/** A card's fields by the index of the line that sets them. */
export interface CardFields {
  image: number | undefined;
  title: number | undefined;
  subtitle: number | undefined;
}

/**
 * Which lines of a card are its image, title and subtitle (blocks.md §5): the first image; the first `#` heading, else
 * the first heading, else the first bold line, else the first line; the first `##` heading that is not the title.
 *
 * @param lines undefined for blank lines and lines of code
 */
export function chooseCardFields(lines: readonly (CardLine | undefined)[]): CardFields {
  const find = (test: (line: CardLine, index: number) => boolean): number | undefined => {
    const found = lines.findIndex((line, index) => line !== undefined && test(line, index));
    return found === -1 ? undefined : found;
  };
  const title =
    find((line) => line.type === 'heading' && line.depth === 1) ??
    find((line) => line.type === 'heading' && line.depth === 2) ??
    find((line) => line.type === 'heading') ??
    find((line) => line.type === 'bold') ??
    find((line) => line.type === 'text');
  return {
    image: find((line) => line.type === 'image'),
    title,
    subtitle: find((line, index) => line.type === 'heading' && line.depth === 2 && index !== title),
  };
}
