import type { Blockquote, Root } from 'mdast';
import { expect, it } from 'vitest';
import { replyToHtml } from '../../src/index.ts';

const count = 150_000;
const paragraphs = (): Blockquote['children'] =>
  Array.from({ length: count }, () => ({ type: 'paragraph', children: [{ type: 'text', value: 'w' }] }));

const tree = (quote: Blockquote): Root => ({ type: 'root', children: [quote] });

// More than a function takes as arguments.
it.each<[string, Blockquote]>([
  ['quote', { type: 'blockquote', children: paragraphs() }],
  ['callout', { type: 'blockquote', children: paragraphs(), data: { flowdown: { type: 'callout', kind: 'note' } } }],
  ['folded section', { type: 'blockquote', children: paragraphs(), data: { flowdown: { type: 'details' } } }],
  [
    'form',
    {
      type: 'blockquote',
      children: [{ type: 'list', children: [] }, ...paragraphs()],
      data: { flowdown: { type: 'steps' } },
    },
  ],
])('a %s of 150,000 paragraphs is drawn whole', (_, quote) => {
  expect(replyToHtml(tree(quote)).match(/<p>w<\/p>/g)).toHaveLength(count);
});

it('a tight item of 150,000 words is drawn whole', () => {
  const children = Array.from({ length: count }, () => ({
    type: 'emphasis' as const,
    children: [{ type: 'text' as const, value: 'w' }],
  }));
  const list: Root['children'][number] = {
    type: 'list',
    spread: false,
    children: [{ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] }],
  };
  expect(replyToHtml({ type: 'root', children: [list] }).match(/<em>w<\/em>/g)).toHaveLength(count);
});

it('a footnote leads back to its first hundred calls, and no id stands twice', () => {
  const html = replyToHtml(`${'a[^1] '.repeat(300)}\n\n[^1]: b`);
  expect(html.match(/href="#user-content-fn-1"/g)).toHaveLength(300);
  expect(html.match(/data-footnote-backref/g)).toHaveLength(200);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
