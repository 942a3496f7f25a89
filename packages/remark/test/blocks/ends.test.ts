import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

describe('the end of the reply closes a block, and prose after its own lines is text', () => {
  it.each([
    ['actions', '::: actions\n- Yes\n- No\nThanks!', ['::: actions Yes | No', 'Thanks!']],
    ['actions, then a paragraph', '::: actions\n- Yes\n\nThanks *all*!', ['::: actions Yes', 'Thanks *all*!']],
    ['actions with a question', '::: actions\nSure?\n- Yes\nThanks!', ['Sure?', '::: actions Yes', 'Thanks!']],
    ['actions and a heading', '::: actions\n- Yes\n\n# Next\n\ntext', ['::: actions Yes', '# Next', 'text']],
    ['actions and a fence', '::: actions\n- Yes\n\n```\nx\n```', ['::: actions Yes', 'code "x"']],
    ['actions and a quote', '::: actions\n- Yes\n\n> x', ['::: actions Yes', '> x']],
    ['actions and a table', '::: actions\n- Yes\n\n| a |\n|---|\n| 1 |', ['::: actions Yes', '| a |', '| 1 |']],
    ['images', '::: images\n![](/a.png)\nThanks!', ['::: images → /a.png', 'Thanks!']],
    ['links', '::: links\n[a](/a)\n\nThanks!', ['::: links a → /a', 'Thanks!']],
    [
      'payment',
      '::: payment\n[Pay](https://example.com/pay)\nThanks!',
      ['::: payment Pay → https://example.com/pay', 'Thanks!'],
    ],
    ['documents', '::: documents\n[A](/a.pdf)\nThanks!', ['::: documents A → /a.pdf a.pdf application/pdf', 'Thanks!']],
    ['reaction', '::: reaction\nemoji=👍\nThanks!', ['::: reaction 👍', 'Thanks!']],
    ['navigate', '::: navigate\n![navigate](/cart)\nThanks!', ['::: navigate → /cart', 'Thanks!']],
    ['a lone opener', 'Hello\n::: actions', ['Hello', '::: actions']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('a card keeps its free text as its description', () => {
  it.each([
    ['list-item', '::: list-item\n# T\nText.\n\nMore.', ['::: list-item # T', '  Text.', '  More.']],
    ['horizontal-list-item', '::: horizontal-list-item\n# T\nText.', ['::: horizontal-list-item # T', '  Text.']],
    ['without a heading', '::: list-item\nT\nText.', ['::: list-item # T', '  Text.']],
    ['with one line', '::: list-item\nJust text', ['::: list-item # Just text']],
    ['with a list', '::: list-item\n# T\n- a\n- b', ['::: list-item # T', '  - a', '  - b']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('a form keeps the longest prefix of lines that parses', () => {
  const fields = 'title: T\nfields:\n  - name: day\n    type: date';
  it.each([
    ['all of it', `::: form\n${fields}`, ['::: form # T | Day (day: date)']],
    ['prose after it', `::: form\n${fields}\n\nSee you!`, ['::: form # T | Day (day: date)', 'See you!']],
    ['prose right after it', `::: form\n${fields}\nSee you!`, ['::: form # T | Day (day: date)', 'See you!']],
    [
      'a paragraph with bold',
      `::: form\n${fields}\n\n**See** you!`,
      ['::: form # T | Day (day: date)', '**See** you!'],
    ],
    ['a list after it', `::: form\n${fields}\n\n- See you!`, ['::: form # T | Day (day: date)', '- See you!']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('the end of the list item or quote closes a block as the reply’s end does', () => {
  it.each([
    ['a quote', '> ::: actions\n> - Yes\n\nafter', ['> ::: actions Yes', 'after']],
    ['a quote, without a blank line', '> ::: actions\n> - Yes\nafter', ['> ::: actions Yes', 'after']],
    ['a closer outside the quote', '> ::: actions\n> - Yes\n:::\nafter', ['> ::: actions Yes', 'after']],
    ['entries outside the quote', '> ::: actions\n> - Yes\n- No', ['> ::: actions Yes', '- No']],
    ['prose in the quote', '> ::: actions\n> - Yes\n> Thanks!\n\nafter', ['> ::: actions Yes', '> Thanks!', 'after']],
    ['an item', '- ::: actions\n  - Yes\n- b', ['- ::: actions Yes', '- b']],
    ['a card in an item', '- ::: list-item\n  # T\n  text\n\nafter', ['- ::: list-item # T', '    text', 'after']],
    ['an item of an item', '- - ::: actions\n    - Yes\n  - b', ['- - ::: actions Yes', '  - b']],
    ['an unknown block', '> ::: summary\n> text\n\nafter', ['> text', 'after']],
    ['prose in an item', '- ::: links\n  [a](/a)\n  Thanks!\n- b', ['- ::: links a → /a', '  Thanks!', '- b']],
    ['a form in a quote', '> ::: form\n> fields:\n>   - name: day\n\nafter', ['> ::: form Day (day: text)', 'after']],
    ['two quotes', '> ::: actions\n> - Yes\n\n> - No', ['> ::: actions Yes', '> - No']],
    [
      'an opener after the quote',
      '> ::: actions\n> - Yes\n::: links\n[a](/a)\n:::',
      ['> ::: actions Yes', '::: links a → /a'],
    ],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});
