/** Chooses from where on the last block is read again: as late as no further text can change what stands before. */
import { readFenceInfo } from '@flowdown/grammar';
import type { Code, List, ListItem, Nodes, Paragraph, Parents, RootContent, Table } from 'mdast';
import type { Point } from 'unist';
import type { Level } from './chain.ts';
import { codeOf } from './open-fence.ts';
import { endOf, startOf } from './places.ts';
import { isSettled } from './settle.ts';
import type { Source } from './source.ts';
import { isOpenFence } from './withhold.ts';

/** A place from which on text is read again, and the blocks that are open there. */
export interface Commit {
  levels: Level[];
  start: Point & { offset: number };
  /** A paragraph that goes on there; its children before `frozen` are final, and `value` of the text there. */
  text?: { leaf: Paragraph; frozen: number; value: string; standIn: string };
  code?: { leaf: Code; value: string; fence: string };
}

const columnOf = (node: Nodes): number => node.position?.start.column ?? 1;

const lineStart = (node: Nodes): Point & { offset: number } => ({
  line: node.position?.start.line ?? 1,
  column: 1,
  offset: startOf(node) - columnOf(node) + 1,
});

const itemMarker = /^([-+*]|\d{1,9}[.)])(?:( {1,4})(?=[^ \t\r\n])|(?=[ \r\n]|$))/;

function itemLevel(item: ListItem, source: Source): Level | undefined {
  if (startOf(item) < source.start.offset) return undefined;
  const found = itemMarker.exec(source.slice(startOf(item), startOf(item) + 16));
  if (!found) return undefined;
  const [, marker = '', blanks = ' '] = found;
  const column = columnOf(item);
  const opener = { type: 'item', marker, column, content: column + marker.length + blanks.length } as const;
  return level(item, opener, item.children.length - 1);
}

const level = (node: Parents, opener: Level['opener'], frozen: number): Level => ({
  node,
  children: node.children as RootContent[],
  frozen: Math.max(0, frozen),
  opener,
});

/** The levels of a chain as they are at a place: all but the last keep one open child. */
const upTo = (levels: readonly Level[]): Level[] => levels.map((each) => ({ ...each }));

/** Forms over a list outside the quote with their marker. */
const isGoverning = (node: RootContent): boolean => {
  const label = node.data?.flowdown;
  return label !== undefined && 'governed' in label && label.governed === true && label.type !== 'tabs';
};

/** Cards that another may join. */
const isPaired = ({ data }: RootContent): boolean =>
  data?.flowdown?.type === 'pros' || data?.flowdown?.type === 'cons' || data?.flowdown?.type === 'prosCons';

/** A quote that took what stands after it. */
const isTaken = ({ data }: RootContent): boolean => data?.flowdown !== undefined && 'governed' in data.flowdown;

const wide = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;

/** The last place between words of a paragraph up to which all is decided. */
function findWordEnd(leaf: Paragraph, cut: number, source: Source): (Commit['text'] & { at: number }) | undefined {
  const index = leaf.children.length - 1;
  const last = leaf.children[index];
  if (last?.type !== 'text' || !last.position) return undefined;
  const from = Math.max(startOf(last), source.start.offset);
  const to = Math.min(cut, endOf(last));
  const text = source.slice(from, to);
  const line = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
  for (let at = text.length - 1; at > line + 1; at--) {
    const [before = '', after = ''] = [text[at - 1], text[at]];
    const isGap = (after === ' ' && /[A-Za-z0-9,;]/.test(before)) || (wide.test(before) && wide.test(after));
    if (!isGap) continue;
    const rest = text.slice(at);
    // Only where the text is what stands there can it be cut.
    if (!last.value.endsWith(rest)) return undefined;
    const standIn = wide.test(before) ? before : 'a';
    return {
      leaf,
      frozen: leaf.children.length,
      value: last.value.slice(0, last.value.length - rest.length),
      standIn,
      at: from + at,
    };
  }
  return undefined;
}

/** The start of the last line of an open fence, and the lines before it. */
function findCodeLine(
  leaf: Code,
  source: Source,
  current: Commit['code'],
): { at: number; value: string; fence: string } | undefined {
  const isKnown = current !== undefined && startOf(leaf) < source.start.offset;
  if (startOf(leaf) < source.start.offset && !isKnown) return undefined;
  const from = isKnown ? source.start.offset : startOf(leaf);
  const written = source.slice(from);
  const fence = isKnown ? current.fence : written.split('\n', 1)[0];
  const line = written.lastIndexOf('\n') + 1;
  if (fence === undefined || written.includes('\r')) return undefined;
  const first = isKnown ? 0 : fence.length + 1;
  if (line <= first) return undefined;
  const value = codeOf(written.slice(first, line - 1));
  return { at: from + line, value: isKnown ? `${current.value}\n${value}` : value, fence };
}

