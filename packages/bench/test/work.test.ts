/**
 * The cost of streaming by counts of work, which are the same on every machine: characters given to the parser, and nodes
 * that it built. The parser is the real one, with a counter around it.
 */
import { createReplyStream } from '@flowdown/stream';
import { parseReply } from 'remark-flowdown';
import type * as entry from 'remark-flowdown/parser';
import { visit } from 'unist-util-visit';
import { describe, expect, test, vi } from 'vitest';
import { documentKinds, documentText, kilo } from '../src/corpus/documents.ts';
import { growthExponent } from '../src/statistics.ts';

const done = vi.hoisted(() => ({ characters: 0, nodes: 0 }));

vi.mock('remark-flowdown/parser', async (original) => {
  const real = await original<typeof entry>();
  const createReplyParser: typeof real.createReplyParser = (options) => {
    const parse = real.createReplyParser(options);
    return (markdown, context) => {
      const tree = parse(markdown, context);
      done.characters += markdown.length;
      visit(tree, () => void done.nodes++);
      return tree;
    };
  };
  return { ...real, createReplyParser };
});

type Work = typeof done;

/** What each chunk of a text costs, and its end. */
function workOf(text: string): Work[] {
  const stream = createReplyStream();
  const costs: Work[] = [];
  const count = (read: () => void) => {
    const { characters, nodes } = done;
    read();
    costs.push({ characters: done.characters - characters, nodes: done.nodes - nodes });
  };
  for (let at = 0; at < text.length; at += 20) count(() => stream.append(text.slice(at, at + 20)));
  count(() => stream.end());
  return costs;
}

const total = (costs: readonly Work[], what: keyof Work): number => costs.reduce((sum, cost) => sum + cost[what], 0);
const most = (costs: readonly Work[], what: keyof Work): number => Math.max(...costs.map((cost) => cost[what]));

/** Longer than any block but the last grows, whatever its size, and what stands around its end. */
const bounds: Work = { characters: 2 * kilo, nodes: 256 };

/** How much there is of what is counted: a mixed reply of twice the length may hold more nodes than twice. */
function sizeOf(text: string): Work {
  let nodes = 0;
  visit(parseReply(text), () => void nodes++);
  return { characters: text.length, nodes };
}

const lengthOf = ({ length }: string): Work => ({ characters: length, nodes: length });

/** Asks that the whole costs in proportion to its size, and no chunk more for what came before it. */
function expectLinear(textOf: (size: number) => string, sizes: readonly number[], measure = lengthOf): void {
  const found = sizes.map((size) => {
    const text = textOf(size * kilo);
    return { size: measure(text), costs: workOf(text) };
  });
  for (const what of ['characters', 'nodes'] as const) {
    const points = found.map(({ size, costs }) => ({ size: size[what], cost: total(costs, what) }));
    // A counter that nobody asks counts nothing.
    expect(points[0]?.cost).toBeGreaterThan(0);
    expect(growthExponent(points), `growth of ${what}`).toBeLessThanOrEqual(1.05);
    for (const { costs } of found) expect(most(costs, what), `${what} for one chunk`).toBeLessThanOrEqual(bounds[what]);
  }
}

const tiny = [1, 2, 4] as const;
const small = [8, 16, 32] as const;
/** A mixed reply of 20 kilo characters is the shortest that holds a bit of all. */
const large = [20, 40, 80] as const;

describe('the cost of a stream follows its size, and that of a chunk what has come in it', () => {
  test.each(documentKinds)('%s', (kind) => {
    const isMixed = kind === 'mixed' || kind === 'standard';
    const textOf = (size: number) => documentText(kind, size);
    if (isMixed) expectLinear(textOf, large, sizeOf);
    else expectLinear(textOf, small);
  });
});

/** What readers of C++, make or Haskell see; two colons and a tab open nothing. */
describe('the same with colons and tabs in it', () => {
  const inFence = (line: string) => (size: number) => documentText('fence', size).replace('\n', `\n${line}\n`);
  test.each<[name: string, textOf: (size: number) => string]>([
    ['a list', (size) => documentText('list', size).replace('- ', '- std::vector ')],
    ['a paragraph', (size) => documentText('paragraph', size).replace(' ', ' std::vector ')],
    ['a table', (size) => documentText('table', size).replace(/\|$/m, ':: |')],
    ['a fence with colons', inFence('std::vector<int> v;')],
    ['a fence with a tab', inFence('\tgo build')],
  ])('%s', (_, textOf) => expectLinear(textOf, small));
});

const inQuote = (text: string) => text.replace(/^/gm, '> ');
const sections = (text: string) => `## One\n\n${text.replaceAll('. ', '.\n\n')}`;
const inItem = (text: string) => `- ${text.replace(/\n(?=.)/g, '\n  ')}`;

/** Named in the readme of the package (What is not incremental). A row that is linear now moves up. */
describe('not yet', () => {
  test.fails.each<[name: string, textOf: (size: number) => string]>([
    ['a list with tabs in it', (size) => documentText('list', size).replaceAll('\n- ', '\n-\t')],
    ['a list with carriage returns', (size) => documentText('list', size).replaceAll('\n', '\r')],
    ['a fence in a quote', (size) => inQuote(documentText('fence', size))],
    ['a fence in an item', (size) => inItem(documentText('fence', size))],
    ['tabs over sections below their quote', (size) => `> [!TABS]\n\n${sections(documentText('paragraph', size))}`],
  ])('%s', (_, textOf) => expectLinear(textOf, tiny));
});
