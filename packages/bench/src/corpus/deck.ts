import { replyBlocks } from './blocks.ts';
import { displayMath, fence, flowFence, mermaid, shell, treeFence } from './code.ts';
import { formula } from './inline.ts';
import { bulletList, looseList, nestedList, orderedList, taskList } from './lists.ts';
import { plainSentence, sentence, sentences, title } from './prose.ts';
import * as quotes from './quotes.ts';
import type { Random } from './random.ts';
import { bareTable, table } from './table.ts';
import { nouns } from './words.ts';

/** One kind of block of a reply: how it is written, and how often it comes in a round of the deck. */
export interface Card {
  name: string;
  times: number;
  make(random: Random): string;
}

const card = (name: string, times: number, make: Card['make']): Card => ({ name, times, make });

/** A list or table under the line that announces it, as in nearly every answer; this also keeps lists apart. */
const announced = (make: Card['make'], gap = '\n\n'): Card['make'] => {
  return (random) => `${plainSentence(random).slice(0, -1)}:${gap}${make(random)}`;
};

/** What CommonMark and GFM have, in the proportions of a long answer. */
export const standardCards: readonly Card[] = [
  card('paragraph', 16, (random) => sentences(random, 2, 5)),
  card('hard break', 1, (random) => `${plainSentence(random)}\\\n${sentence(random)}`),
  card('heading 2', 4, (random) => `## ${title(random)}`),
  card('heading 3', 4, (random) => `### ${random.between(1, 9)}.${random.between(1, 9)} ${title(random)}`),
  card('setext heading', 1, (random) => `${title(random)}\n---`),
  card('bullet list', 3, announced(bulletList)),
  card('glued list', 1, announced(bulletList, '\n')),
  card('ordered list', 3, announced(orderedList)),
  card(
    'nested list',
    2,
    announced((random) => nestedList(random)),
  ),
  card('loose list', 1, announced(looseList)),
  card('task list', 1, announced(taskList)),
  card('table', 3, announced(table)),
  card('bare table', 1, announced(bareTable)),
  card('fence', 3, fence),
  card('tilde fence', 1, shell),
  card('quote', 1, quotes.quote),
  card('rule', 1, () => '---'),
  card(
    'image',
    1,
    (random) => `![A ${random.pick(nouns)}](https://example.com/${random.pick(nouns)}.png "${title(random)}")`,
  ),
];

/** What the dialect adds; each comes once, or nearly so. */
export const dialectCards: readonly Card[] = [
  card('callout', 2, quotes.callout),
  card('quote with source', 1, quotes.quoteWithSource),
  card('details', 1, quotes.details),
  card('steps', 1, quotes.steps),
  card('governed steps', 1, quotes.governedSteps),
  card('stats', 1, quotes.stats),
  card('tabs', 1, quotes.tabs),
  card('pros and cons', 1, quotes.prosAndCons),
  card('sources', 1, quotes.sources),
  card('tree', 1, treeFence),
  card('mermaid', 1, mermaid),
  card('flow', 1, flowFence),
  card('display math', 1, displayMath),
  card('inline math', 2, (random) => `${plainSentence(random)} Here ${formula(random)} holds. ${sentence(random)}`),
  ...Object.entries(replyBlocks).map(([name, make]) => card(name, 1, make)),
];
