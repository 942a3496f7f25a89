/** Sets what follows an open mark as its closer would: the words after `**` are a strong, those after a backtick code. */
import type { InlineCode, Parents, PhrasingContent, RootContent, Text } from 'mdast';
import { plainText } from 'remark-flowdown/mdast';
import { isStyle, type OpenMark } from './open-inline.ts';
import { endOf, type Place, placeOf, placesOf, startOf } from './places.ts';
import type { Source } from './source.ts';
import { lengthUpTo } from './text-cut.ts';
import { truncate } from './truncate.ts';
import { type Ahead, lastPath } from './withhold.ts';

/** Siblings, and where they stand. */
interface Words {
  children: readonly PhrasingContent[];
  place: Place;
}

/** The words before and after an offset in a text among them. */
function split({ children, place }: Words, offset: number, source: Source): [PhrasingContent[], PhrasingContent[]] {
  const places = placesOf(children, place);
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  for (let index = 0; index < children.length; ) {
    const { start, end } = places[index] as Place;
    let next = index + 1;
    // Found addresses and the text around them share a place.
    if (!children[index]?.position) while (next < children.length && !children[next]?.position) next++;
    const run = children.slice(index, next);
    let left = end <= offset ? Infinity : 0;
    if (start < offset && offset < end) left = lengthUpTo(plainText(run), source.slice(start, end), offset - start);
    for (const node of run) {
      const { length } = plainText([node]);
      if (node.type !== 'text' || left >= length || left <= 0) (left > 0 ? before : after).push(node);
      else {
        before.push(piece(node, 0, left));
        after.push(piece(node, left, length));
      }
      left -= length;
    }
    index = next;
  }
  return [before, after];

  function piece(node: Text, from: number, to: number): Text {
    const { position } = node;
    const value = node.value.slice(from, to);
    if (!position) return { ...node, value };
    const at = source.pointAt(offset);
    return { ...node, value, position: from === 0 ? { ...position, end: at } : { ...position, start: at } };
  }
}

/** A break or blank at the end of what is shown waits for the next word. */
function trimEnd(children: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = [...children];
  for (let last = kept.pop(); last; last = kept.pop()) {
    const value = last.type === 'text' ? last.value.trimEnd() : '';
    if (value !== '') kept.push({ ...last, value } as Text);
    else if (last.type !== 'break' && last.type !== 'text') kept.push(last);
    else continue;
    break;
  }
  return kept;
}

/** What a run of marks opens, from the outside in: three asterisks an emphasis with a strong in it. */
function stylesOf({ char, at, end }: OpenMark): ('delete' | 'emphasis' | 'strong')[] {
  if (char === '~') return ['delete'];
  return (['emphasis', 'strong'] as const).filter((type) => (type === 'strong' ? end - at > 1 : (end - at) % 2 === 1));
}

/** Words of which those after an open mark are set. Without any, the mark is not shown. */
function withStyle({ children, place }: Words, mark: OpenMark, source: Source): PhrasingContent[] {
  const [before, rest] = split({ children, place }, mark.at, source);
  const [, after] = split({ children: rest, place: { start: mark.at, end: place.end } }, mark.end, source);
  if (trimEnd(after).length === 0) return trimEnd(before);
  const position = { start: source.pointAt(mark.at), end: source.pointAt(place.end) };
  const set = (inner: PhrasingContent[], type: 'delete' | 'emphasis' | 'strong'): PhrasingContent[] => [
    { type, children: inner, position },
  ];
  return [...before, ...stylesOf(mark).reduceRight(set, after)];
}

/** Words of which the last, from a place on, are code: in the emphasis that is read around that place, if there is one. */
function withCode({ children, place }: Words, code: InlineCode, source: Source): PhrasingContent[] {
  const at = startOf(code);
  const index = children.findIndex((node) => isStyle(node) && startOf(node) < at && at < endOf(node));
  const around = children[index];
  if (!around || !isStyle(around)) return [...split({ children, place }, at, source)[0], code];
  const inner = withCode({ children: around.children, place: placeOf(around) }, code, source);
  return [...children.slice(0, index), { ...around, children: inner, position: spanOf(startOf(around), code, source) }];
}

const spanOf = (start: number, code: InlineCode, source: Source) => ({
  start: source.pointAt(start),
  end: source.pointAt(endOf(code)),
});

/** What containers put before a further line of a leaf in them. */
function prefixOf(path: readonly RootContent[]): RegExp {
  const columnOf = (node: RootContent | undefined): number => node?.position?.start.column ?? 1;
  const parts = path.map((node) => {
    if (node.type === 'blockquote') return '(?: {0,3}>[ \\t]?)?';
    if (node.type === 'footnoteDefinition') return '[ \\t]{0,4}';
    return node.type === 'listItem' ? `[ \\t]{0,${Math.max(0, columnOf(node.children[0]) - columnOf(node))}}` : '';
  });
  return new RegExp(`^${parts.join('')}`);
}

/** Open code, as far as it is shown: nothing is read in it. */
function codeOf({ at, end }: OpenMark, stop: number, prefix: RegExp, source: Source): InlineCode | undefined {
  const [first = '', ...lines] = source
    .slice(end, stop)
    .trimEnd()
    .split(/(?<=\r\n|\n|\r(?!\n))/);
  const written = [first, ...lines.map((line) => line.replace(prefix, ''))].join('');
  // A blank on each side is no part of code.
  const value = written.startsWith(' ') ? written.slice(1) : written;
  if (value.trim() === '') return undefined;
  return { type: 'inlineCode', value, position: { start: source.pointAt(at), end: source.pointAt(stop) } };
}

/** Blocks with what can be shown ahead of the last of them: its open marks are taken for what they open. */
export function styleOpen(nodes: readonly RootContent[], { cut, marks }: Ahead, source: Source): RootContent[] {
  const last = marks[marks.length - 1];
  const path = lastPath(nodes);
  const stop = Math.min(cut, endOf(path[path.length - 1] as RootContent));
  const code = last?.char === '`' ? codeOf(last, stop, prefixOf(path), source) : undefined;
  const isEmptyCode = last?.char === '`' && !code;
  const shown = truncate(nodes, isEmptyCode ? last.at : code ? stop : cut, source);
  return withLeaf(shown, (leaf) => {
    const place = { start: startOf(leaf), end: stop };
    let children = leaf.children as PhrasingContent[];
    if (code) children = withCode({ children, place }, code, source);
    for (const mark of [...marks].reverse())
      if (mark.char !== '`' && !mark.isNested) children = withStyle({ children, place }, mark, source);
    return children;
  });
}

/** Blocks with other words in the last paragraph or heading. */
function withLeaf(nodes: readonly RootContent[], write: (leaf: Parents) => PhrasingContent[]): RootContent[] {
  const last = nodes[nodes.length - 1];
  if (!last || !('children' in last)) return [...nodes];
  const isLeaf = last.type === 'paragraph' || last.type === 'heading';
  const children = isLeaf ? write(last) : withLeaf(last.children, write);
  const end = children[children.length - 1]?.position?.end;
  const changed = { ...last, children } as Parents;
  if (last.position && end) changed.position = { ...last.position, end };
  return [...nodes.slice(0, -1), changed as RootContent];
}
