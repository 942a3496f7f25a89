import type { Nodes } from 'mdast';
import type { Data } from 'unist';

const textFields = ['value', 'url', 'alt', 'title', 'lang', 'meta'] as const;

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

/** The words `w1`, `w2` … of a tree in the order of their numbers, as often as they stand in it. */
export function wordsOf(tree: Nodes): string[] {
  const found: string[] = [];
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    const fields = node as unknown as Record<string, unknown>;
    const isOwn = isOwnAddress(node);
    const texts = textFields.filter((key) => key !== 'url' || !isOwn).map((key) => fields[key]);
    const label = node.data?.flowdown;
    const isNamed = label?.type === 'entry' && label.unlabelled;
    for (const text of [...texts, ...labelText(label)])
      if (typeof text === 'string') found.push(...(text.match(/w\d+/g) ?? []));
    if (!('children' in node)) continue;
    // An entry without a label is shown by words made of its address or file name.
    if (isNamed) open.push(...stripWords(node));
    else open.push(...node.children);
  }
  return found.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

function stripWords(item: Nodes): Nodes[] {
  const paragraph = 'children' in item ? item.children[0] : undefined;
  const link = paragraph && 'children' in paragraph ? paragraph.children[0] : undefined;
  return link?.type === 'link' ? [{ ...link, children: [] }] : [];
}
