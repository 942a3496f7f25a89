import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

describe('an opener at the end of a line of text closes the text and opens the block', () => {
  it.each([
    ['after a blank', 'Pick one ::: actions\n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['without blanks', 'Pick one:::actions\n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['after a colon of the text', 'Pick one: ::: actions\n- Yes\n:::', ['Pick one:', '::: actions Yes']],
    ['with more colons', 'Pick one ::::: actions\n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['in capitals', 'Pick one ::: ACTIONS\n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['with blanks at the end', 'Pick one ::: actions  \n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['on a later line', 'Hello.\nPick one ::: actions\n- Yes\n:::', ['Hello.⏎Pick one', '::: actions Yes']],
    ['with formatting before it', '**Pick** `one` ::: actions\n- Yes\n:::', ['**Pick** `one`', '::: actions Yes']],
    ['after a link', '[Pick](/u) ::: actions\n- Yes\n:::', ['[Pick](/u)', '::: actions Yes']],
    ['after a bar', 'a | b ::: actions\n- Yes\n:::', ['a | b', '::: actions Yes']],
    ['in a heading', '# Pick one ::: actions\n- Yes\n:::', ['# Pick one', '::: actions Yes']],
    ['in a smaller heading', '### Pick one:::actions\n- Yes\n:::', ['### Pick one', '::: actions Yes']],
    ['in a quote', '> Pick one ::: actions\n> - Yes\n> :::', ['> Pick one', '> ::: actions Yes']],
    ['in an item', '- Pick one ::: actions\n  - Yes\n  :::', ['- Pick one', '  ::: actions Yes']],
    ['in a quote in an item', '- > Pick ::: actions\n  > - Yes\n  > :::', ['- > Pick', '  > ::: actions Yes']],
    ['left open', 'Pick one ::: actions\n- Yes\n- No', ['Pick one', '::: actions Yes | No']],
    ['before a blank line', 'Pick one ::: actions\n\n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['before prose and an entry', 'Pick ::: actions\nSure?\n- Yes\n:::', ['Pick', 'Sure?', '::: actions Yes']],
    ['text after the block', 'Pick ::: actions\n- Yes\n:::\nBye', ['Pick', '::: actions Yes', 'Bye']],
    ['images', 'Look ::: images\n![A](/a.png)\n:::', ['Look', '::: images A → /a.png']],
    ['links', 'Read ::: links\nhttps://example.com\n:::', ['Read', '::: links → https://example.com']],
    ['a card', 'New:::list-item\n# T\ntext\n:::', ['New', '::: list-item # T', '  text']],
    ['a reaction', 'Nice ::: reaction\n👍\n:::', ['Nice', '::: reaction 👍']],
    ['a form', 'Fill in ::: form\nfields:\n  - name: day\n:::', ['Fill in', '::: form Day (day: text)']],
    ['after an escaped backslash', 'Pick \\\\::: actions\n- Yes\n:::', ['Pick \\', '::: actions Yes']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('also inside an open block, which it closes', () => {
    expect(outline('::: links\n[a](/a)\nNow ::: actions\n- Yes\n:::')).toEqual([
      'Now',
      '::: links a → /a',
      '::: actions Yes',
    ]);
    expect(outline('::: actions\n- Yes\n- No ::: images\n![](/a.png)\n:::')).toEqual([
      '::: actions Yes | No',
      '::: images → /a.png',
    ]);
    expect(outline('::: summary\ntext ::: actions\n- Yes\n:::')).toEqual(['text', '::: actions Yes']);
  });

  it('several times in a reply', () => {
    expect(outline('A ::: actions\n- a\n:::\nB ::: links\n[b](/b)\n:::')).toEqual([
      'A',
      '::: actions a',
      'B',
      '::: links b → /b',
    ]);
  });
});

describe('the whole line is text when no valid body line follows in its container', () => {
  it.each([
    ['nothing follows', 'Ask with ::: actions', ['Ask with ::: actions']],
    ['at the end of a list', '- Ask with ::: actions', ['- Ask with ::: actions']],
    ['the next item is not its body', '- Ask with ::: actions\n- Yes', ['- Ask with ::: actions', '- Yes']],
    ['a list after the quote', '> Ask with ::: actions\n- Yes', ['> Ask with ::: actions', '- Yes']],
    ['text follows', 'Ask with ::: actions\nand wait.', ['Ask with ::: actions⏎and wait.']],
    ['a paragraph follows', 'Ask with ::: actions\n\nThen wait.', ['Ask with ::: actions', 'Then wait.']],
    ['text follows, in a quote', '> Ask with ::: actions\n> and wait.', ['> Ask with ::: actions⏎and wait.']],
    ['a closer follows', 'Ask with ::: actions\n:::\nBye', ['Ask with ::: actions', 'Bye']],
    ['an opener follows', 'Use ::: actions\n::: links\n[a](/a)\n:::', ['Use ::: actions', '::: links a → /a']],
    ['an underline follows', 'Ask with ::: actions\n===', ['# Ask with ::: actions']],
    ['in a heading', '# Ask with ::: actions\ntext', ['# Ask with ::: actions', 'text']],
    ['entries of another kind', 'Use ::: images\n- Yes', ['Use ::: images', '- Yes']],
    ['only code follows', 'Use ::: actions\n```\n- Yes\n```', ['Use ::: actions', 'code "- Yes"']],
    ['text above it', 'One.\nAsk with ::: actions\nTwo.', ['One.⏎Ask with ::: actions⏎Two.']],
    ['two such lines', 'a ::: actions\nb ::: images\nc', ['a ::: actions⏎b ::: images⏎c']],
    [
      'the first is text, the second opens',
      'a ::: actions\nb ::: links\n[c](/c)',
      ['a ::: actions⏎b', '::: links c → /c'],
    ],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('these are text, whatever follows', () => {
  it.each([
    ['a colon after the name', 'Pick one ::: actions:\n- Yes', ['Pick one ::: actions:', '- Yes']],
    ['an unknown name', 'Pick one ::: summary\n- Yes', ['Pick one ::: summary', '- Yes']],
    ['two colons', 'Pick one :: actions\n- Yes', ['Pick one :: actions', '- Yes']],
    ['more text after the name', 'Use ::: actions here\n- Yes', ['Use ::: actions here', '- Yes']],
    ['a full stop after the name', 'Use ::: actions.\n- Yes', ['Use ::: actions.', '- Yes']],
    ['an entry on the line', 'Pick one ::: actions - Yes\n- No', ['Pick one ::: actions - Yes', '- No']],
    ['escaped', 'Pick one \\::: actions\n- Yes', ['Pick one ::: actions', '- Yes']],
    ['in bold', '**Pick one ::: actions**\n- Yes', ['**Pick one ::: actions**', '- Yes']],
    ['in code', '`Pick one ::: actions`\n- Yes', ['`Pick one ::: actions`', '- Yes']],
    ['in a link', '[Pick one ::: actions](/u)\n- Yes', ['[Pick one ::: actions](/u)', '- Yes']],
    ['a prototype name', 'Use ::: constructor\n- Yes', ['Use ::: constructor', '- Yes']],
    ['in a fence', '```\nPick ::: actions\n- Yes\n```', ['code "Pick ::: actions\\n- Yes"']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});
