import type { Emphasis, ListItem, Paragraph, PhrasingContent, Strong } from 'mdast';

type Blocks = ListItem['children'];

/** An item of a form: what leads it, and what is left. */
export interface LeadItem {
  /** The bold lead's nodes, without one colon at their end. */
  lead?: PhrasingContent[];
  /** The emphasis right after the lead, where the form reads one. */
  when?: PhrasingContent[];
  /** What is left of the item; no empty paragraph. */
  blocks: Blocks;
}

const separator = /^[ \t]*[,:—–-][ \t]*/;
const lineGap = /^[ \t]*\n[ \t]*/;

/** Strong text that leads: not one in a link, and not the `***x***` that is emphasis too. */
function leadOf(paragraph: Paragraph | undefined): Strong | undefined {
  const first = paragraph?.children[0];
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
  if (rest[0]?.type === 'break') {
    rest.shift();
    takeStart(rest, /^\s+/);
    return true;
  }
  return takeStart(rest, lineGap);
}

/** The emphasis right after the title: on the next line, after a separator, or directly. Takes it and its separators. */
function takeWhen(rest: PhrasingContent[]): Emphasis | undefined {
  const trial = [...rest];
  if (!takeGap(trial) && !takeStart(trial, separator)) takeStart(trial, /^[ \t]+/);
  const [found] = trial;
  if (found?.type !== 'emphasis') return undefined;
  rest.splice(0, rest.length, ...trial.slice(1));
  if (!takeGap(rest)) takeStart(rest, separator);
  return found;
}

function withRest(item: ListItem, rest: PhrasingContent[]): Blocks {
  const [paragraph, ...more] = item.children;
  const isEmpty = rest.every((node) => node.type === 'break' || (node.type === 'text' && node.value.trim() === ''));
  return isEmpty || paragraph?.type !== 'paragraph' ? more : [{ ...paragraph, children: rest }, ...more];
}

/**
 * Reads an item of STEPS or STATS: the bold lead, the emphasis after it, and the rest (dialect.md §4). Without a lead all
 * of it is rest.
 *
 * @param readsWhen whether the form has a when: STEPS does
 */
export function readLead(item: ListItem, readsWhen: boolean): LeadItem {
  const [paragraph, next] = item.children;
  const lead = paragraph?.type === 'paragraph' ? leadOf(paragraph) : undefined;
  if (!lead || paragraph?.type !== 'paragraph') return { blocks: item.children };
  const rest = paragraph.children.slice(1);
  let when = readsWhen ? takeWhen(rest) : undefined;
  let blocks = item.children;
  if (!when && !takeGap(rest)) takeStart(rest, separator);
  takeStart(rest, /^[ \t]+/);
  // In a loose item the when may be a paragraph of its own.
  const own = readsWhen && !when && rest.length === 0 && next?.type === 'paragraph' ? next : undefined;
  if (own?.children.length === 1 && own.children[0]?.type === 'emphasis') {
    [when] = own.children;
    blocks = [paragraph, ...item.children.slice(2)];
  }
  return {
    lead: withoutColon(lead.children),
    ...(when && { when: when.children }),
    blocks: withRest({ ...item, children: blocks }, rest),
  };
}
