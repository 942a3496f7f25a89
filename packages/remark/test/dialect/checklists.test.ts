import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { type Block, parseReply } from '../../src/index.ts';
import { blocks, bullets, type Case, code, inspect, itHolds, quote, table } from './blocks.ts';

const task = (checked: boolean, key: number, text: string) => ({ checked, key, blocks: blocks([text]) });

const list = (...items: Extract<Block, { type: 'list' }>['items']): Block => ({ type: 'list', ordered: false, items });

const boxes: Case[] = [
  ['CHK-01 two boxes', ['- [ ] a', '- [x] b'], [list(task(false, 2, 'a'), task(true, 10, 'b'))]],
  ['a large X', ['- [X] a'], [list(task(true, 2, 'a'))]],
  ['a numbered list', ['1. [ ] a'], [{ type: 'list', ordered: true, items: [task(false, 3, 'a')] }]],
  ['in a quote', ['> - [ ] a'], [quote([list(task(false, 4, 'a'))])]],
  [
    'CHK-06 below a fence with one',
    ['```', '- [ ] a', '```', '- [ ] b'],
    [code('- [ ] a'), list(task(false, 18, 'b'))],
  ],
  ['among plain items', ['- a', '- [x] b'], [list({ blocks: blocks(['a']) }, task(true, 6, 'b'))]],
];

const none: Case[] = [
  ['CHK-03 nothing in it', ['- []'], [bullets('[]')]],
  ['CHK-03 two blanks in it', ['- [  ] a'], [bullets('[  ] a')]],
  ['CHK-03 a hyphen in it', ['- [-] a'], [bullets('[-] a')]],
  ['CHK-03 glued to a word', ['- [x]a'], [bullets('[x]a')]],
  ['CHK-03 a link', ['- [x](https://example.com)'], [bullets('x')]],
  ['CHK-03 escaped', ['- \\[ ] a'], [bullets('[ ] a')]],
  ['CHK-03 in a line', ['a [ ] b'], ['a [ ] b']],
  ['CHK-03 in a cell', ['| [ ] a |', '|---|'], [table(['[ ] a'])]],
  ['CHK-03 in code', ['- `[ ] a`'], [bullets('[ ] a')]],
  ['CHK-05 a number under text', ['text', '2. [ ] a'], ['text\n2. [ ] a']],
];

describe('a box:', () => {
  itHolds(boxes);

  it('its key is in the tree', () => {
    const keys: unknown[] = [];
    visit(parseReply('> - [ ] a\n> - b\n\n1.\n   [x] *c*'), 'listItem', ({ data }) => void keys.push(data?.flowdown));
    expect(keys).toEqual([{ type: 'task', key: 4 }, undefined, { type: 'task', key: 23 }]);
  });

  it.each<[promise: string, reply: string]>([
    ['of a card', '::: list-item\n# T\n- [ ] a\n\t- [x] b\n\n-\n  [x] c\n:::\n'],
    ['before a block', '::: actions\n> - [ ] a\n\n- b\n:::'],
    ['between literal line ends', '::: a\n- [ ] a\\n- [x] b\n:::'],
    ['of a nested list', '::: a\n> > - [ ] a\n> > - ![x](u)\n> >   - [ ] b\n:::'],
  ])('the key of one in the words %s is where it stands', (_, reply) => {
    const keys: number[] = [];
    visit(parseReply(reply), 'listItem', ({ data }) => {
      if (data?.flowdown?.type === 'task') keys.push(data.flowdown.key);
    });
    expect(keys).toEqual([...reply.matchAll(/\[[ x]\](?= )/g)].map(({ index }) => index));
    expect(keys).not.toEqual([]);
  });

  it('CHK-08 its key stays when more text comes', () => {
    const text = 'a\n\n- [ ] b\n- [x] **c**\n\n> - [ ] d\n\nend';
    const keys = (reply: string) => JSON.stringify(inspect(reply)).match(/"key":\d+/g) ?? [];
    const all = keys(text);
    expect(all).toHaveLength(3);
    for (let end = 0; end <= text.length; end++)
      expect(all.slice(0, keys(text.slice(0, end)).length)).toEqual(keys(text.slice(0, end)));
  });
});

describe('no box:', () => {
  itHolds(none);
});
