import type { Card } from './deck.ts';
import { plainSentence } from './prose.ts';
import type { Random } from './random.ts';
import { createReferences } from './references.ts';

/** In each round of the deck, so many paragraphs use a footnote or a link that is defined after the round. */
const referencesPerRound = 4;

/** A reply of exactly `size` characters: the cards, shuffled anew for each round, and definitions after each round. */
export function mixedReply(
  random: Random,
  size: number,
  { cards, footnotes }: { cards: readonly Card[]; footnotes: boolean },
): string {
  const references = createReferences({ footnotes });
  const refer: Card = { name: 'reference', times: referencesPerRound, make: references.paragraph };
  const deck = [...cards, refer].flatMap((card) => Array.from({ length: card.times }, () => card));
  const blocks = ['# The plan in full'];
  let length = blocks.join().length;
  let round: Card[] = [];
  while (length + references.waiting < size) {
    const next = round.pop();
    const made = next ? [next.make(random)] : references.flush();
    if (!next) round = random.shuffle(deck);
    for (const block of made) {
      blocks.push(block);
      length += block.length + 2;
    }
  }
  return closeAt(blocks, references.flush(), random, size);
}

/** Takes off the blocks that reach over the size, and fills up with a paragraph of plain words. */
function closeAt(blocks: string[], definitions: string[], random: Random, size: number): string {
  const end = definitions.length > 0 ? `\n\n${definitions.join('\n\n')}\n` : '\n';
  const room = size - end.length - fillerSpace;
  let length = blocks.reduce((sum, block) => sum + block.length + 2, 0);
  while (length > room && blocks.length > 1) length -= (blocks.pop()?.length ?? 0) + 2;
  const start = blocks.join('\n\n');
  return `${start}\n\n${filler(random, size - start.length - 2 - end.length)}${end}`;
}

/** Room kept for the filler, so that it is never empty. */
const fillerSpace = 20;

/** Plain sentences, cut off in their last word. */
function filler(random: Random, length: number): string {
  let text = 'And so on';
  while (text.length < length) text += `, and then: ${plainSentence(random)}`;
  return `${text
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, '.')}.`;
}
