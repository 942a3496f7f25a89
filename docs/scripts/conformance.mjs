// Writes the page of conformance from the numbers that the test run measured and keeps, so that they are never typed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(import.meta.resolve('conformance/results/streaming.json'));
const page = new URL('../pages/reference/conformance.md', import.meta.url);
const { all, classes } = JSON.parse(readFileSync(results, 'utf8'));

const count = (number) => number.toLocaleString('en-US');
const mean = ({ meanHeld }) => meanHeld.toFixed(1);
const isKept = all.takeBacks + all.kindFlips + all.unequal === 0;

const head = [
  '| Documents | How many | Chunk | Frames | Take-backs | Flips | Other tree | Held, mean | Held, most |',
  '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
];

const row = (result) => {
  const { name, documents, chunk, frames, takeBacks, kindFlips, unequal, mostHeld } = result;
  const cells = [documents, chunk, frames, takeBacks, kindFlips, unequal].map(count);
  return `| ${[name, ...cells, mean(result), count(mostHeld)].join(' | ')} |`;
};

const groups = [...new Set(classes.map(({ group }) => group))];
const tables = groups.flatMap((name) => [
  `## ${name}`,
  [...head, ...classes.filter(({ group }) => group === name).map(row)].join('\n'),
]);

const broken = classes
  .filter(({ takeBacks, kindFlips, unequal }) => takeBacks + kindFlips + unequal > 0)
  .map(({ group, name }) => `- ${group}: ${name}`)
  .join('\n');

const verdict = isKept
  ? 'No text was taken back, no block became another kind, and every document ended as the tree of `parseReply`.'
  : `${count(all.takeBacks)} times text was taken back, ${count(all.kindFlips)} times a block became another kind, and ` +
    `${count(all.unequal)} documents ended as another tree than that of \`parseReply\`. This is in:\n\n${broken}`;

writeFileSync(
  page,
  `${[
    '# Conformance',
    'What [streaming](/guides/streaming) promises, counted. The tests of the repository stream every document below, compare ' +
      'each frame with the one before, and fail when a number differs from this page.',
    `${count(all.documents)} documents of ${count(all.characters)} characters made ${count(all.frames)} frames. ` +
      `${verdict} On average, ${mean(all)} characters were held back after a chunk.`,
    '## What the columns mean',
    [
      '- **Chunk**: how many characters (UTF-16 units) come at a time. 1 is the hardest: the reply stops at every place ' +
        'there is. Where it is more, it is the average of random lengths, the same in every run.',
      '- **Frames**: how often the reply was drawn: after each chunk, and once at the end.',
      '- **Take-backs**: how often text that was shown was gone, changed, or in another block in the next frame.',
      '- **Flips**: how often a block that was shown became another kind, but for ' +
        '[what nobody can know earlier](/guides/streaming#what-you-can-rely-on).',
      '- **Other tree**: how many documents end as another tree than `parseReply` reads from the whole text, places included.',
      '- **Held**: how many characters have come and are not shown yet, after a chunk, on average and at most. A `:::` block ' +
        'waits for its closer and a table for whole rows, so these hold most.',
    ].join('\n'),
    ...tables,
    '## Where the documents are from',
    'The examples are those of the specifications of CommonMark and GFM (what GFM adds to them), and those of the pages about ' +
      '[the syntax](/syntax/). Cases are texts on which the dialect was agreed. The generated replies mix all ' +
      'constructs at random, from fixed seeds; some get mistakes, and some are lines in any order. Plain paragraphs have no mark ' +
      'in them: there, 3 characters on average are the most that the tests allow.',
  ].join('\n\n')}\n`,
);
