import type { ListItem, Nodes } from 'mdast';

const startOf = (node: Nodes | undefined): number | undefined => node?.position?.start.offset;

// `[x]` and the blank after it.
const boxLength = 4;

/**
 * Where a task item's `[` stands in the text, or undefined in a tree without positions.
 *
 * The tree does not hold the box. Where the words after it begin with plain text, their paragraph is moved behind it:
 *
 * ```markdown
 * > | - [x] buy rice
 *           ^           start of the text and of its paragraph
 * ```
 *
 * Where they begin with something else, the paragraph still starts at the box:
 *
 * ```markdown
 * > | - [x] **buy** rice
 *       ^               start of the paragraph
 * ```
 */
export function taskKey(item: ListItem): number | undefined {
  const [first] = item.children;
  const start = startOf(first);
  if (start === undefined) return undefined;
  const words = first?.type === 'paragraph' ? startOf(first.children[0]) : start;
  return words === undefined || words === start ? start - boxLength : start;
}
