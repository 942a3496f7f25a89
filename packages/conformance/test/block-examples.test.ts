import { readFileSync } from 'node:fs';
import { blockKinds } from '@flowdown/grammar';
import { inspectReply, parseReply } from 'remark-flowdown';
import { expect, test } from 'vitest';
import { readExamples } from '../../grammar/test/read-examples.ts';

const cases = blockKinds.flatMap(({ name }) => {
  const file = new URL(`../../grammar/src/kinds/${name}/examples.md`, import.meta.url);
  return readExamples(readFileSync(file, 'utf8')).map((example) => ({ name, ...example }));
});

test.each(cases)('$name: $title', ({ source, blocks }) => {
  // As text, so that the order of keys counts.
  expect(inspectReply(parseReply(source)).blocks.map((block) => JSON.stringify(block))).toEqual(
    blocks.map((block) => JSON.stringify(block)),
  );
});
