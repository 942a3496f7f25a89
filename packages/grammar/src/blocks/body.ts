import type { BlockKind } from '../types.ts';
import type { CardLine } from './card.ts';
import { readCardLine } from './card.ts';
import type { Entry } from './entry.ts';
import { readEntries } from './entry.ts';
import type { Span } from './scan.ts';
import { skipBlanks, trimEnd } from './scan.ts';
import type { ValueLine } from './values.ts';
import { readValueLine } from './values.ts';

/**
 * What one body line of a block is, by the kind's content model (blocks.md §5). `text` is prose; `raw` belongs to a YAML
 * body. Lines of fenced code are the caller's: they are prose whatever they hold.
 */
export type BodyLine =
  | { type: 'blank' }
  | { type: 'entries'; entries: Entry[] }
  | { type: 'value'; value: ValueLine }
  | { type: 'card'; line: CardLine }
  | { type: 'raw' }
  | { type: 'text' };

/** Reads one body line: the container's prefix and the opener's indentation are off, and so is the line ending. */
export function readBodyLine(kind: BlockKind, line: string): BodyLine {
  if (skipBlanks(line, 0) === line.length) return { type: 'blank' };
  switch (kind.model) {
    case 'items': {
      const entries = kind.entry && readEntries(kind.entry, line);
      return entries ? { type: 'entries', entries } : { type: 'text' };
    }
    case 'fields': {
      if (kind.layout === 'card') {
        const card = readCardLine(line);
        return card ? { type: 'card', line: card } : { type: 'blank' };
      }
      const value = readValueLine(kind, line);
      return value ? { type: 'value', value } : { type: 'text' };
    }
    case 'yaml':
      return { type: 'raw' };
    case 'flow':
      return { type: 'text' };
  }
}

const yamlKey = /^[ \t]*(?:-[ \t]+)?(?:[\w-]+|"[^"]*"|'[^']*')[ \t]*:(?:[ \t]|$)/;
const flowMap = /^[ \t]*\{.*\}[ \t]*$/;

/** Two cells and more: `name | Label | type`, the older way to write a form's field. */
const isPipeField = (line: string): boolean => /[^\s|][ \t]*\|[ \t]*[^\s|]/.test(line);

const hasWords = (entry: Entry): boolean =>
  [entry.label, entry.url].some((span: Span | undefined) => span !== undefined && span.end > span.start);

/**
 * Whether a line alone would give the block something to show: the test for a glued opener's first body line and for the
 * body of a one-line block.
 *
 * @param oneLine a YAML body on one line has to be a flow map or a pipe field: `form Saved` is a sentence
 */
export function isBodyLine(kind: BlockKind, line: string, oneLine = false): boolean {
  const read = readBodyLine(kind, line);
  switch (read.type) {
    case 'entries':
      return read.entries.some(hasWords);
    case 'raw':
      return flowMap.test(line) || isPipeField(line) || (!oneLine && yamlKey.test(line));
    case 'text':
      return kind.model === 'flow';
    case 'value':
      return read.value.value.end > read.value.value.start;
    case 'card':
      return true;
    case 'blank':
      return false;
  }
}

const entryBreak = /[ \t]+[-*•][ \t]+/y;

/**
 * The lines that the body of a one-line block stands for (blocks.md §3): ` - `, ` * ` and ` • ` outside brackets part the
 * entries of a list block, `#` and an image the fields of a card, keys the values. Spans count from the line's start.
 */
export function splitEntries(kind: BlockKind, line: string, body: Span): Span[] {
  const parts: Span[] = [];
  let start = body.start;
  let depth = 0;
  const cut = (at: number, next: number) => {
    if (at > start) parts.push({ start, end: at });
    start = next;
  };
  for (let at = body.start; at < body.end; at++) {
    const character = line[at] as string;
    if (character === '\\') at++;
    else if ('[({<'.includes(character)) depth++;
    else if ('])}>'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (character === ' ' || character === '\t')) {
      if (kind.model === 'items') {
        entryBreak.lastIndex = at;
        // The cut stays before the bullet, so that each part reads as a line of the list.
        if (at > start && entryBreak.test(line) && entryBreak.lastIndex < body.end) cut(at, skipBlanks(line, at));
      } else if (kind.layout === 'card' && /^[ \t]+(?:#{1,6}[ \t]|!\[)/.test(line.slice(at, at + 16)))
        cut(at, skipBlanks(line, at));
    }
  }
  cut(trimEnd(line.slice(0, body.end), start), body.end);
  return parts;
}
