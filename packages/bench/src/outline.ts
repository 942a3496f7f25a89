/** The part of a hast node that an outline looks at. */
export interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HastNode[];
}

/** What a reader finds in a document: its words in order, and how many there are of each kind of block. */
export interface Outline {
  /** All text without white space and without task boxes, which peers draw in different ways. */
  text: string;
  counts: Record<'headings' | 'items' | 'rows' | 'code blocks' | 'quotes', number>;
}

const counted: Record<string, keyof Outline['counts']> = {
  ...{ h1: 'headings', h2: 'headings', h3: 'headings', h4: 'headings', h5: 'headings', h6: 'headings' },
  ...{ li: 'items', tr: 'rows', pre: 'code blocks', blockquote: 'quotes' },
};

/** What is not text of the reply. */
const silent = new Set(['svg', 'style', 'script']);

export function outlineOf(tree: HastNode): Outline {
  const counts = { headings: 0, items: 0, rows: 0, 'code blocks': 0, quotes: 0 };
  const pieces: string[] = [];
  const open: HastNode[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') pieces.push(node.value ?? '');
    if (silent.has(node.tagName ?? '')) continue;
    const kind = counted[node.tagName ?? ''];
    if (kind) counts[kind] += 1;
    for (const child of [...(node.children ?? [])].reverse()) open.push(child);
  }
  return {
    text: pieces
      .join('')
      .replace(/\s+/g, '')
      .replace(/\[[ x]?\]/gi, ''),
    counts,
  };
}

/** How one outline differs from the right one, in Markdown; nothing if it does not. */
export function differenceOf(found: Outline, right: Outline): string | undefined {
  const kinds = Object.keys(right.counts) as (keyof Outline['counts'])[];
  const kind = kinds.find((name) => found.counts[name] !== right.counts[name]);
  if (kind) return `${found.counts[kind]} ${kind} in place of ${right.counts[kind]}`;
  if (found.text === right.text) return undefined;
  let same = 0;
  while (found.text[same] === right.text[same]) same += 1;
  const near = (text: string) => `\`${text.slice(Math.max(0, same - 12), same + 24).replaceAll('`', '´')}\``;
  return `${near(found.text)} in place of ${near(right.text)}`;
}