/**
 * The latest place in the last block from which on a text can be read again.
 *
 * @param top the last block, as it is shown without what is withheld
 * @param cut from where on blocks are withheld
 * @param current the place of the last choice, where the source starts
 */
export function chooseCommit(top: RootContent, cut: number, source: Source, current?: Commit): Commit | undefined {
  // A tab before text stands for columns that a text of its own does not have; in code it is a character.
  if (top.type !== 'code' && source.text.includes('\t')) return undefined;
  let found: Commit | undefined;
  const levels: Level[] = [];
  const isWithin = (offset: number): boolean => offset > source.start.offset && offset <= cut;
  const note = (start: Point & { offset: number }): void => {
    if (isWithin(start.offset)) found = { levels: upTo(levels), start };
  };

  let node: RootContent | undefined = top;
  while (node) node = descend(node);
  return found;

  function descend(at: RootContent): RootContent | undefined {
    switch (at.type) {
      case 'list':
        return descendList(at);
      case 'blockquote':
        if (isPaired(at)) return undefined;
        if (isGoverning(at)) {
          levels.push(level(at, { type: 'governing' }, at.children.length - 1));
          return at.children[at.children.length - 1];
        }
        if (isTaken(at)) return undefined;
        levels.push(level(at, { type: 'quote', column: columnOf(at) }, at.children.length - 1));
        return descendChildren(at);
      case 'paragraph':
        noteText(at);
        return undefined;
      case 'code':
        noteCode(at);
        return undefined;
      case 'table':
        noteRow(at);
        return undefined;
      default:
        return undefined;
    }
  }

  function descendList(list: List): RootContent | undefined {
    const last = list.children[list.children.length - 1];
    if (!last) return undefined;
    levels.push(level(list, { type: 'list' }, list.children.length - 1));
    if (list.children.length > 1) note(lineStart(last));
    const known = current?.levels[levels.length];
    const isKnown = known?.opener.type === 'item' && startOf(known.node) === startOf(last);
    const item = isKnown ? level(last, known.opener, last.children.length - 1) : itemLevel(last, source);
    if (!item) return undefined;
    levels.push(item);
    return descendChildren(last);
  }

  function descendChildren(parent: Parents): RootContent | undefined {
    const children = parent.children as RootContent[];
    const last = children.length - 1;
    const before = children[last - 1];
    const line = last > 0 ? lineStart(children[last] as RootContent) : undefined;
    const isFirst = before && line && endOf(before) >= source.start.offset && endOf(before) <= line.offset;
    if (isFirst && isSettled(children, last, source)) note(line);
    return children[last];
  }

  function noteText(leaf: Paragraph): void {
    // A marker line reads differently from other lines, and so does what may become a figure.
    if (leaf.data?.flowdown || source.slice(startOf(leaf), startOf(leaf) + 2) === '[!') return;
    const word = findWordEnd(leaf, cut, source);
    if (!word || !isWithin(word.at - 1)) return;
    const { at, ...text } = word;
    found = { levels: upTo(levels), start: { ...source.pointAt(at - 1), offset: at - 1 }, text };
  }

  function noteCode(leaf: Code): void {
    // In a container, a line of code is not the text that stands there.
    if (columnOf(leaf) > 1 || levels.some(({ opener }) => opener.type === 'quote' || opener.type === 'item')) return;
    if (!isOpenFence(leaf, source, current?.code?.fence)) return;
    // Whether it is drawn is not known before there is something to draw.
    if ((leaf.data?.flowdown?.type ?? 'code') === 'code' && readFenceInfo(leaf.lang ?? '')) return;
    const line = findCodeLine(leaf, source, current?.code);
    if (!line || !isWithin(line.at)) return;
    const { at, ...code } = line;
    found = { levels: upTo(levels), start: { ...source.pointAt(at), offset: at }, code: { leaf, ...code } };
  }

  function noteRow(table: Table): void {
    const last = table.children[table.children.length - 1];
    const columns = table.children[0]?.children.length ?? 0;
    if (!last || table.children.length < 3 || columns === 0) return;
    levels.push(level(table, { type: 'table', columns, column: columnOf(table) }, table.children.length - 1));
    note(lineStart(last));
  }
}
