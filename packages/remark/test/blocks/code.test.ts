import { describe, expect, it } from 'vitest';
import { parseParts } from '../../src/index.ts';
import { outline } from '../outline.ts';

describe('nothing in code is a block', () => {
  it.each([
    ['a block in a fence', '```\n::: actions\n- Yes\n:::\n```', ['code "::: actions\\n- Yes\\n:::"']],
    ['a block in a tilde fence', '~~~\n::: actions\n- Yes\n:::\n~~~', ['code "::: actions\\n- Yes\\n:::"']],
    ['a block in a fence with a language', '```md\n::: actions\n```', ['code "::: actions"']],
    ['a block in a fence left open', '```\n::: actions\n- Yes', ['code "::: actions\\n- Yes"']],
    ['a closer in a fence', '```\n:::\n```', ['code ":::"']],
    ['a one-line block in a fence', '```\na ::: actions - A ::: b\n```', ['code "a ::: actions - A ::: b"']],
    ['a block in a fence in an item', '- ```\n  ::: actions\n  ```', ['- code "::: actions"']],
    ['a block in a fence in a quote', '> ```\n> ::: actions\n> ```', ['> code "::: actions"']],
    ['a line with its own triple backticks', '```::: actions```', ['`::: actions`']],
    ['the same with more on the line', '```::: actions - A :::``` b', ['`::: actions - A :::` b']],
    ['a fence that shows a fence', '````\n```\n::: actions\n```\n````', ['code "```\\n::: actions\\n```"']],
    ['a one-line block in inline code', 'a `::: actions - A :::` b', ['a `::: actions - A :::` b']],
    ['an opener in double backticks', '``::: actions``', ['`::: actions`']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('code in an open block hides marker lines', () => {
  const card = '::: list-item\n# T\n';
  it.each([
    ['a closer in a fence', '```\n:::\n```\nmore', ['  code ":::"', '  more']],
    ['a closer in a tilde fence', '~~~\n:::\n~~~\nmore', ['  code ":::"', '  more']],
    ['an opener in a fence', '```\n::: actions\n- Yes\n```', ['  code "::: actions\\n- Yes"']],
    ['a heading in a fence', '```\n# x\n```', ['  code "# x"']],
    ['a fence with a language', '```js\n:::\n```', ['  code ":::"']],
    ['a longer fence', '````\n```\n:::\n````', ['  code "```\\n:::"']],
    ['backticks do not end tildes', '~~~\n```\n:::\n~~~', ['  code "```\\n:::"']],
    ['an indented fence', '  ```\n  :::\n  ```', ['  code ":::"']],
    ['a fence in a list item', '- a\n  ```\n  :::\n  ```', ['  - a', '    code ":::"']],
    ['a fence that starts an item', '- ```\n  :::\n  ```', ['  - code ":::"']],
    ['a fence in a numbered item', '10. a\n    ```\n    :::\n    ```', ['  10. a', '    code ":::"']],
    [
      'a fence in an item of an item',
      '- a\n  - b\n    ```\n    :::\n    ```',
      ['  - a', '    - b', '      code ":::"'],
    ],
    ['two fences', '```\n:::\n```\n\n~~~\n::: actions\n~~~', ['  code ":::"', '  code "::: actions"']],
    ['trailing colons in a fence', '```\na :::\n```', ['  code "a :::"']],
    ['inline code with triple backticks', '```:::``` x', ['  `:::` x']],
  ])('%s', (_, body, inside) => {
    expect(outline(`${card}${body}\n:::\nafter`)).toEqual(['::: list-item # T', ...inside, 'after']);
  });

  it.each([
    ['fence marks indented like code', '\n    ```', ['  code "```"']],
    ['a fence in a quote, which ends with the quote', '> ```', ['  > code ""']],
    ['a fence of an item, which ends with the item', '- ```\n  x', ['  - code "x"']],
    ['two backticks', '``', ['  ``']],
    ['triple backticks that close on their line', '```x```', ['  `x`']],
  ])('but not after %s', (_, body, inside) => {
    expect(outline(`${card}${body}\n:::\nafter`)).toEqual(['::: list-item # T', ...inside, 'after']);
  });

  it.each([
    ['actions', '::: actions\n```\n::: x\n```\n- Yes\n:::', ['code "::: x"', '::: actions Yes']],
    ['links', '::: links\n[a](/a)\n~~~\n:::\n~~~\n:::\nb', ['code ":::"', '::: links a → /a', 'b']],
    ['an unknown block', '::: summary\n```\n:::\n```\ntext\n:::\nb', ['code ":::"', 'text', 'b']],
    [
      'a block in a quote',
      '> ::: list-item\n> # T\n> ```\n> :::\n> ```\n> :::\n> b',
      ['> ::: list-item # T', '>   code ":::"', '> b'],
    ],
  ])('in %s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('a fence left open runs to the end, and the block around it ends there', () => {
  it.each([
    ['in a card', '::: list-item\n# T\n```\n:::\n- x', ['::: list-item # T', '  code ":::\\n- x"']],
    ['in actions', '::: actions\n- Yes\n```\n:::\ntext', ['::: actions Yes', 'code ":::\\ntext"']],
    [
      'in actions, before an opener',
      '::: actions\n- Yes\n~~~\n::: links\n[a](/a)',
      ['::: actions Yes', 'code "::: links\\n[a](/a)"'],
    ],
    ['in an unknown block', '::: summary\n```\n:::\ntext', ['code ":::\\ntext"']],
    ['in a quote', '> ::: list-item\n> # T\n> ```\n> :::\n\nafter', ['> ::: list-item # T', '>   code ":::"', 'after']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('each text part of a message is read on its own', () => {
  it.each([
    ['a block does not go on in the next part', ['::: actions\n- Yes', '- No\n:::'], [['::: actions Yes'], ['- No']]],
    ['a closer in the next part is stray', ['::: actions\n- Yes', ':::\nBye'], [['::: actions Yes'], ['Bye']]],
    ['a fence does not go on', ['```\n:::', '::: actions\n- Yes'], [['code ":::"'], ['::: actions Yes']]],
    ['no parts', [], []],
    ['an empty part', ['', 'a'], [[], ['a']]],
  ])('%s', (_, parts, trees) => {
    expect(parseParts(parts).map(outline)).toEqual(trees);
  });
});
