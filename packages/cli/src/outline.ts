import type { Block } from 'remark-flowdown';
import type { Colours } from './colour.ts';
import { printableLine } from './printable.ts';

type Fields = Readonly<Record<string, unknown>>;

const longest = 72;

/** Text in one line, its line ends marked, cut where it gets long. */
function brief(value: unknown): string {
  const text = String(value);
  const characters = [...printableLine(text.slice(0, longest * 4).replace(/\n+/g, ' ⏎ '))];
  const isCut = characters.length > longest || text.length > longest * 4;
  return isCut ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Whether a value fits on the line of the thing it belongs to. */
function isInline(value: unknown): boolean {
  if (isFields(value)) return !Object.values(value).some((inner) => isFields(inner) || isList(inner));
  return !isList(value) || !value.some((item) => isFields(item) || isList(item));
}

/** Lists of blocks; other lists hold entries, whose `type` means something else. */
const holdsBlocks: ReadonlySet<string> = new Set(['blocks', 'after', 'lead']);

/** The words of a thing speak for themselves; its other fields go by their name. */
const isWords: ReadonlySet<string> = new Set(['text', 'value', 'label']);

/** What a thing is made of needs no name either. */
const isContent: ReadonlySet<string> = new Set(['blocks', 'items', 'rows', 'steps', 'panels', 'cards', 'points']);

/**
 * Blocks as an indented outline, a line for each block, item and row. It knows no kind of block: a block is drawn from
 * its fields, so every kind that `inspect` can name has its lines.
 */
export function outline(blocks: readonly Block[], colours: Colours): string {
  return blocks.flatMap((block) => blockLines(block as Fields, '')).join('\n');

  function blockLines({ type, ...fields }: Fields, indent: string): string[] {
    if (type !== 'block') return lines(colours.bold(brief(type)), fields, indent);
    const { name, ...own } = fields;
    return lines(colours.bold(`block ${brief(name)}`), own, indent);
  }

  /** A line with what fits on it, and indented lines for the rest. */
  function lines(head: string, fields: Fields, indent: string): string[] {
    const entries = Object.entries(fields);
    const words = entries.filter(([, value]) => isInline(value)).map(([key, value]) => inline(key, value));
    const inner = entries.filter(([, value]) => !isInline(value));
    return [
      `${indent}${[head, ...words.filter(Boolean)].join('  ')}`,
      ...inner.flatMap(([key, value]) => nested(key, value, `${indent}  `)),
    ];
  }

  function inline(key: string, value: unknown): string {
    if (isList(value))
      return value.some((item) => item !== null)
        ? named(key, value.map((item) => (item === null ? 'none' : brief(item))).join(', '))
        : '';
    if (isFields(value))
      return named(
        key,
        Object.entries(value)
          .map(([name, inner]) => `${name}=${String(inner)}`)
          .join(' '),
      );
    if (key === 'checked') return value === true ? '[x]' : '[ ]';
    if (typeof value === 'boolean') return value ? colours.dim(brief(key)) : '';
    return isWords.has(key) ? brief(value) : named(key, value);
  }

  function named(key: string, value: unknown): string {
    return `${colours.dim(`${brief(key)}:`)} ${brief(value)}`;
  }

  function nested(key: string, value: unknown, indent: string): string[] {
    const name = colours.dim(`${brief(key)}:`);
    if (isFields(value)) return lines(name, value, indent);
    if (!isList(value)) return [];
    const inner = (deeper: string) => value.flatMap((item) => itemLines(item, holdsBlocks.has(key), deeper));
    return isContent.has(key) ? inner(indent) : [`${indent}${name}`, ...inner(`${indent}  `)];
  }

  function itemLines(item: unknown, isBlock: boolean, indent: string): string[] {
    if (isList(item)) return [`${indent}- ${item.map(brief).join(colours.dim(' | '))}`];
    if (!isFields(item)) return [`${indent}- ${brief(item)}`];
    if (isBlock) return blockLines(item, indent);
    const [first = '', second, ...rest] = lines('', item, indent);
    const words = first.trim();
    // An entry with no words of its own shares its line with its content.
    if (words === '' && second !== undefined) return [`${indent}- ${second.trimStart()}`, ...rest];
    return [`${indent}- ${words}`, ...(second === undefined ? [] : [second]), ...rest];
  }
}
