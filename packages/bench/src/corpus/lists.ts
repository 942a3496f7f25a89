import { phrase, sentence } from './prose.ts';
import type { Random } from './random.ts';

const many = (random: Random, least: number, most: number, make: (index: number) => string) =>
  Array.from({ length: random.between(least, most) }, (_, index) => make(index)).join('\n');

/** The text of an item: a bold lead and a sentence, or a sentence alone. */
export function itemText(random: Random): string {
  return random.chance(0.4) ? `**${phrase(random)}**: ${sentence(random)}` : sentence(random);
}

export const bulletList = (random: Random) => many(random, 3, 7, () => `- ${itemText(random)}`);

export const orderedList = (random: Random) => many(random, 3, 6, (index) => `${index + 1}. ${itemText(random)}`);

export const taskList = (random: Random) =>
  many(random, 3, 6, () => `- [${random.chance(0.4) ? 'x' : ' '}] ${sentence(random)}`);

/** Items with paragraphs of their own, parted by blank lines. */
export const looseList = (random: Random) =>
  Array.from({ length: random.between(2, 4) }, () => `- ${itemText(random)}\n\n  ${sentence(random)}`).join('\n\n');

/** A bullet list that goes up to four levels down and up again. */
export function nestedList(random: Random, items = random.between(5, 12)): string {
  return nestedItems(random).take(items);
}

/** Items of one nested list, without end. */
export function nestedItems(random: Random): { next: () => string; take: (items: number) => string } {
  let depth = -1;
  const next = () => {
    depth = Math.max(0, Math.min(3, depth + random.pick([1, 1, 1, 0, 0, -1, -2])));
    return `${'  '.repeat(depth)}- ${itemText(random)}`;
  };
  return { next, take: (items) => Array.from({ length: items }, next).join('\n') };
}
