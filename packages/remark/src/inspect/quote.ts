import type { Blockquote, PhrasingContent } from 'mdast';
import type { FindDefinition } from '../mdast/definitions.ts';
import { flowText, plainText } from '../mdast/plain-text.ts';
import { type CardValue, readBlockquote, type StatsValue, type StepsValue } from '../read/form.ts';
import type { Inspector } from './blocks.ts';
import { taskMarks, wordsOf } from './task.ts';
import type { Block, ProsConsCard, StatItem, StepItem } from './types.ts';

type Blocks = Blockquote['children'];

/** `{[key]: text}` for words that are there. */
const words = <Key extends string>(key: Key, nodes: PhrasingContent[] | undefined): { [K in Key]?: string } =>
  (nodes && nodes.length > 0 ? { [key]: plainText(nodes) } : {}) as { [K in Key]?: string };

/** A quote as what it is: a quotation, a callout or a form. */
export function inspectQuote(node: Blockquote, inspect: Inspector, find: FindDefinition): Block {
  const value = readBlockquote(node, find);
  switch (value.type) {
    case 'quote':
      return { type: 'quote', blocks: inspect(value.blocks), ...words('source', value.source) };
    case 'callout': {
      const { type, kind, title, blocks } = value;
      return { type, kind, ...words('title', title), blocks: inspect(blocks) };
    }
    case 'details':
      return { type: value.type, ...words('title', value.title), blocks: inspect(value.blocks) };
    case 'sources': {
      const items = value.items.map(({ blocks, url }) => ({
        text: flowText(blocks),
        ...(url !== undefined && { url }),
      }));
      return { type: value.type, ...words('title', value.title), items, ...some('after', value.after) };
    }
    case 'steps': {
      const { type, title, start, steps, after } = value;
      const first = start === undefined ? {} : { start };
      return { type, ...words('title', title), ...first, steps: steps.map(inspectStep), ...some('after', after) };
    }
    case 'tabs': {
      const panels = value.panels.map(({ label, blocks }, index) => ({
        label: plainText(label).trim() || String(index + 1),
        blocks: inspect(blocks),
      }));
      return { type: value.type, ...words('title', value.title), ...some('lead', value.lead), panels };
    }
    case 'stats': {
      const { type, title, items, after } = value;
      return { type, ...words('title', title), items: items.map(inspectStat), ...some('after', after) };
    }
    case 'prosCons':
      return { type: value.type, cards: value.cards.map(inspectCard), ...some('after', value.after) };
  }

  /** Blocks under a key, where there are any. */
  function some<Key extends 'after' | 'lead'>(key: Key, blocks: Blocks): { [K in Key]?: Block[] } {
    const drawn = inspect(blocks);
    return (drawn.length > 0 ? { [key]: drawn } : {}) as { [K in Key]?: Block[] };
  }

  function inspectStep({ item, lead, when, blocks }: StepsValue['steps'][number]): StepItem {
    return {
      ...words('title', lead),
      ...words('when', when),
      ...taskMarks(item),
      blocks: wordsOf(item, inspect(blocks)),
    };
  }

  function inspectStat({ item, lead, blocks, rest }: StatsValue['items'][number]): StatItem {
    const more = rest ? blocks.slice(1) : blocks;
    return {
      ...words('value', lead),
      label: plainText(rest ?? []),
      ...taskMarks(item),
      ...(more.length > 0 && { blocks: inspect(more) }),
    };
  }

  function inspectCard({ kind, title, points }: CardValue): ProsConsCard {
    return {
      kind,
      ...words('title', title),
      points: points.map(({ item, blocks }) => ({ ...taskMarks(item), blocks: wordsOf(item, inspect(blocks)) })),
    };
  }
}
