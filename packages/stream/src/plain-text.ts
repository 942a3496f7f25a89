/**
 * Text that goes on with plain words is extended without being read: in an open paragraph in which nothing is open, words
 * of letters, digits and a few marks can be nothing but text.
 */
import type { Nodes, Parents, RootContent, Text } from 'mdast';
import type { Point } from 'unist';
import { leadsOf } from './open-lead.ts';
import { endOf } from './places.ts';

const plain = '\\p{L}\\p{M}\\p{N},\'"()’“”-';

/** Words, and marks that end them; a colon or exclamation mark may start something where no blank follows. */
const words = new RegExp(`^(?:[? ${plain}]|[.;](?= |$)|[:!](?= ))+$`, 'u');

/** Whether a text is nothing but plain words; true of an empty one. */
export const areWords = (text: string): boolean => text === '' || words.test(text);

/** A word without what may make an address of it. */
const plainWord = new RegExp(`(?:^|\\s)[${plain}]*$`, 'u');

/** How far back a word is looked for. */
const longestWord = 64;

/**
 * Whether a piece of text is plain words that go on with a text, or stand after it.
 *
 * @param text ends with the chunk
 */
export function isPlain(chunk: string, text: string): boolean {
  if (!words.test(chunk)) return false;
  if (chunk.startsWith(' ')) return true;
  const end = text.length - chunk.length;
  const before = text.slice(Math.max(0, end - longestWord), end);
  return before.length < longestWord || before.includes(' ') ? plainWord.test(before) : false;
}

/** The nodes down to a text at the end of a reply, the text last. */
export type TextPath = readonly [...Nodes[], Text];

/**
 * The path to the text that plain words extend; undefined where they have to be read.
 *
 * @param top the last block that is shown
 * @param end where the reply ends; nothing of it may be withheld
 */
export function findPlainEnd(top: RootContent | undefined, end: number): TextPath | undefined {
  const path: Nodes[] = [];
  for (let node: Nodes | undefined = top; node; ) {
    path.push(node);
    if (node.type === 'text') return isPlainText(node, path, end) ? ([...path.slice(0, -1), node] as const) : undefined;
    const isOpen: boolean =
      node.type === 'list' || node.type === 'listItem' || node.type === 'paragraph' || isPlainQuote(node);
    node = isOpen && 'children' in node ? node.children[node.children.length - 1] : undefined;
  }
  return undefined;
}

// Forms with leads do not show what separates the parts of an item.
const isPlainQuote = (node: Nodes): boolean => node.type === 'blockquote' && !leadsOf(node);

function isPlainText(text: Text, path: readonly Nodes[], end: number): boolean {
  const leaf = path[path.length - 2];
  // A figure, a title and the like read their whole text.
  if (leaf?.type !== 'paragraph' || leaf.data?.flowdown || leaf.children[0]?.type === 'image') return false;
  return text.position !== undefined && endOf(text) === end;
}

const later = (point: Point, length: number): Point => ({
  line: point.line,
  column: point.column + length,
  offset: (point.offset ?? 0) + length,
});

/**
 * Extends the text at the end of a path. Each node on the path is a new object then; the arrays of children are the same.
 *
 * @param blocks the array that holds the first node of the path
 */
export function extendText(blocks: RootContent[], path: TextPath, added: string): TextPath {
  const extended = path.map((node): Nodes => {
    const copy = { ...node };
    const { position } = node;
    if (position) copy.position = { start: position.start, end: later(position.end, added.length) };
    return copy;
  });
  const text = extended[extended.length - 1] as Text;
  text.value += added;
  for (let index = 1; index < extended.length; index++) {
    const { children } = extended[index - 1] as Parents;
    children[children.length - 1] = extended[index] as never;
  }
  blocks[blocks.length - 1] = extended[0] as RootContent;
  return [...extended.slice(0, -1), text];
}
