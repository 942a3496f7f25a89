import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

const block = '::: actions Yes | No';

describe('every spelling of an opener opens the same block', () => {
  it.each([
    ['as the canonical form', '::: actions'],
    ['without a blank', ':::actions'],
    ['with several blanks', ':::   actions'],
    ['with a tab', ':::\tactions'],
    ['with four colons', ':::: actions'],
    ['with nine colons', '::::::::: actions'],
    ['with a capital', '::: Actions'],
    ['in capitals', ':::ACTIONS'],
    ['with a colon after the name', '::: actions:'],
    ['glued, with a colon after the name', ':::actions:'],
    ['with blanks at the end', '::: actions   '],
    ['with a tab at the end', '::: actions\t'],
    ['with a colon and blanks at the end', '::: actions:  '],
    ['indented by one', ' ::: actions'],
    ['indented by three', '   ::: actions'],
    ['indented by four, as code would be', '    ::: actions'],
    ['indented by nine', '         ::: actions'],
    ['indented by a tab', '\t::: actions'],
    ['indented by a blank and a tab', ' \t::: actions'],
    ['indented by two tabs', '\t\t::: actions'],
  ])('%s', (_, opener) => {
    expect(outline(`${opener}\n- Yes\n- No\n:::`)).toEqual([block]);
  });
});

