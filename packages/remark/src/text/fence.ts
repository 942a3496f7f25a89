import { readTree } from '@flowdown/grammar';
import type { Code } from 'mdast';
import { lineFeeds } from '../mdast/plain-text.ts';

/** A fence as text: a file tree by its indentation, anything else as it is. */
export function writeFence(node: Code): string {
  if (node.data?.flowdown?.type !== 'tree') return lineFeeds(node.value);
  const { rows, summary } = readTree(node.value);
  const names = rows.map(
    ({ name, depth, comment }) => `${'  '.repeat(depth)}${name}${comment ? `  # ${comment}` : ''}`,
  );
  return [...names, ...(summary === undefined ? [] : ['', summary])].join('\n');
}
