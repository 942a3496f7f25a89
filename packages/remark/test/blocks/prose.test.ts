import { describe, expect, it } from 'vitest';
import { inspectReply, parseReply } from '../../src/index.ts';
import { outline } from '../outline.ts';

describe('prose in a block of entries or values shows just before the block, in order, as Markdown', () => {
  it.each([
    ['before the entries', 'Pick one:\n- Yes\n- No', ['Pick one:', '::: actions Yes | No']],
    ['between them', '- Yes\nor\n- No', ['or', '::: actions Yes | No']],
    ['after them', '- Yes\n- No\nChoose.', ['Choose.', '::: actions Yes | No']],
    [
      'in several places, read in one run',
      'Pick\n- Yes\none\n- No\nplease',
      ['Pick⏎one⏎please', '::: actions Yes | No'],
    ],
    ['in paragraphs', 'One.\n\nTwo.\n\n- Yes\n- No', ['One.', 'Two.', '::: actions Yes | No']],
    ['a heading', '## Pick\n- Yes\n- No', ['## Pick', '::: actions Yes | No']],
    ['a quote', '> Pick\n\n- Yes\n- No', ['> Pick', '::: actions Yes | No']],
    ['a table', '| a |\n|---|\n| 1 |\n\n- Yes\n- No', ['| a |', '| 1 |', '::: actions Yes | No']],
    ['formatting', 'Pick *one* of `two`\n- Yes\n- No', ['Pick *one* of `two`', '::: actions Yes | No']],
    ['a rule', '---\n- Yes\n- No', ['---', '::: actions Yes | No']],
    ['nothing but prose', 'Pick one:', ['Pick one:', '::: actions']],
  ])('%s', (_, body, tree) => {
    expect(outline(`::: actions\n${body}\n:::`)).toEqual(tree);
  });

  it.each([
    ['images', '::: images\nLook:\n![A](/a.png)\n:::', ['Look:', '::: images A → /a.png']],
    ['links', '::: links\nRead:\n[a](/a)\n:::', ['Read:', '::: links a → /a']],
    [
      'links within sentences',
      '::: links\nRead [a](/a) first.\n[b](/b)\n:::',
      ['Read [a](/a) first.', '::: links b → /b'],
    ],
    [
      'payment',
      '::: payment\nDue today:\n[Pay](https://example.com/p)\n:::',
      ['Due today:', '::: payment Pay → https://example.com/p'],
    ],
    [
      'documents',
      '::: documents\nSigned:\n[A](/a.pdf)\n:::',
      ['Signed:', '::: documents A → /a.pdf a.pdf application/pdf'],
    ],
    ['reaction', '::: reaction\nNice!\n👍\n:::', ['Nice!', '::: reaction 👍']],
    ['navigate', '::: navigate\nComing.\n![navigate](/cart)\n:::', ['Coming.', '::: navigate → /cart']],
    ['video', '::: video\nWatch:\n![video/mp4](/a.mp4)\n:::', ['Watch:', '::: video → /a.mp4 video/mp4']],
    ['progress', '::: progress\nHang on.\n60%\n:::', ['Hang on.', '::: progress 60 of 100']],
    ['feedback', '::: feedback\nThanks!\ntype: stars\n:::', ['Thanks!', '::: feedback stars 5']],
    ['in a quote', '> ::: actions\n> Pick:\n> - Yes\n> :::', ['> Pick:', '> ::: actions Yes']],
    ['in an item', '- ::: actions\n  Pick:\n  - Yes\n  :::', ['- Pick:', '  ::: actions Yes']],
    ['after text', 'Hello.\n::: actions\nPick:\n- Yes\n:::', ['Hello.', 'Pick:', '::: actions Yes']],
    [
      'of two blocks',
      '::: actions\na\n- A\n::: links\nb\n[B](/b)\n:::',
      ['a', '::: actions A', 'b', '::: links B → /b'],
    ],
  ])('in %s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('prose of a block under a container stays out of it, however long', () => {
  it.each([
    ['under a quote', '> Pick\n::: actions Yes or no, dear\n- Yes', ['> Pick', 'Yes or no, dear', '::: actions Yes']],
    ['under a quote at the end', '> Pick\n::: actions Yes or no, dear', ['> Pick', 'Yes or no, dear', '::: actions']],
    ['under a list at the end', '- a\n::: links Read one of these', ['- a', 'Read one of these', '::: links']],
    ['under a quote in a list', '- > a\n::: links Read one of these', ['- > a', 'Read one of these', '::: links']],
    ['of an unknown block', '> a\n::: summary A longer line of it', ['> a', 'A longer line of it']],
    ['of a card', '> a\n::: list-item One title and more :::', ['> a', '::: list-item # One title and more']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('an empty block stays in the tree with empty fields', () => {
  it.each([
    ['without lines', '::: actions\n:::', ['::: actions']],
    ['with blank lines', '::: actions\n\n\n:::', ['::: actions']],
    ['with empty entries', '::: actions\n- \n-\n:::', ['::: actions']],
    ['images', '::: images\n:::', ['::: images']],
    ['a card', '::: list-item\n:::', ['::: list-item']],
    ['a reaction', '::: reaction\n:::', ['::: reaction']],
    ['a form', '::: form\n:::', ['::: form']],
    ['between paragraphs', 'a\n::: actions\n:::\nb', ['a', '::: actions', 'b']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

it('several blocks of a kind are all kept where they stand', () => {
  expect(
    outline('::: actions\n- A\n:::\ntext\n::: actions\n- A\n- B\n:::\n::: reaction\n👍\n::: reaction\n🎉\n:::'),
  ).toEqual(['::: actions A', 'text', '::: actions A | B', '::: reaction 👍', '::: reaction 🎉']);
});

describe('a formula between two lines of dollars is one in the words of a block too:', () => {
  const formula = (value: string) => ({ type: 'math', value });
  it.each<[promise: string, lines: string[], blocks: unknown[]]>([
    ['over what looks like an item', ['::: x', '$$', 'a', '- b', '$$', ':::'], [formula('a\n- b')]],
    ['in a quote', ['> ::: x', '> $$', '> - a', '> $$'], [{ type: 'quote', blocks: [formula('- a')] }]],
    [
      'right after a line of text',
      ['Pick ::: actions', '$$', 'x', '$$'],
      [{ type: 'paragraph', text: 'Pick ::: actions' }, formula('x')],
    ],
    [
      'not over a blank line',
      ['::: x', '$$', 'a', '', 'b', '$$', ':::'],
      [
        { type: 'paragraph', text: '$$\na' },
        { type: 'paragraph', text: 'b\n$$' },
      ],
    ],
    [
      'in an item of a card',
      ['::: list-item', '# T', '- $$', '  a', '  - b', '  $$', ':::'],
      [
        {
          type: 'block',
          name: 'list-item',
          title: 'T',
          blocks: [{ type: 'list', ordered: false, items: [{ blocks: [formula('a\n- b')] }] }],
        },
      ],
    ],
  ])('%s', (_, lines, blocks) => {
    expect(inspectReply(parseReply(lines.join('\n'))).blocks).toEqual(blocks);
  });
});