describe('the indentation of the opener is taken off the body lines', () => {
  it.each([
    ['two blanks', '  ::: actions\n  - Yes\n  - No\n  :::', [block]],
    ['four blanks', '    ::: actions\n    - Yes\n    - No\n    :::', [block]],
    ['a tab', '\t::: actions\n\t- Yes\n\t- No\n\t:::', [block]],
    ['a body with less of it', '    ::: actions\n  - Yes\n- No\n :::', [block]],
    ['a card whose text is not code', '    ::: list-item\n    # T\n    text\n    :::', ['::: list-item # T', '  text']],
    [
      'a card whose code is',
      '    ::: list-item\n    # T\n\n        code\n    :::',
      ['::: list-item # T', '  code "code"'],
    ],
    ['a form', '  ::: form\n  fields:\n    - name: day\n  :::', ['::: form Day (day: text)']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('text after the name is the first body line', () => {
  it.each([
    ['an entry', '::: actions - Yes\n- No\n:::', [block]],
    ['an entry after the colon', '::: actions: - Yes\n- No\n:::', [block]],
    ['prose', '::: actions Sure?\n- Yes\n- No\n:::', ['Sure?', block]],
    ['what looks like an attribute', '::: actions title="x"\n- Yes\n:::', ['title="x"', '::: actions Yes']],
    ['the title of a card', '::: list-item # T\ntext\n:::', ['::: list-item # T', '  text']],
    ['a link', '::: links [a](/a)\n[b](/b)\n:::', ['::: links a → /a | b → /b']],
    ['an emoji', '::: reaction 👍\n:::', ['::: reaction 👍']],
    ['a key of a form', '::: form title: T\nfields:\n  - name: a\n:::', ['::: form # T | A (a: text)']],
    ['text of an unknown block', '::: summary Some *text*\nand more\n:::', ['Some *text*⏎and more']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('an opener ends what stands before it', () => {
  it.each([
    ['a paragraph', 'Hello', ['Hello']],
    ['two lines of text', 'Hello\nthere', ['Hello⏎there']],
    ['a heading', '# Hello', ['# Hello']],
    ['a list', '- Hello', ['- Hello']],
    ['a numbered list', '1. Hello', ['1. Hello']],
    ['a nested list', '- a\n  - b', ['- a', '  - b']],
    ['a quote', '> Hello', ['> Hello']],
    ['a table', '| a |\n|---|\n| 1 |', ['| a |', '| 1 |']],
    ['a fence', '```\nx\n```', ['code "x"']],
    ['a rule', '---', ['---']],
    ['a definition', '[a]: /a', ['(definition)']],
    ['a blank line', 'Hello\n', ['Hello']],
  ])('%s', (_, before, tree) => {
    expect(outline(`${before}\n::: actions\n- Yes\n- No\n:::`)).toEqual([...tree, block]);
  });

  it('even where it is indented like the text of a paragraph', () => {
    expect(outline('Hello\n      ::: actions\n- Yes\n- No\n:::')).toEqual(['Hello', block]);
  });
});

describe('inside a container, an opener stands at the start of that container’s line', () => {
  it.each([
    ['a quote', '> ::: actions\n> - Yes\n> - No\n> :::', [`> ${block}`]],
    ['a quote without blanks', '>::: actions\n>- Yes\n>- No\n>:::', [`> ${block}`]],
    ['a nested quote', '> > ::: actions\n> > - Yes\n> > - No\n> > :::', [`> > ${block}`]],
    ['a list item', '- ::: actions\n  - Yes\n  - No\n  :::', [`- ${block}`]],
    ['a numbered item', '1. ::: actions\n   - Yes\n   - No\n   :::', [`1. ${block}`]],
    ['an item of an item', '- - ::: actions\n    - Yes\n    - No\n    :::', [`- - ${block}`]],
    ['a list in a quote', '> - ::: actions\n>   - Yes\n>   - No\n>   :::', [`> - ${block}`]],
    ['a quote in a list', '- > ::: actions\n  > - Yes\n  > - No\n  > :::', [`- > ${block}`]],
    ['text of an item', '- Hello\n  ::: actions\n  - Yes\n  - No\n  :::', ['- Hello', `  ${block}`]],
    ['a second paragraph', '- Hello\n\n  ::: actions\n  - Yes\n  - No\n  :::', ['- Hello', `  ${block}`]],
    ['text of a quote', '> Hello\n> ::: actions\n> - Yes\n> - No\n> :::', ['> Hello', `> ${block}`]],
    ['indented far in a quote', '>      ::: actions\n> - Yes\n> - No\n> :::', [`> ${block}`]],
    ['indented far in an item', '- Hello\n\n        ::: actions\n  - Yes\n  - No\n  :::', ['- Hello', `  ${block}`]],
    ['text after the block', '> ::: actions\n> - Yes\n> - No\n> :::\n> Bye', [`> ${block}`, '> Bye']],
    ['the next item', '- ::: actions\n  - Yes\n  - No\n  :::\n- Bye', [`- ${block}`, '- Bye']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('the marker lines of an unknown name go, its body is ordinary Markdown', () => {
  it.each([
    ['text', '::: summary\nSome *text*.\n:::', ['Some *text*.']],
    ['a list', '::: summary\n- a\n- b\n:::', ['- a', '- b']],
    ['a heading and text', '::: summary\n# T\ntext\n:::\nafter', ['# T', 'text', 'after']],
    ['without a blank', ':::summary\ntext\n:::', ['text']],
    ['indented by three', '   ::: summary\ntext\n:::', ['text']],
    ['with digits and dashes', '::: card-2-big\ntext\n:::', ['text']],
    ['between paragraphs', 'a\n::: summary\nb\n:::\nc', ['a', 'b', 'c']],
    ['in a quote', '> ::: summary\n> text\n> :::', ['> text']],
    ['in an item', '- ::: summary\n  text\n  :::', ['- text']],
    ['left open', '::: summary\ntext', ['text']],
    ['without a body', 'a\n::: summary\n:::\nb', ['a', 'b']],
    ['a code fence with a marker', '::: summary\n```\n:::\n```\n:::\nafter', ['code ":::"', 'after']],
    ['closed by two colons, as it counts as open', '::: summary\ntext\n::\nafter', ['text', 'after']],
    ['closed by colons at the end of its text', '::: summary\ntext :::\nafter', ['text', 'after']],
    ['closed by the next opener', '::: summary\ntext\n::: actions\n- Yes\n- No\n:::', ['text', block]],
    ['a table', '::: summary\n| a |\n|---|\n| 1 |\n:::', ['| a |', '| 1 |']],
    ['constructor', '::: constructor\ntext\n:::', ['text']],
    ['toString', ':::toString\ntext\n:::', ['text']],
    ['hasOwnProperty', '::: hasOwnProperty\ntext\n:::', ['text']],
    ['valueOf', '::: valueOf\ntext\n:::', ['text']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('but not where it is indented like code', () => {
    expect(outline('    ::: summary\n\ntext')).toEqual(['code "::: summary"', 'text']);
    expect(outline('\t::: summary')).toEqual(['code "::: summary"']);
  });
});

describe('these lines are text', () => {
  it.each([
    ':: actions',
    ': actions',
    ': : : actions',
    '::: a.b.C',
    '::: 3000',
    ':::_x',
    '::: list_item',
    '::: actions!',
    '::: actions,',
    '::: actions/',
    '::: actions-',
    '::: actions|',
    '::: summary:',
    ':::image type="x":::',
    ':::image type="x"::: actions icon',
    '::: note title=x',
    '::: summary and ::: more',
    'ratio 3:::2',
    'arn:aws:s3:::bucket',
    'use :::3000',
    'at 10:30',
    'n:th, key:value, a:b[c], Col. 3:17',
    'a :::actions b',
    'Text ::: summary',
    ':smile:',
    ':)',
    'std::vector::size',
    '::: Å',
  ])('%s', (line) => {
    expect(outline(line)).toEqual([line]);
  });

  it.each([
    ['in bold', '**::: actions**', ['**::: actions**']],
    ['in inline code', '`a:::b`', ['`a:::b`']],
    ['an opener in inline code', '`::: actions`', ['`::: actions`']],
    ['escaped', '\\::: actions', ['::: actions']],
    ['in a heading', '# ::: actions', ['# ::: actions']],
    ['in a table', '| ::: actions |\n|---|\n| ::: |', ['| ::: actions |', '| ::: |']],
    ['two colons before a list', ':: actions\n- Yes', [':: actions', '- Yes']],
    ['__proto__, which is no name', '::: __proto__', ['::: **proto**']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});
