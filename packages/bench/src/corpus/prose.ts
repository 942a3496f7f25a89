import { inline } from './inline.ts';
import type { Random } from './random.ts';
import { nouns, objects, qualities, subjects, tails, verbs } from './words.ts';

/** A few plain words without an end mark. */
export function phrase(random: Random): string {
  return `${random.pick(qualities)} ${random.pick(nouns)} and ${random.pick(objects)}`;
}

/** Two words in title case. */
export function title(random: Random): string {
  const [first = '', ...rest] = random.pick(qualities);
  return `${first.toUpperCase()}${rest.join('')} ${random.pick(nouns)}`;
}

/** A sentence of plain words. */
export function plainSentence(random: Random): string {
  const end = random.chance(0.5) ? ` ${random.pick(tails)}` : '';
  return `${random.pick(subjects)} ${random.pick(verbs)} ${random.pick(objects)}${end}.`;
}

/** A sentence; two in five hold an inline construct. */
export function sentence(random: Random): string {
  if (random.chance(0.6)) return plainSentence(random);
  const held = `${random.pick(subjects)} ${random.pick(verbs)} ${inline(random)}`;
  return `${held} ${random.pick(tails)}${random.chance(0.2) ? `, and ${random.pick(verbs)} ${random.pick(objects)}` : ''}.`;
}

/** Sentences on one line, as models write a paragraph. */
export function sentences(random: Random, least: number, most: number): string {
  return Array.from({ length: random.between(least, most) }, () => sentence(random)).join(' ');
}
