import { expect, test } from 'vitest';
import { differenceOf, type HastNode, outlineOf } from '../src/outline.ts';

const text = (value: string): HastNode => ({ type: 'text', value });
const element = (tagName: string, ...children: HastNode[]): HastNode => ({ type: 'element', tagName, children });
const root = (...children: HastNode[]): HastNode => ({ type: 'root', children });

const right = root(element('h2', text('Tea')), element('ul', element('li', text('one ')), element('li', text('two'))));

test('an outline holds all words in order, without white space, and counts blocks', () => {
  expect(outlineOf(right)).toEqual({
    text: 'Teaonetwo',
    counts: { headings: 1, items: 2, rows: 0, 'code blocks': 0, quotes: 0 },
  });
});

test.each([
  { what: 'wrappers and white space', tree: root(element('div', right), text('\n')), difference: undefined },
  {
    what: 'a task box',
    tree: root(element('h2', text('[x] Tea')), element('li', text('[ ] one')), element('li', text('two'))),
    difference: undefined,
  },
  { what: 'a picture of an icon', tree: root(right, element('svg', text('copy'))), difference: undefined },
  {
    what: 'a missing item',
    tree: root(element('h2', text('Tea')), element('li', text('onetwo'))),
    difference: '1 items',
  },
  {
    what: 'a word of another spelling',
    tree: root(element('h2', text('Tee')), element('li', text('one')), element('li', text('two'))),
    difference: '`Teeonetwo` in place of `Teaonetwo`',
  },
  {
    what: 'words in another order',
    tree: root(element('li', text('one')), element('h2', text('Tea')), element('li', text('two'))),
    difference: '`oneTeatwo` in place of',
  },
])('$what: $difference', ({ tree, difference }) => {
  const found = differenceOf(outlineOf(tree), outlineOf(right));
  if (difference === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(difference);
});
