import { readTree, type TreeRow } from '@flowdown/grammar';
import type { Code } from 'mdast';
import { printable, printableLine } from '../printable.ts';
import { hang, rule } from './layout.ts';
import { type Line, span } from './line.ts';
import { wrap, wrapCode } from './wrap.ts';

const tabStop = 4;

/** Tabs as the blanks they stand for. */
function expandTabs(line: string): string {
  let expanded = '';
  for (const character of line)
    expanded += character === '\t' ? ' '.repeat(tabStop - (expanded.length % tabStop)) : character;
  return expanded;
}

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/).map((line) => expandTabs(printable(line)));

/** A fence: a file tree with its branches, anything else between two rules. */
export function drawFence(node: Code, width: number): Line[] {
  if (node.data?.flowdown?.type === 'tree') return drawTree(node.value, width);
  return drawCode(node.value, width, node.lang ?? '');
}

/** Text as it is, between two rules, so that it can be copied. */
export function drawCode(value: string, width: number, name: string): Line[] {
  const body = linesOf(value).flatMap((line) => wrapCode(span(line), width));
  return [rule(width, printableLine(name)), ...body, rule(width)];
}

/** What stands before each row: branches for those within another. */
function branches(rows: readonly TreeRow[]): string[] {
  const prefixes: string[] = [];
  /** For each depth, whether a row of it comes further down under the same parent. */
  const more: boolean[] = [];
  for (let index = rows.length - 1; index >= 0; index--) {
    const depth = rows[index]?.depth ?? 0;
    const above = Array.from({ length: Math.max(depth - 1, 0) }, (_, level) => (more[level + 1] ? '│   ' : '    '));
    prefixes[index] = depth === 0 ? '' : `${above.join('')}${more[depth] ? '├── ' : '└── '}`;
    more[depth] = true;
    more.length = depth + 1;
  }
  return prefixes;
}

/** Deep rows keep the branches nearest to their name. */
const widestPrefix = (width: number): number => Math.max(width >> 1, 4);

function drawTree(value: string, width: number): Line[] {
  const { rows, summary } = readTree(value);
  const prefixes = branches(rows);
  const lines = rows.flatMap(({ name, folder, comment, placeholder }, index) => {
    const prefix = (prefixes[index] ?? '').slice(-widestPrefix(width));
    const style = folder ? { bold: true, colour: 'blue' as const } : placeholder ? { dim: true } : {};
    const words = [span(printableLine(name), style)];
    if (comment) words.push(span('  '), span(`# ${printableLine(comment)}`, { dim: true }));
    return hang(width, [span(prefix, { dim: true })], (inner) => wrap(words, inner));
  });
  if (summary === undefined) return lines;
  return [...lines, [], ...wrap([span(printableLine(summary), { dim: true })], width)];
}
