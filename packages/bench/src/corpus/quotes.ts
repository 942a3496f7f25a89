import { itemText } from './lists.ts';
import { phrase, sentence, sentences, title } from './prose.ts';
import type { Random } from './random.ts';
import { nouns } from './words.ts';

/** Puts lines in a block quote. */
const quoted = (...lines: string[]) =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

const items = (random: Random, make: (index: number) => string) =>
  Array.from({ length: random.between(2, 4) }, (_, index) => make(index)).join('\n');

export const quote = (random: Random) => quoted(sentences(random, 1, 3), '', sentences(random, 1, 2));

export const quoteWithSource = (random: Random) => quoted(sentences(random, 1, 2), `— ${title(random)}`);

export const callout = (random: Random) =>
  quoted(
    `[!${random.pick(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])}]${random.chance(0.3) ? ` ${title(random)}` : ''}`,
    sentences(random, 1, 3),
  );

export const details = (random: Random) => quoted(`[!DETAILS] ${title(random)}`, sentences(random, 2, 3));

export const steps = (random: Random) =>
  quoted(
    `[!STEPS] ${title(random)}`,
    items(random, (index) => `${index + 1}. **${title(random)}** — *day ${index + 1}* — ${sentence(random)}`),
  );

/** A marker alone in its quote, which takes the list below it. */
export const governedSteps = (random: Random) =>
  `> [!STEPS]\n\n${items(random, (index) => `${index + 1}. **${title(random)}**: ${sentence(random)}`)}`;

export const stats = (random: Random) =>
  quoted(
    '[!STATS]',
    items(random, () => `- **${random.between(2, 99)}%** less ${random.pick(nouns)}`),
  );

export const tabs = (random: Random) =>
  quoted(
    '[!TABS]',
    items(random, () => `#### ${title(random)}\n${sentences(random, 1, 2)}`),
  );

export const prosAndCons = (random: Random) =>
  [
    quoted(
      `[!PROS] ${title(random)}`,
      items(random, () => `- ${phrase(random)}`),
    ),
    quoted(
      `[!CONS] ${title(random)}`,
      items(random, () => `- ${itemText(random)}`),
    ),
  ].join('\n\n');

export const sources = (random: Random) =>
  quoted(
    '[!SOURCES]',
    items(random, () => `- [${title(random)}](https://example.com/${random.between(1, 999)})`),
  );
