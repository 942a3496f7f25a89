/** Finds a `$$` line that may still open a displayed formula: what looks like blocks under it is part of the formula then. */
import { findMathFenceEnd, isMathFence } from '@flowdown/grammar';
import type { RootContent } from 'mdast';
import { containers } from './lines.ts';
import { endOf, startOf } from './places.ts';
import type { Source } from './source.ts';

/** Blocks whose last lines a formula would be, if it closed. */
const texts: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table', 'replyBlock']);

/** Whether a place is in text: not in code, nor in a formula that has closed. */
function isInText(nodes: readonly RootContent[], offset: number): boolean {
  const node = nodes.find((each) => startOf(each) <= offset && offset < endOf(each));
  if (!node || texts.has(node.type)) return true;
  return 'children' in node && isInText(node.children, offset);
}

/** What lines have to start with that stand in the containers which a line starts with; a blank after a `>` may be missing. */
function prefixOf(opening: string): RegExp {
  const quotes = opening.split('>').length - 1;
  const inside = opening.slice(opening.lastIndexOf('>') + 1);
  const indent = /\S/.test(inside) ? inside.length - Math.min(1, quotes) : 0;
  return new RegExp(`^(?:[ \\t]*>){${quotes}}${quotes > 0 ? '[ \\t]?' : ''}[ \\t]{${indent}}`);
}

/** The offset of the first `$$` line that waits for another; a blank line, other dollars or its container's end make it text. */
export function findOpenMath(nodes: readonly RootContent[], source: Source): number {
  if (!source.text.includes('$$')) return Infinity;
  const lines = source.text.split(/(?<=\r\n|\n|\r(?!\n))/);
  let offset = source.start.offset;
  for (const [index, line] of lines.entries()) {
    const opening = containers.exec(line)?.[0] ?? '';
    const at = offset + opening.length;
    offset += line.length;
    if (isMathFence(bodyOf(line.slice(opening.length))) && isInText(nodes, at) && isOpenAt(lines, index, opening))
      return at;
  }
  return Infinity;
}

const bodyOf = (line: string): string => line.replace(/[\r\n]+$/, '');

/** Whether all lines after one may stand in the formula that it opens. */
function isOpenAt(lines: readonly string[], opener: number, opening: string): boolean {
  const prefix = prefixOf(opening);
  let isOpen = false;
  function* inside(): Generator<string, undefined> {
    for (let index = opener + 1; index < lines.length; index++) {
      const line = bodyOf(lines[index] as string);
      const start = prefix.exec(line)?.[0];
      if (start === undefined) return;
      yield line.slice(start.length);
    }
    isOpen = true;
  }
  return findMathFenceEnd(inside()) === undefined && isOpen;
}
