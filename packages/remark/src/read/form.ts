import type { Blockquote, Heading, List, ListItem, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FindDefinition } from '../mdast/definitions.ts';
import type { CalloutKindName } from '../mdast/types.ts';
import { type LeadItem, readLead, statRules, stepRules } from './items.ts';
import { type QuoteValue, readQuote } from './quote.ts';

type Blocks = Blockquote['children'];

interface Titled {
  title?: PhrasingContent[];
}

/** An entry of a list form, with the mark of a task item and the place of its box. */
interface Marked {
  item: ListItem;
}

export interface CalloutValue extends Titled {
  type: 'callout';
  kind: CalloutKindName;
  blocks: Blocks;
}

export interface DetailsValue extends Titled {
  type: 'details';
  blocks: Blocks;
}

export interface SourcesValue extends Titled {
  type: 'sources';
  /** The first number of an ordered list. */
  start?: number;
  items: (Marked & { blocks: Blocks; url?: string })[];
  after: Blocks;
}

export interface StepsValue extends Titled {
  type: 'steps';
  /** The first number of an ordered list. */
  start?: number;
  steps: (Marked & LeadItem)[];
  after: Blocks;
}

export interface Panel {
  /** Empty for a heading without words; drawn as the ordinal then. */
  label: PhrasingContent[];
  heading: Heading;
  blocks: Blocks;
}

export interface TabsValue extends Titled {
  type: 'tabs';
  /** Text before the first heading. */
  lead: Blocks;
  panels: Panel[];
}

export interface StatsValue extends Titled {
  type: 'stats';
  items: (Marked & LeadItem)[];
  after: Blocks;
}

export interface CardValue extends Titled {
  kind: 'pros' | 'cons';
  points: (Marked & { blocks: Blocks })[];
}

export interface ProsConsValue {
  type: 'prosCons';
  cards: CardValue[];
  after: Blocks;
}

/** What a quote is, as a plain value: the one reading that every renderer and projection draws from (dialect.md §1). */
export type QuoteReading =
  | ({ type: 'quote' } & QuoteValue)
  | CalloutValue
  | DetailsValue
  | ProsConsValue
  | SourcesValue
  | StatsValue
  | StepsValue
  | TabsValue;

/** The title of a labelled quote, and its other children. */
function splitTitle(quote: Blockquote): Titled & { rest: Blocks } {
  const [first, ...rest] = quote.children;
  const label = first?.data?.flowdown;
  return first?.type === 'paragraph' && label?.type === 'field' && label.field === 'title'
    ? { title: first.children, rest }
    : { rest: quote.children };
}

/** The list of a list form, and what follows it in its quote. */
function splitList(rest: Blocks): { list: List; after: Blocks } {
  const [list, ...after] = rest;
  return { list: list?.type === 'list' ? list : { type: 'list', children: [] }, after };
}

/** The first number of an ordered list that does not count from 1. */
function startOf({ ordered, start }: List): { start?: number } {
  return ordered && typeof start === 'number' && start !== 1 ? { start } : {};
}

/** The URL of the first link in an item, its own or its definition's. */
function firstUrl(item: ListItem, find: FindDefinition): string | undefined {
  let url: string | undefined;
  visit(item, (node) => {
    if (node.type === 'link') url = node.url;
    if (node.type === 'linkReference') url = find(node.identifier)?.url;
    return url === undefined;
  });
  return url;
}

const isSplitting = (node: Blocks[number]): node is Heading =>
  node.type === 'heading' && !(node.data?.flowdown?.type === 'heading' && node.data.flowdown.inPanel);

/** Cuts blocks into panels: at the level of the first heading or above it, nowhere else. */
function readPanels(rest: Blocks): { lead: Blocks; panels: Panel[] } {
  const level = rest.find(isSplitting)?.depth ?? 1;
  const lead: Blocks = [];
  const panels: Panel[] = [];
  for (const node of rest) {
    if (isSplitting(node) && node.depth <= level) panels.push({ label: node.children, heading: node, blocks: [] });
    else (panels[panels.length - 1]?.blocks ?? lead).push(node);
  }
  return { lead, panels };
}

/** A card, and what follows it in its quote. */
function readCard(quote: Blockquote, kind: 'pros' | 'cons'): { card: CardValue; after: Blocks } {
  const { title, rest } = splitTitle(quote);
  const { list, after } = splitList(rest);
  const points = list.children.map((item) => ({ item, blocks: item.children }));
  return { card: { kind, ...(title && { title }), points }, after };
}

function readPair(quote: Blockquote): ProsConsValue {
  const cards: CardValue[] = [];
  const after: Blocks = [];
  for (const child of quote.children) {
    const label = child.data?.flowdown;
    if (child.type === 'blockquote' && (label?.type === 'pros' || label?.type === 'cons')) {
      const read = readCard(child, label.type);
      cards.push(read.card);
      for (const below of read.after) after.push(below);
    } else after.push(child);
  }
  return { type: 'prosCons', cards, after };
}

/**
 * Reads a quote: a callout, a form, or a quotation with its source.
 *
 * @param find finds the definitions that references mean
 */
export function readBlockquote(quote: Blockquote, find: FindDefinition = () => undefined): QuoteReading {
  const label = quote.data?.flowdown;
  const { title, rest } = splitTitle(quote);
  const titled = title ? { title } : {};
  switch (label?.type) {
    case 'callout':
      return { type: 'callout', kind: label.kind, ...titled, blocks: rest };
    case 'details':
      return { type: 'details', ...titled, blocks: rest };
    case 'tabs':
      return { type: 'tabs', ...titled, ...readPanels(rest) };
    case 'steps': {
      const { list, after } = splitList(rest);
      const steps = list.children.map((item) => ({ item, ...readLead(item, stepRules) }));
      return { type: 'steps', ...titled, ...startOf(list), steps, after };
    }
    case 'stats': {
      const { list, after } = splitList(rest);
      return {
        type: 'stats',
        ...titled,
        items: list.children.map((item) => ({ item, ...readLead(item, statRules) })),
        after,
      };
    }
    case 'sources': {
      const { list, after } = splitList(rest);
      const items = list.children.map((item) => {
        const url = firstUrl(item, find);
        return { item, blocks: item.children, ...(url !== undefined && { url }) };
      });
      return { type: 'sources', ...titled, ...startOf(list), items, after };
    }
    case 'pros':
    case 'cons': {
      const { card, after } = readCard(quote, label.type);
      return { type: 'prosCons', cards: [card], after };
    }
    case 'prosCons':
      return readPair(quote);
    default:
      return { type: 'quote', ...readQuote(quote) };
  }
}
