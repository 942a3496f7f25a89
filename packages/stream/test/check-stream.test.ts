import { parseReply } from 'remark-flowdown';
import { describe, expect, it, test } from 'vitest';
import { compareShown, shownOf } from '../src/compare.ts';
import { checkStream, chunksOf, cutAtRandom, cutEvery } from '../src/index.ts';

/** What a frame that shows one text takes back of a frame that shows another. */
function violations(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => parseReply(text).children.map(shownOf));
  return (old ?? []).flatMap((shown, index) =>
    compareShown(shown, now?.[index], index, now?.[index + 1]).map(({ kind, path }) => `${kind} ${path}`),
  );
}

describe('what counts as taken back', () => {
  it.each([
    ['text that is gone', 'a\n\nb', 'a', ['take-back 1']],
    ['text that changes', 'a **b', 'a *b', ['take-back 0.text']],
    ['an item that is gone', '- a\n- b', '- a', ['take-back 0.items.1']],
    ['text that moves to another block', '- a b', '- a\n- b', ['take-back 0.items.0.blocks.0.text']],
    ['another kind', '> a', '- a', ['flip 0']],
    ['a quote that becomes a callout', '> \\[!NOTE]', '> [!NOTE]\n> a', ['flip 0']],
    ['a box that changes', '- [ ] a', '- [x] a', ['flip 0.items.0.checked']],
    ['a list that gets numbers', '- a', '1. a', ['flip 0.ordered']],
    ['two lines that become a table', 'a\nb', '| a b |\n| - |', ['flip 0']],
    ['a line with a bar that becomes a table head', 'a \\| b', 'a | b\n-- | --', ['flip 0']],
    ['a line that becomes another table head', 'x\na', 'x\n\n| b |\n| - |', ['take-back 0.text']],
    ['a line that becomes a row', 'x\na', 'x\n\n| b |\n| - |\n| a |', ['take-back 0.text']],
    ['a line that is gone before a table', 'x\ny\na', 'x\n\n| a |\n| - |', ['take-back 0.text']],
    ['a line that becomes a paragraph', 'x\na', 'x\n\na', ['take-back 0.text']],
  ])('%s', (_, before, after, expected) => expect(violations(before, after)).toEqual(expected));
});

describe('what does not', () => {
  it.each([
    ['more text', 'a', 'a b'],
    ['more blocks', 'a', 'a\n\n- b'],
    ['more items', '- a', '- a\n- b'],
    ['text that is set in bold', 'a', '**a**'],
    ['an underline', 'a', 'a\n==='],
    ['an underline that makes a label', '> [!TABS]\n> ## A\n> b', '> [!TABS]\n> ## A\n> b\n> ---'],
    ['a delimiter row', 'a', '| a |\n| - |'],
    ['a delimiter row, under more cells', 'a', 'a | b\n-- | --'],
    ['a delimiter row under a longer paragraph', 'x\ny\na', 'x\ny\na | b\n-- | --'],
    ['a delimiter row of one column under a longer paragraph', 'x\na b', 'x\na b\n:-'],
    ['a delimiter row in a list', '- x\n  a', '- x\n  a | b\n  -- | --'],
    ['a second card', '> [!PROS]\n> - a', '> [!PROS]\n> - a\n\n> [!CONS]\n> - b'],
    ['a definition of a link', 'see [a]', 'see [a]\n\n[a]: /u'],
    ['a definition of an image', '![a][b]', '![a][b]\n\n[b]: /u'],
    ['a definition of a note', 'see[^a]', 'see[^a]\n\n[^a]: b'],
    ['a row that becomes a folder', '```tree\na\n```', '```tree\na\n b\n```'],
  ])('%s', (_, before, after) => expect(violations(before, after)).toEqual([]));
});

test('a check counts frames and what is held, and finds nothing wrong', () => {
  expect(checkStream('# a\n\n::: actions\n- b\n:::\n', { cuts: 5 })).toEqual({
    frames: 6,
    takeBacks: 0,
    kindFlips: 0,
    maxHeld: 15,
    equal: true,
    violations: [],
  });
});

test('a check takes the options of a stream', () => {
  expect(checkStream('~a~', { cuts: [1, 2], singleTilde: true })).toMatchObject({ frames: 4, equal: true });
  expect(checkStream('')).toMatchObject({ frames: 2, equal: true });
});

describe('cuts', () => {
  it('come after every so many units', () => expect(cutEvery('abcdefg', 3)).toEqual([3, 6]));
  it('do not come at the end', () => expect(cutEvery('abcdef', 3)).toEqual([3]));
  it('are the same for the same seed', () => {
    const text = 'a'.repeat(1000);
    expect(cutAtRandom(text, 20, 7)).toEqual(cutAtRandom(text, 20, 7));
    expect(cutAtRandom(text, 20, 7)).not.toEqual(cutAtRandom(text, 20, 8));
  });
  it('at random have the size on average, and are in order', () => {
    const text = 'a'.repeat(20_000);
    const cuts = cutAtRandom(text, 20, 1);
    expect(cuts.length).toBeGreaterThan(900);
    expect(cuts.length).toBeLessThan(1100);
    expect(cuts.every((at, index) => at > (cuts[index - 1] ?? 0) && at < text.length)).toBe(true);
  });
  it('give chunks that make the text', () => {
    const text = 'a👍b\r\nc';
    expect(chunksOf(text, cutEvery(text, 1))).toHaveLength(text.length);
    expect(chunksOf(text, cutAtRandom(text, 2, 1)).join('')).toBe(text);
  });
  it.each([0, -1, 1.5, Number.NaN])('of size %d are refused', (size) => {
    expect(() => cutEvery('a', size)).toThrow(RangeError);
    expect(() => cutAtRandom('a', size, 1)).toThrow(RangeError);
    expect(() => checkStream('a', { cuts: size })).toThrow(RangeError);
  });
});
