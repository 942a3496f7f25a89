import { describe, expect, it } from 'vitest';
import { parseReply } from '../../src/index.ts';
import { outline } from '../outline.ts';

const reply = 'Pick:\n\n::: actions\nSure?\n- Yes\n- No\n:::\n\n- a\n  ::: list-item\n  # T\n  text\n  :::\n';

describe('the ends of lines do not matter', () => {
  it.each([
    ['carriage return and line feed', '\r\n'],
    ['carriage return', '\r'],
  ])('%s', (_, eol) => {
    expect(outline(reply.replaceAll('\n', eol))).toEqual(outline(reply));
  });

  it.each([
    ['blanks', '  '],
    ['a tab', '\t'],
  ])('%s at the ends of marker lines', (_, blanks) => {
    expect(outline(reply.replace(/:::.*/g, `$&${blanks}`))).toEqual(outline(reply));
  });

  it('no line feed at the end', () => {
    expect(outline(reply.trimEnd())).toEqual(outline(reply));
  });
});

describe('odd characters', () => {
  it.each([
    ['a byte order mark', '\uFEFF::: actions\n- Yes\n:::', ['::: actions Yes']],
    ['NUL in a label', '::: actions\n- a\0b\n:::', ['::: actions a\uFFFDb']],
    ['NUL in a name', '::: act\0ions\n- Yes', ['::: act\uFFFDions', '- Yes']],
    ['a high surrogate alone', '::: actions\n- a\ud83d\n:::', ['::: actions a\ud83d']],
    ['a low surrogate alone', '::: actions\n- \udc4d b\n:::', ['::: actions \udc4d b']],
    ['an emoji label', '::: actions\n- 👍\n:::', ['::: actions 👍']],
    ['letters that look alike', '::: аctions\n- Yes', ['::: аctions', '- Yes']],
    ['full-width colons', '：：： actions\n- Yes', ['：：： actions', '- Yes']],
    ['a no-break blank is none', ':::\u00a0actions\n- Yes', [':::\u00a0actions', '- Yes']],
    ['a tab within a label', '::: actions\n- a\tb\n:::', ['::: actions a\tb']],
    ['a tab after a bullet', '::: actions\n-\tYes\n:::', ['::: actions Yes']],
    ['tabs around a one-line block', 'a\t:::\tactions\t-\tA\t:::\tb', ['a', '… ::: actions A …', 'b']],
    ['a form feed in text', '::: summary\na\fb\n:::', ['a\fb']],
    ['an empty reply', '', []],
    ['only blanks', '  \n\t\n', []],
  ])('%s', (_, text, tree) => {
    expect(outline(text)).toEqual(tree);
  });

  it('a byte order mark counts in no offset', () => {
    expect(parseReply('\uFEFF::: actions\n- Yes\n:::').children).toEqual(
      parseReply('::: actions\n- Yes\n:::').children,
    );
  });
});
