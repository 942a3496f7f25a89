import { leadSeparators } from '@flowdown/grammar';
import type { Emphasis, ListItem, PhrasingContent, Strong } from 'mdast';

type Blocks = ListItem['children'];

/** An item of a form: what leads it, and what is left. */
export interface LeadItem {
  /** The bold lead's nodes, without one colon at their end. */
  lead?: PhrasingContent[];
  /** The emphasis right after the lead, where the form reads one. */
  when?: PhrasingContent[];
  /** What is left of the item; no empty paragraph. */
  blocks: Blocks;
  /** What is left of the paragraph with the lead: the first of `blocks` then. */
  rest?: PhrasingContent[];
}

/** How a form reads its items. */
export interface LeadRules {
  /** What may part the lead from the rest, and is not shown. */
  separator: RegExp;
  /** Whether an emphasis right after the lead is a when. */
  hasWhen: boolean;
}

const separatorOf = (characters: string): RegExp => new RegExp(`^[ \\t]*[${characters}][ \\t]*`);

export const stepRules: LeadRules = { separator: separatorOf(leadSeparators.steps), hasWhen: true };
export const statRules: LeadRules = { separator: separatorOf(leadSeparators.stats), hasWhen: false };

const blanks = /^[ \t]+/;
const lineGap = /^[ \t]*(?:\r\n|\r|\n)[ \t]*/;

/** Strong text that leads: not one in a link, and not the `***x***` that is emphasis too. */
function leadOf([first]: readonly PhrasingContent[]): Strong | undefined {
  if (first?.type !== 'strong') return undefined;
  return first.children.length === 1 && first.children[0]?.type === 'emphasis' ? undefined : first;
}

/** One colon at the end of the lead belongs to the writing, not to the words. */
function withoutColon(children: readonly PhrasingContent[]): PhrasingContent[] {
  const last = children[children.length - 1];
  if (last?.type !== 'text' || !last.value.endsWith(':')) return [...children];
  const value = last.value.slice(0, -1);
  return [...children.slice(0, -1), ...(value === '' ? [] : [{ ...last, value }])];
}

/** Takes a pattern off the start of the first text; true when it was there. */
function takeStart(rest: PhrasingContent[], pattern: RegExp): boolean {
  const [first] = rest;
  const found = first?.type === 'text' ? pattern.exec(first.value) : null;
  if (!found || first?.type !== 'text') return false;
  const value = first.value.slice(found[0].length);
  if (value === '') rest.shift();
  else rest[0] = { ...first, value };
  return true;
}

/** Takes blanks and a line ending off the start. */
function takeGap(rest: PhrasingContent[]): boolean {
  if (rest[0]?.type !== 'break') return takeStart(rest, lineGap);
  rest.shift();
  takeStart(rest, blanks);
  return true;
}

/** Takes what parts the lead from the rest: a line ending, or a separator that may stand at its line's end. */
function takeSeparator(rest: PhrasingContent[], separator: RegExp): void {
  if (!takeGap(rest) && takeStart(rest, separator)) takeGap(rest);
}

/** The words of an item's first paragraph; between the box of a task and its words may be more than one blank. */
function wordsOf(item: ListItem): PhrasingContent[] {
  const [paragraph] = item.children;
  const words = paragraph?.type === 'paragraph' ? [...paragraph.children] : [];
  if (typeof item.checked === 'boolean' && !takeGap(words)) takeStart(words, blanks);
  return words;
}

/** Whether an item starts with a bold lead. */
export const hasLead = (item: ListItem): boolean => leadOf(wordsOf(item)) !== undefined;

/** The emphasis right after the title: on the next line, after a separator, or directly. Takes it and its separators. */
function takeWhen(rest: PhrasingContent[], separator: RegExp): Emphasis | undefined {
  const trial = [...rest];
  if (!takeGap(trial) && !takeStart(trial, separator)) takeStart(trial, blanks);
  const [found] = trial;
  if (found?.type !== 'emphasis') return undefined;
  rest.splice(0, rest.length - trial.length + 1);
  takeSeparator(rest, separator);
  return found;
}

const isBlank = (node: PhrasingContent): boolean =>
  node.type === 'break' || (node.type === 'text' && /^[ \t\r\n]*$/.test(node.value));

/** The item's blocks with what is left of its first paragraph. */
function withRest(item: ListItem, rest: PhrasingContent[]): Pick<LeadItem, 'blocks' | 'rest'> {
  const [paragraph, ...more] = item.children;
  if (paragraph?.type !== 'paragraph') return { blocks: item.children };
  return rest.every(isBlank) ? { blocks: more } : { blocks: [{ ...paragraph, children: rest }, ...more], rest };
}

/**
 * Reads an item of STEPS or STATS: the bold lead, the emphasis after it, and the rest (dialect.md §4). Without a lead all
 * of it is rest.
 */
export function readLead(item: ListItem, { separator, hasWhen }: LeadRules): LeadItem {
  const rest = wordsOf(item);
  const lead = leadOf(rest);
  if (!lead) return withRest(item, rest);
  rest.shift();
  let when = hasWhen ? takeWhen(rest, separator) : undefined;
  let blocks = item.children;
  if (!when) takeSeparator(rest, separator);
  takeStart(rest, blanks);
  // In a loose item the when may be a paragraph of its own.
  const [paragraph, next] = item.children;
  const own = hasWhen && !when && rest.length === 0 && next?.type === 'paragraph' ? next : undefined;
  if (paragraph && own?.children.length === 1 && own.children[0]?.type === 'emphasis') {
    [when] = own.children;
    blocks = [paragraph, ...item.children.slice(2)];
  }
  return {
    lead: withoutColon(lead.children),
    ...(when && { when: when.children }),
    ...withRest({ ...item, children: blocks }, rest),
  };
}
