import { readTree, type TreeRow } from '@flowdown/grammar';
import type { Element, Text } from 'hast';
import { element } from '../element.ts';

/** Rows deeper than this stand at this depth: what walks elements calls itself for each level. */
const deepest = 50;

const lineEnd = (): Text => ({ type: 'text', value: '\n' });
const list = (): Element => element('ul', { role: 'list' }, lineEnd());

function rowElement({ name, comment, folder, placeholder }: TreeRow): Element {
  return element(
    'li',
    { dataEntry: placeholder ? 'placeholder' : folder ? 'folder' : 'file' },
    // Its own direction, so that control characters in a name reach no further.
    element('span', { className: ['fd-tree-name'], dir: 'auto' }, name),
    comment ? [' ', element('span', { className: ['fd-tree-comment'], dir: 'auto' }, `# ${comment}`)] : undefined,
  );
}

/**
 * A file tree as lists within lists; undefined for one without entries.
 *
 * @param source the text of the fence
 */
export function treeElement(source: string): Element | undefined {
  const { rows, summary } = readTree(source);
  if (rows.length === 0) return undefined;
  const root = list();
  const open = [root];
  let last: Element | undefined;
  for (const row of rows) {
    const depth = Math.min(row.depth, deepest);
    if (depth < open.length) open.length = depth + 1;
    else if (last) {
      const inner = list();
      last.children.push(lineEnd(), inner, lineEnd());
      open.push(inner);
    }
    last = rowElement(row);
    open[open.length - 1]?.children.push(last, lineEnd());
  }
  return element(
    'div',
    { className: ['fd-tree'] },
    lineEnd(),
    root,
    lineEnd(),
    summary ? [element('p', { className: ['fd-tree-summary'] }, summary), lineEnd()] : undefined,
  );
}
