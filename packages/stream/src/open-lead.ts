/** Finds what may still lead an item of STEPS or STATS: separators are not shown, and an emphasis may be its when. */
import { leadSeparators } from '@flowdown/grammar';
import type { ListItem, Nodes, Paragraph, RootContent } from 'mdast';
import { endOf, startOf } from './places.ts';
import type { Source } from './source.ts';

const separatorOf = (characters: string): RegExp => new RegExp(`^[\\s>]*[${characters}]?[\\s>]*$`);

const separators = { steps: separatorOf(leadSeparators.steps), stats: separatorOf(leadSeparators.stats) };

/** Whether a node is a form whose items have leads. */
export function leadsOf(node: Nodes | undefined): 'steps' | 'stats' | undefined {
  const type = node?.type === 'blockquote' ? node.data?.flowdown?.type : undefined;
  return type === 'steps' || type === 'stats' ? type : undefined;
}

/** A form whose items have leads, of a list that is read from within: at which depth of the path that list stands. */
export interface OuterForm {
  type: 'steps' | 'stats';
  depth: number;
}

/** The form that the item at the end of a path is an item of. */
function formOf(path: readonly RootContent[], outer: OuterForm | undefined): OuterForm['type'] | undefined {
  if (outer?.depth === path.length - 3) return outer.type;
  return leadsOf(path[path.length - 4]);
}

/**
 * From where on the words after the lead of an item cannot be shown yet.
 *
 * @param path the nodes down to a paragraph in the item
 * @param cut what of it is withheld anyway
 */
export function findOpenLead(
  path: readonly RootContent[],
  cut: number,
  source: Source,
  outer: OuterForm | undefined,
): number {
  const form = formOf(path, outer);
  const [item, leaf] = path.slice(-2) as [ListItem, Paragraph];
  if (!form) return Infinity;
  const [first, second] = item.children;
  if (first === leaf) return findInLine(leaf.children, form);
  // In a loose item the when may be a paragraph of its own, if nothing else is in it.
  const isWhen = form === 'steps' && second === leaf && first?.type === 'paragraph' && isLeadAlone(first);
  if (!isWhen) return Infinity;
  return isOver(leaf.children, leaf.children[0]?.type === 'emphasis' ? 1 : 0) ? startOf(leaf) : Infinity;

  function findInLine(words: readonly Nodes[], name: typeof form): number {
    const lead = isSeparator(words[0]) ? 1 : 0;
    if (words[lead]?.type !== 'strong') return Infinity;
    const after = skip(words, lead + 1);
    if (isOver(words, after)) return after > lead + 1 ? endOf(words[lead]) : Infinity;
    const when = words[after];
    if (name !== 'steps' || when?.type !== 'emphasis') return Infinity;
    const rest = skip(words, after + 1);
    return isOver(words, rest) && rest > after + 1 ? endOf(when) : Infinity;
  }

  /** Whether nothing is shown from an index on but separators. */
  function isOver(words: readonly Nodes[], from: number): boolean {
    const next = words[skip(words, from)];
    return !next || startOf(next) >= cut;
  }

  function skip(words: readonly Nodes[], from: number): number {
    let index = from;
    while (isSeparator(words[index])) index++;
    return index;
  }

  function isSeparator(node: Nodes | undefined): boolean {
    if (node?.type === 'break') return true;
    if (node?.type !== 'text' || !node.position || startOf(node) < source.start.offset) return false;
    return separators[form as OuterForm['type']].test(source.slice(startOf(node), Math.min(endOf(node), cut)));
  }
}

const isLeadAlone = ({ children: [lead, more] }: Paragraph): boolean => lead?.type === 'strong' && !more;
