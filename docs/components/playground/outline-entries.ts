import type { Block } from 'remark-flowdown';

/** One line of the outline. */
export interface OutlineEntry {
  /** `paragraph`, `heading 2`, `::: actions`; empty for an entry of a list. */
  kind: string;
  text: string;
  children: OutlineEntry[];
}

type Fields = { readonly [field: string]: unknown };

/** The fields that say in words what something is, the most telling first. */
const wordFields = ['title', 'text', 'label', 'question', 'name', 'alt', 'emoji', 'path', 'value', 'url', 'src'];
/** The fields that hold what stands inside something, in reading order. */
const listFields =
  'lead blocks entries links documents images media fields series items steps panels cards points after'.split(' ');

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function wordsOf(fields: Fields, own: readonly string[]): string {
  const found = own.map((key) => fields[key]).find((value) => typeof value === 'string' && value !== '');
  const [line = ''] = String(found ?? '').split('\n');
  return line;
}

/** Blocks that their marker or fence names as a reader of the source knows them. */
const markers: Partial<Record<Block['type'], string>> = {
  details: '[!DETAILS]',
  sources: '[!SOURCES]',
  stats: '[!STATS]',
  steps: '[!STEPS]',
  tabs: '[!TABS]',
  prosCons: 'points',
};

function kindOf(block: Block): string {
  switch (block.type) {
    case 'block':
      return `::: ${block.name}`;
    case 'callout':
      return `[!${block.kind.toUpperCase()}]`;
    case 'heading':
      return block.replyTitle ? 'title' : `heading ${block.depth}`;
    case 'list':
      return block.ordered ? 'ordered list' : 'list';
    case 'code':
      return block.lang ? `code ${block.lang}` : 'code';
    case 'diagram':
      return block.lang;
    default:
      return markers[block.type] ?? block.type;
  }
}

/** What cannot be said with the block's own words. */
function describe(block: Block): string | undefined {
  if (block.type === 'table') return block.rows[0]?.filter((cell) => cell !== '').join(' · ');
  if (block.type === 'tree') return `${block.rows.length} ${block.rows.length === 1 ? 'entry' : 'entries'}`;
  if (block.type !== 'block') return undefined;
  if (block.name === 'progress') return `${block.value} of ${block.max}`;
  if (block.name === 'chart') return [block.kind, (block.labels as string[]).join(', ')].filter(Boolean).join(': ');
  return undefined;
}

function childrenOf(fields: Fields): OutlineEntry[] {
  return listFields.flatMap((key) => {
    const list = fields[key];
    if (!Array.isArray(list)) return [];
    return list
      .filter(isFields)
      .map((item) => ('type' in item && key !== 'fields' ? entryOf(item as Block) : itemOf(item)));
  });
}

/** A part of a block. One that is a single paragraph is its words. */
function itemOf(item: Fields): OutlineEntry {
  if (item.kind === 'pros' || item.kind === 'cons')
    return { kind: `[!${item.kind.toUpperCase()}]`, text: String(item.title ?? ''), children: childrenOf(item) };
  const isFigure = typeof item.value === 'string' && typeof item.label === 'string';
  const text = isFigure ? `${item.value} ${item.label}` : wordsOf(item, wordFields);
  const children = childrenOf(item);
  const [first, ...rest] = children;
  if (text === '' && first?.kind === 'paragraph')
    return { kind: '', text: `${taskOf(item)}${first.text}`, children: rest };
  return { kind: '', text, children };
}

const taskOf = ({ checked }: Fields): string => (checked === undefined ? '' : checked ? '☑ ' : '☐ ');

function entryOf(block: Block): OutlineEntry {
  const fields: Fields = { ...block };
  // A block's name is its kind, no word of its own.
  const own = block.type === 'block' ? wordFields.filter((field) => field !== 'name') : wordFields;
  return { kind: kindOf(block), text: describe(block) ?? wordsOf(fields, own), children: childrenOf(fields) };
}

/** The outline of a reply, for people. */
export const outlineEntries = (blocks: readonly Block[]): OutlineEntry[] => blocks.map(entryOf);
