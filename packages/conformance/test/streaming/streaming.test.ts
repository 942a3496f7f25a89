/**
 * Streams every class of documents, and compares with the numbers that the page of conformance prints. After a change of
 * the engine that holds back more or less, `pnpm exec vitest run --project conformance streaming -u` writes them anew.
 */
import { describe, expect, test } from 'vitest';
import { classes, type DocumentClass, plain } from './classes.ts';
import { type ClassResult, meanHeld, measureClass, sumOf, toPrint } from './measure.ts';

const measured = new Map<DocumentClass, ClassResult>();

function resultOf(documents: DocumentClass): ClassResult {
  const result = measured.get(documents) ?? measureClass(documents);
  measured.set(documents, result);
  return result;
}

describe('S1 to S3: nothing is taken back, nothing becomes another kind, and the tree at the end is that of the text', () => {
  test.each(classes)('$group: $name', (documents) => {
    const { takeBacks, kindFlips, unequal } = resultOf(documents);
    expect({ takeBacks, kindFlips, unequal }).toEqual({ takeBacks: 0, kindFlips: 0, unequal: 0 });
  });
});

test('S4 over plain paragraphs at most 3 characters are held back on average', () => {
  expect(meanHeld(resultOf(plain))).toBeLessThanOrEqual(3);
});

test('all numbers are those of the page', async () => {
  const results = classes.map(resultOf);
  const printed = { all: toPrint(sumOf(results)), classes: results.map(toPrint) };
  await expect(`${JSON.stringify(printed, null, 2)}\n`).toMatchFileSnapshot('../../results/streaming.json');
});
