import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

describe('a line of two or more colons and blanks closes the open block', () => {
  it.each([
    ['three colons', ':::'],
    ['two colons', '::'],
    ['four colons', '::::'],
    ['twelve colons', '::::::::::::'],
    ['blanks at the end', ':::  '],
    ['a tab at the end', ':::\t'],
    ['an indentation', '  :::'],
    ['an indentation as of code', '      :::'],
    ['a tab before it', '\t:::'],
    ['blanks between', ':: : ::'],
    ['a stray "', ':::"'],
    ["a stray '", ":::'"],
    ['a stray backtick', ':::`'],
    ['stray backticks', ':::```'],
    ['a stray backslash', ':::\\'],
    ['a stray full stop', ':::.'],
    ['a stray comma', ':::,'],
    ['several strays', ':::".'],
    ['two colons and a stray', '::"'],
  ])('%s', (_, closer) => {
    expect(outline(`::: actions\n- Yes\n${closer}\nafter`)).toEqual(['::: actions Yes', 'after']);
  });

  it('whatever the length of its opener', () => {
    expect(outline('::::: actions\n- Yes\n::\nafter')).toEqual(['::: actions Yes', 'after']);
    expect(outline(':::: actions\n- Yes\n:::::::\nafter')).toEqual(['::: actions Yes', 'after']);
  });
});

describe('colons at the end of the last body line close as well', () => {
  it.each([
    ['three after a blank', '- Yes\n- No :::', ['::: actions Yes | No', 'after']],
    ['two after a blank', '- Yes\n- No ::', ['::: actions Yes | No', 'after']],
    ['five after a blank', '- Yes\n- No :::::', ['::: actions Yes | No', 'after']],
    ['blanks behind them', '- Yes\n- No :::  ', ['::: actions Yes | No', 'after']],
    ['three, glued', '- Yes\n- No:::', ['::: actions Yes | No', 'after']],
    ['four, glued', '- Yes\n- No::::', ['::: actions Yes | No', 'after']],
    ['prose before them', '- Yes\nSure? :::', ['Sure?', '::: actions Yes', 'after']],
  ])('%s', (_, body, tree) => {
    expect(outline(`::: actions\n${body}\nafter`)).toEqual(tree);
  });

  it.each([
    ['two, glued', '- Yes\n- No::', ['::: actions Yes | No::', 'after']],
    ['one', '- Yes\n- No :', ['::: actions Yes | No :', 'after']],
    ['in code', '- Yes\n- `No :::`', ['::: actions Yes | `No :::`', 'after']],
    ['escaped', '- Yes\n- No \\:::', ['::: actions Yes | No :::', 'after']],
    ['in the middle of the line', '- Yes\n- a:::b', ['::: actions Yes | a:::b', 'after']],
  ])('but not %s', (_, body, tree) => {
    expect(outline(`::: actions\n${body}\n:::\nafter`)).toEqual(tree);
  });

  it.each([
    ['a card', '::: list-item\n# T\nText. :::\nafter', ['::: list-item # T', '  Text.', 'after']],
    ['a reaction', '::: reaction\n👍 :::\nafter', ['::: reaction 👍', 'after']],
    ['links', '::: links\nhttps://example.com/a :::\nafter', ['::: links → https://example.com/a', 'after']],
    ['a form', '::: form\nfields:\n  - name: day :::\nafter', ['::: form Day (day: text)', 'after']],
    ['the line of the opener', '::: actions - No:::\nafter', ['::: actions No', 'after']],
  ])('in %s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('with nothing open', () => {
  it.each([
    ['a line of three colons is removed', ':::', []],
    ['a line of five colons is removed', ':::::', []],
    ['blanks and colons are removed', '  ::: :  ', []],
    ['an indented line of colons is removed', '      :::', []],
    ['it parts paragraphs', 'a\n:::\nb', ['a', 'b']],
    ['it parts paragraphs, indented', 'a\n      :::\nb', ['a', 'b']],
    ['it parts paragraphs in a quote', '> a\n> :::\n> b', ['> a', '> b']],
    ['it parts paragraphs in an item', '- a\n  :::\n  b', ['- a', '  b']],
    ['two closers in a row', '::: actions\n- Yes\n:::\n:::\nafter', ['::: actions Yes', 'after']],
    ['two colons are text', 'a\n\n::\n\nb', ['a', '::', 'b']],
    ['colons and a stray mark are text', ':::"', [':::"']],
    ['colons and a backtick are text', ':::`', [':::`']],
    ['colons at the end of text are text', 'text :::', ['text :::']],
    ['glued colons are text', 'text:::', ['text:::']],
    ['colons in a fence are code', '```\n:::\n```', ['code ":::"']],
    ['colons in inline code are code', '`:::`', ['`:::`']],
    ['colons in a list item', '- text:::', ['- text:::']],
    ['after the closer of an unknown block', '::: summary\na\n:::\n::\nb', ['a', '::⏎b']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('a new opener closes the open block', () => {
  it.each([
    ['of another kind', '::: images\n![](/a.png)\n::: actions\n- Yes\n:::', ['::: images → /a.png', '::: actions Yes']],
    ['of the same kind', '::: list-item\n# A\n::: list-item\n# B\n:::', ['::: list-item # A', '::: list-item # B']],
    ['of an unknown name', '::: actions\n- Yes\n::: summary\n- No\n:::', ['::: actions Yes', '- No']],
    ['after an unknown name', '::: summary\n- No\n::: actions\n- Yes\n:::', ['- No', '::: actions Yes']],
    [
      'indented far',
      '::: images\n![](/a.png)\n      ::: actions\n- Yes\n:::',
      ['::: images → /a.png', '::: actions Yes'],
    ],
    [
      'whose line holds an entry',
      '::: links\n[a](/a)\n::: actions - Yes\n- No\n:::',
      ['::: links a → /a', '::: actions Yes | No'],
    ],
    [
      'with fewer colons, so that blocks never nest',
      ':::: list-item\n# T\n::: actions\n- Yes\n:::\nmore\n::::\nend',
      ['::: list-item # T', '::: actions Yes', 'more', 'end'],
    ],
    [
      'with more colons',
      '::: list-item\n# T\n:::: actions\n- Yes\n::::\nmore\n:::',
      ['::: list-item # T', '::: actions Yes', 'more'],
    ],
    [
      'a one-line block',
      '::: links\n[a](/a)\n::: actions - Yes :::\nmore',
      ['::: links a → /a', '::: actions Yes', 'more'],
    ],
    [
      'prose of the closed block stays before it',
      '::: actions\nSure?\n- Yes\nWell?\n::: links\n[a](/a)\n:::',
      ['Sure?⏎Well?', '::: actions Yes', '::: links a → /a'],
    ],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('but a line that only looks like one is body', () => {
    expect(outline('::: list-item\n# T\n::: a.b.C\n:::image x="1"\n:::')).toEqual([
      '::: list-item # T',
      '  ::: a.b.C⏎:::image x="1"',
    ]);
  });
});
