import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../../src/index.ts';

/** The source of each text node and of each block, by their positions. */
function slices(reply: string): string[] {
  const found: string[] = [];
  visit(parseReply(reply), (node) => {
    const { start, end } = node.position ?? {};
    if (node.type === 'text' || node.type === 'replyBlock') found.push(reply.slice(start?.offset, end?.offset));
  });
  return found;
}

describe('the position of a node is where it stands in the reply', () => {
  it.each([
    ['entries', '::: actions\n- Yes\n- **No**\n:::', ['::: actions\n- Yes\n- **No**\n:::', 'Yes', 'No']],
    ['prose before the block', '::: actions\nSure?\n- Yes\n:::', ['Sure?', '::: actions\nSure?\n- Yes\n:::', 'Yes']],
    ['a card', 'Hi\n\n::: list-item\n# T\ntext\n:::', ['Hi', '::: list-item\n# T\ntext\n:::', 'T', 'text']],
    ['in a quote', '> ::: actions\n> - Yes\n> :::', ['::: actions\n> - Yes\n> :::', 'Yes']],
    [
      'a card in an item',
      '- ::: list-item\n  # T\n  text\n  :::',
      ['::: list-item\n  # T\n  text\n  :::', 'T', 'text'],
    ],
    ['an indented block', '   ::: actions\n   - Yes\n   :::', ['::: actions\n   - Yes\n   :::', 'Yes']],
    ['a one-line block', 'Text ::: actions - A ::: more', ['Text', '::: actions - A :::', 'A', 'more']],
    ['a glued opener', 'Pick ::: actions\n- Yes\n:::', ['Pick', '::: actions\n- Yes\n:::', 'Yes']],
    ['an unknown block', '::: summary\ntext\n:::', ['text']],
    ['an unknown block in a quote', '> ::: summary\n> - text\n> :::', ['text']],
    ['text after a block left open', '::: actions\n- Yes\nThanks', ['::: actions\n- Yes', 'Yes', 'Thanks']],
    ['a glued opener that is text', 'Ask with ::: actions', ['Ask with ::: actions']],
    ['the same in a quote', '> Ask with ::: actions\n> now', ['Ask with ::: actions\n> now']],
    ['carriage returns', '::: actions\r\n- Yes\r\n:::\r\nBye', ['::: actions\r\n- Yes\r\n:::', 'Yes', 'Bye']],
  ])('%s', (_, reply, expected) => {
    expect(slices(reply)).toEqual(expected);
  });

  it('lines and columns count from one', () => {
    const [text, block] = parseReply('Hi\n\n  ::: actions\n- Yes\n:::').children;
    expect(text?.position?.start).toMatchObject({ line: 1, column: 1, offset: 0 });
    expect(block?.position?.start).toMatchObject({ line: 3, column: 3, offset: 6 });
    expect(block?.position?.end).toMatchObject({ line: 5, column: 4 });
  });
});

describe('the raw body is always there, without markers, container prefixes and indentation', () => {
  it.each([
    ['entries', '::: actions\n- Yes\n- No\n:::', '- Yes\n- No'],
    ['in a quote', '> ::: actions\n> - Yes\n> :::', '- Yes'],
    ['in an item', '- ::: form\n  fields:\n    - name: day\n  :::', 'fields:\n  - name: day'],
    ['indented', '  ::: form\n  fields:\n    - name: day\n  :::', 'fields:\n  - name: day'],
    ['with prose', '::: actions\nSure?\n- Yes\n:::', 'Sure?\n- Yes'],
    ['with a blank line', '::: form\ntitle: T\n\nfields: []\n:::', 'title: T\n\nfields: []'],
    ['from the opener line', '::: actions - Yes\n- No\n:::', '- Yes\n- No'],
    ['of an empty block', '::: actions\n:::', ''],
  ])('%s', (_, reply, raw) => {
    const labels: unknown[] = [];
    visit(parseReply(reply), 'replyBlock', (node) => void labels.push(node.data.flowdown.raw));
    expect(labels).toEqual([raw]);
  });
});
