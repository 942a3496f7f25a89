import { type BlockKind, chooseCardFields } from '@flowdown/grammar';
import type { RawLine } from './resolve-block.ts';
import type { Shared } from './state.ts';

/** Where each body line of a block goes. */
export interface Choice {
  /** Lines whose tokens are the block's fields. */
  own: RawLine[];
  /** Prose shown before the block. */
  before: RawLine[];
  /** Prose shown after the block, when the end of its container closed it. */
  after: RawLine[];
  /** Prose that is the block's own content. */
  inside: RawLine[];
}

const isOwn = ({ reading }: RawLine): boolean => reading.type === 'entries' || reading.type === 'value';
const isProse = ({ reading }: RawLine): boolean => reading.type === 'text' || reading.type === 'code';

/** Whether a line sets its field first: Markdown that would set it again is prose. */
function isFirst(line: RawLine, seen: Set<string>): boolean {
  const { reading } = line;
  if (reading.type !== 'value' || !line.events.some(([, { type }]) => type === 'replyBlockField')) return true;
  const { field } = reading.value;
  if (seen.has(field)) return false;
  seen.add(field);
  return true;
}

/** Where a block that nothing closed ends: its own lines first, then the reply goes on (blocks.md §2). */
function cutOf(kind: BlockKind, lines: readonly RawLine[], shared: Shared): number {
  if (kind.model === 'yaml')
    return shared.readablePrefix(
      kind.name,
      lines.map((line) => line.text),
    );
  const first = kind.unclosed === 'lines' ? lines.findIndex(isOwn) : 0;
  const cut = first === -1 ? -1 : lines.findIndex((line, index) => index >= first && isProse(line));
  return cut === -1 ? lines.length : cut;
}

/** Sets the field that a line's token stands for. */
function nameField(line: RawLine, field: string): RawLine {
  for (const [, token] of line.events) if (token.type === 'replyBlockField') token.field = field;
  return line;
}

/** A card's image, title and subtitle are its own; all other lines are its description. */
function chooseCard(lines: readonly RawLine[]): Choice {
  const fields = chooseCardFields(lines.map(({ reading }) => (reading.type === 'card' ? reading.line : undefined)));
  const own = (['image', 'title', 'subtitle'] as const).flatMap((field) => {
    const line = lines[fields[field] ?? -1];
    return line ? [nameField(line, field)] : [];
  });
  return { own, before: [], after: [], inside: lines.filter((line) => !own.includes(line)) };
}

/** Says for each body line of a complete block what it is for. */
export function chooseLines(kind: BlockKind, lines: readonly RawLine[], closed: boolean, shared: Shared): Choice {
  if (kind.layout === 'card') return chooseCard(lines);
  if (kind.model === 'flow') return { own: [], before: [], after: [], inside: [...lines] };
  const cut = closed ? lines.length : cutOf(kind, lines, shared);
  const kept = lines.slice(0, cut);
  const after = lines.slice(cut);
  if (kind.model === 'yaml') return { own: kept, before: [], after, inside: [] };
  const seen = new Set<string>();
  const own = kept.filter((line) => isOwn(line) && isFirst(line, seen));
  const chosen = new Set(own);
  return { own, before: kept.filter((line) => !chosen.has(line)), after, inside: [] };
}
