/** Compares what two frames of a stream show: whether the later one only adds (streaming.md, S2 and S3). */
import type { Block } from 'remark-flowdown';

/** Something shown that a later frame does not show any more, or shows as another kind. */
export interface Violation {
  kind: 'take-back' | 'flip';
  /** Where in the blocks, like `0.items.2.blocks.0.text`. */
  path: string;
  before: unknown;
  after: unknown;
}

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kinds of blocks that a shown block may become, each for a reason that no one can know earlier. */
const joins: ReadonlySet<string> = new Set([
  'paragraph heading',
  'paragraph table',
  'paragraph figure',
  'prosCons prosCons',
]);

/** Flags and attributes that show no text of their own. */
const silent: ReadonlySet<string> = new Set([
  'closed',
  'folder',
  'url',
  'href',
  'src',
  'number',
  'replyTitle',
  'align',
  'start',
]);

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isObject(value)) return '';
  return Object.entries(value)
    .filter(([key]) => key !== 'type' && !silent.has(key))
    .map(([, inner]) => textOf(inner))
    .join('');
}

/**
 * What a later frame takes back or shows as another kind.
 *
 * @param isDefined whether a definition came between the two: blocks with brackets may read anew then
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[], isDefined = false): Violation[] {
  const found: Violation[] = [];
  for (const [index, block] of before.entries())
    if (!(isDefined && textOf(block).includes('['))) compare(block, after[index], String(index));
  return found;

  function compare(old: unknown, now: unknown, path: string): void {
    if (typeof old === 'string') {
      if (typeof now !== 'string' || !now.startsWith(old.trimEnd()))
        found.push({ kind: 'take-back', path, before: old, after: now });
    } else if (Array.isArray(old)) {
      const list = Array.isArray(now) ? now : [];
      for (const [index, item] of old.entries()) compare(item, list[index], `${path}.${index}`);
    } else if (isObject(old)) compareObjects(old, now, path);
  }

  function compareObjects(old: Json, now: unknown, path: string): void {
    if (!isObject(now)) {
      found.push({ kind: 'take-back', path, before: old, after: now });
      return;
    }
    if (old.type !== now.type) {
      if (!joins.has(`${String(old.type)} ${String(now.type)}`))
        found.push({ kind: 'flip', path, before: old, after: now });
      else if (!textOf(now).startsWith(textOf(old).trimEnd())) found.push({ kind: 'take-back', path, before: old, after: now });
      return;
    }
    // A heading that an underline made of shown text opens another panel.
    if (old.type === 'tabs' && textOf(now).startsWith(textOf(old).trimEnd())) return;
    for (const [key, value] of Object.entries(old)) {
      if (key === 'type' || silent.has(key)) continue;
      compare(value, now[key], `${path}.${key}`);
    }
  }
}
