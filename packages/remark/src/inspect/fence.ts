import { readTree } from '@flowdown/grammar';
import type { Code } from 'mdast';
import { lineFeeds } from '../mdast/plain-text.ts';
import type { Block, BlockOf } from './types.ts';

/** A fence as what it is: a diagram, a file tree or code. */
export function inspectFence(node: Code): Block {
  const label = node.data?.flowdown;
  const value = lineFeeds(node.value);
  switch (label?.type) {
    case 'diagram':
      return { type: 'diagram', lang: 'mermaid', value, closed: label.closed };
    case 'flow':
      return { type: 'diagram', lang: 'flow', value, closed: label.closed };
    case 'tree':
      return inspectTree(value);
    default:
      // A finished reply has closed whatever it left open.
      return { type: 'code', ...(node.lang && { lang: node.lang }), value, closed: label?.type !== 'code' };
  }
}

function inspectTree(value: string): BlockOf<'tree'> {
  const { rows, summary } = readTree(value);
  return {
    type: 'tree',
    rows: rows.map(({ name, depth, folder, comment, placeholder }) => ({
      name,
      depth,
      folder,
      ...(comment !== undefined && { comment }),
      ...(placeholder && { placeholder }),
    })),
    ...(summary !== undefined && { summary }),
  };
}
