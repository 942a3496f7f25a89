import type { Nodes, Root } from 'mdast';
import { diagnosticsOf, parseReply } from 'remark-flowdown';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { chunksOf, type DocumentKind, documentKinds, documentText, kilo } from '../src/corpus/documents.ts';

const sizes = [5, 20, 80] as const;
const seeds = [1, 2, 3] as const;
const every = documentKinds.flatMap((kind) => sizes.map((size) => ({ kind, size })));

/** The words for what a node is: its type, its label and what sets it apart, and the name of its block. */
function namesOf(node: Nodes): string[] {
  const names: string[] = [node.type];
  if (node.data?.flowdown) names.push(node.data.flowdown.type);
  if (node.type === 'replyBlock') names.push(node.name);
  if (node.type === 'heading') names.push(`heading ${node.depth}`);
  if (node.type === 'listItem' && typeof node.checked === 'boolean') names.push('task');
  if (node.type === 'list') names.push(node.ordered ? 'ordered list' : 'bullet list');
  return names;
}

function namesIn(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => namesOf(node).forEach((name) => void names.add(name)));
  return names;
}

describe('a document', () => {
  test.each(every)('$kind of $size kilo characters has that size', ({ kind, size }) => {
    for (const seed of seeds) {
      const { length } = documentText(kind, size * kilo, seed);
      expect(length).toBeLessThanOrEqual(size * kilo);
      expect(length).toBeGreaterThan(size * kilo - 700);
      if (kind === 'mixed' || kind === 'standard') expect(length).toBe(size * kilo);
    }
  });

  test.each(documentKinds)('%s is the same for the same seed, and another for another', (kind) => {
    const text = documentText(kind, 5 * kilo, 7);
    expect(documentText(kind, 5 * kilo, 7)).toBe(text);
    expect(documentText(kind, 5 * kilo, 8)).not.toBe(text);
  });

  test.each(documentKinds)('%s is read without a complaint', (kind) => {
    for (const seed of seeds) expect(diagnosticsOf(parseReply(documentText(kind, 20 * kilo, seed)))).toEqual([]);
  });
});

const single: Record<Exclude<DocumentKind, 'mixed' | 'standard'>, string> = {
  list: 'list',
  'nested list': 'list',
  table: 'table',
  fence: 'code',
  paragraph: 'paragraph',
  quote: 'blockquote',
};

test.each(Object.entries(single))('a document of one %s is one %s', (kind, type) => {
  const { children } = parseReply(documentText(kind as DocumentKind, 20 * kilo));
  expect(children.map((child) => child.type)).toEqual([type]);
});

test('a nested list goes four levels down', () => {
  let deepest = 0;
  visit(parseReply(documentText('nested list', 5 * kilo)), 'listItem', (node) => {
    deepest = Math.max(deepest, (node.position?.start.column ?? 1) - 1);
  });
  expect(deepest).toBe(6);
});

const standard = [
  ...['paragraph', 'heading 1', 'heading 2', 'heading 3', 'bullet list', 'ordered list', 'task', 'table', 'code'],
  ...['blockquote', 'thematicBreak', 'image', 'strong', 'emphasis', 'inlineCode', 'link', 'delete', 'break'],
  ...['linkReference', 'definition'],
];

const dialect = [
  ...[
    'callout',
    'details',
    'steps',
    'stats',
    'tabs',
    'prosCons',
    'pros',
    'cons',
    'sources',
    'figure',
    'math',
    'inlineMath',
  ],
  ...[
    'tree',
    'diagram',
    'flow',
    'actions',
    'list-item',
    'horizontal-list-item',
    'images',
    'links',
    'documents',
    'payment',
  ],
  ...['video', 'progress', 'feedback', 'reaction', 'navigate', 'form', 'chart'],
  ...['footnoteReference', 'footnoteDefinition'],
];

test.each([
  { kind: 'mixed', constructs: [...standard, ...dialect] },
  { kind: 'standard', constructs: standard },
] as const)('a $kind reply of 20 kilo characters holds every construct', ({ kind, constructs }) => {
  for (const seed of seeds) {
    const names = namesIn(parseReply(documentText(kind, 20 * kilo, seed)));
    expect(constructs.filter((name) => !names.has(name))).toEqual([]);
  }
});

test('a standard reply holds nothing of the dialect', () => {
  const names = namesIn(parseReply(documentText('standard', 20 * kilo)));
  names.delete('figure'); // An image that stands alone is ordinary Markdown.
  expect(dialect.filter((name) => names.has(name))).toEqual([]);
});

describe('chunks', () => {
  const text = documentText('mixed', 20 * kilo);
  const chunks = chunksOf(text);

  test('are the text, cut', () => {
    expect(chunks.join('')).toBe(text);
  });

  test('hold 10 to 30 characters, about 20 on average', () => {
    const lengths = chunks.slice(0, -1).map((chunk) => chunk.length);
    expect(Math.min(...lengths)).toBe(10);
    expect(Math.max(...lengths)).toBe(30);
    expect(text.length / chunks.length).toBeGreaterThan(19);
    expect(text.length / chunks.length).toBeLessThan(21);
  });
});
