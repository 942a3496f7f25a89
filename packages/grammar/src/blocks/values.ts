import type { BlockKind } from '../types.ts';
import { acceptsBare } from './bare.ts';
import { afterBullet, readBareUrl, readBracketLink } from './brackets.ts';
import type { Span } from './scan.ts';
import { isBlank, skipBlanks, trimEnd } from './scan.ts';

/** One `key: value` line of a block of values, or a line that sets the block's main field. */
export interface ValueLine {
  field: string;
  value: Span;
}

const keyed = /([A-Za-z][\w-]*)[ \t]*[:=][ \t]*/y;

function unquote(line: string, span: Span): Span {
  const quote = line[span.start];
  if ((quote === '"' || quote === "'") && span.end - span.start >= 2 && line[span.end - 1] === quote)
    return { start: span.start + 1, end: span.end - 1 };
  return span;
}

function fieldOf(kind: BlockKind, key: string): string | undefined {
  const wanted = key.toLowerCase();
  for (const [name, spec] of Object.entries(kind.fields))
    if (name.toLowerCase() === wanted || spec.aliases?.some((alias) => alias.toLowerCase() === wanted)) return name;
  return undefined;
}

/** A bare value: an image or link stands for its URL, everything else for itself. */
function bareValue(line: string, from: number): Span {
  const link = readBracketLink(line, from);
  const end = trimEnd(line, from);
  if (link && link.end === end) return link.url;
  return readBareUrl(line, from) ?? unquote(line, { start: from, end });
}

/**
 * One line of a block of values (blocks.md §5): `key: value`, `key=value`, or the main field's value alone. Undefined for
 * a blank line and for a line whose key the block does not know.
 */
export function readValueLine(kind: BlockKind, line: string): ValueLine | undefined {
  const from = afterBullet(line);
  const end = trimEnd(line, from);
  if (from === end) return undefined;
  keyed.lastIndex = from;
  const match = keyed.exec(line);
  const field = match && fieldOf(kind, match[1] as string);
  if (field) return { field, value: unquote(line, { start: Math.min(keyed.lastIndex, end), end }) };
  const value = bareValue(line, from);
  return kind.bare && acceptsBare(kind, line.slice(value.start, value.end)) ? { field: kind.bare, value } : undefined;
}

/**
 * Cuts the body of a one-line block before each further `key:` or `key=` of the block, so that
 * `value: 3 max: 5` is read as two lines would be.
 */
export function splitValues(kind: BlockKind, line: string): Span[] {
  const spans: Span[] = [];
  let start = skipBlanks(line, 0);
  for (let at = start; at < line.length; at++) {
    if (at === start || !isBlank(line[at - 1])) continue;
    keyed.lastIndex = at;
    const match = keyed.exec(line);
    if (!match || !fieldOf(kind, match[1] as string)) continue;
    spans.push({ start, end: at });
    start = at;
  }
  spans.push({ start, end: line.length });
  return spans.map((span) => ({ start: span.start, end: trimEnd(line.slice(0, span.end), span.start) }));
}
