import { wordsIn } from '@flowdown/testing';
import type { Nodes } from 'mdast';
import type { Data } from 'unist';

/** The fields that hold text, in the order in which they are written; the children of a node stand before its address. */
const before = ['lang', 'meta', 'value', 'alt'] as const;
const after = ['url', 'title'] as const;

/** What a node's label holds of the reply's text. */
function labelText(label: Data['flowdown']): string[] {
  if (label?.type === 'block') {
    // The body of a YAML block is its raw text, once it can be read; else its lines are its children.
    const body = label.content || label.pending ? [label.raw] : [];
    return [...body, ...Object.values(label.values ?? {})];
  }
  return label?.type === 'entry' ? [label.filename ?? '', label.mime ?? ''] : [];
}

/** A link that is shown as its own address says it once. */
function isOwnAddress(node: Nodes): boolean {
  const only = node.type === 'link' && node.children.length === 1 ? node.children[0] : undefined;
  return only?.type === 'text' && node.type === 'link' && node.url.endsWith(only.value);
}

/** The words of a tree in the order in which it is written, as often as they stand in it. */
export function wordsOf(node: Nodes): string[] {
  // Of several paths the first is followed; nothing is drawn.
  if (node.type === 'replyBlock' && node.name === 'navigate') return wordsIn(node.data.flowdown.raw);
  const fields = node as unknown as Record<string, unknown>;
  const wordsOfFields = (keys: readonly string[]) =>
    keys.flatMap((key) => (typeof fields[key] === 'string' ? wordsIn(fields[key]) : []));
  const isOwn = isOwnAddress(node);
  const isDefined = ['definition', 'footnoteDefinition', 'footnoteReference'].includes(node.type);
  const isFull = 'referenceType' in node && node.referenceType === 'full';
  const label = node.data?.flowdown;
  // An entry without a label is shown by words made of its address or file name.
  const isNamed = label?.type === 'entry' && label.unlabelled;
  const children = 'children' in node ? (isNamed ? stripWords(node) : node.children) : [];
  return [
    ...wordsOfFields(isDefined ? ['label'] : []),
    ...wordsOfFields(before),
    ...children.flatMap(wordsOf),
    ...wordsOfFields(isFull ? ['label'] : []),
    ...wordsOfFields(isOwn ? [] : after),
    ...labelText(label).flatMap(wordsIn),
  ];
}

function stripWords(item: Nodes): Nodes[] {
  const paragraph = 'children' in item ? item.children[0] : undefined;
  const link = paragraph && 'children' in paragraph ? paragraph.children[0] : undefined;
  return link?.type === 'link' ? [{ ...link, children: [] }] : [];
}
