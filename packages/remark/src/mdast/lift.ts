import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { hasLineEnding } from './plain-text.ts';
import type { ReplyBlock } from './types.ts';

/** Whether a node is an empty remainder: nothing but blanks and breaks. */
const isEmpty = (children: readonly PhrasingContent[]): boolean =>
  children.every((child) => child.type === 'break' || (child.type === 'text' && child.value.trim() === ''));

/** Takes the blanks off one edge of a text node and keeps its position true. */
function trimEdge(children: PhrasingContent[], edge: 'start' | 'end'): void {
  for (;;) {
    const node = edge === 'start' ? children[0] : children[children.length - 1];
    if (node?.type === 'break') {
      if (edge === 'start') children.shift();
      else children.pop();
      continue;
    }
    if (node?.type !== 'text') return;
    const value = edge === 'start' ? node.value.trimStart() : node.value.trimEnd();
    if (value !== '') {
      const { position } = node;
      const cut = node.value.length - value.length;
      const lost = edge === 'start' ? node.value.slice(0, cut) : node.value.slice(value.length);
      if (cut > 0 && position && !hasLineEnding(lost)) {
        const point = edge === 'start' ? position.start : position.end;
        const by = edge === 'start' ? cut : -cut;
        const moved = { line: point.line, column: point.column + by, offset: (point.offset ?? 0) + by };
        node.position = edge === 'start' ? { ...position, start: moved } : { ...position, end: moved };
      }
      node.value = value;
      return;
    }
    if (edge === 'start') children.shift();
    else children.pop();
  }
}

/** The text right next to a block on its own line: a line break between means the line is the block's. */
function touches(children: readonly PhrasingContent[], edge: 'start' | 'end'): boolean {
  const node = edge === 'start' ? children[0] : children[children.length - 1];
  if (!node || node.type === 'break') return false;
  if (node.type !== 'text') return true;
  const blanks = edge === 'start' ? /^\s*/.exec(node.value)?.[0] : /\s*$/.exec(node.value)?.[0];
  if (blanks && hasLineEnding(blanks)) return false;
  if (node.value.trim() !== '') return true;
  return touches(edge === 'start' ? children.slice(1) : children.slice(0, -1), edge);
}

/** Neighbouring texts are one: a tree has no seams that its source does not show. */
function mergeTexts(children: PhrasingContent[]): void {
  for (let index = 1; index < children.length; index++) {
    const left = children[index - 1];
    const right = children[index];
    if (left?.type !== 'text' || right?.type !== 'text') continue;
    left.value += right.value;
    const end = right.position?.end;
    if (left.position && end) left.position = { ...left.position, end };
    children.splice(index--, 1);
  }
}

function paragraphOf(children: PhrasingContent[]): Paragraph[] {
  if (isEmpty(children)) return [];
  mergeTexts(children);
  trimEdge(children, 'start');
  trimEdge(children, 'end');
  const start = children[0]?.position?.start;
  const end = children[children.length - 1]?.position?.end;
  return [{ type: 'paragraph', children, ...(start && end && { position: { start, end } }) }];
}

/** A paragraph cut at its one-line blocks: paragraph, block, paragraph as siblings (blocks.md §3). */
function split(paragraph: Paragraph): RootContent[] {
  const result: RootContent[] = [];
  let rest: PhrasingContent[] = [];
  let last: ReplyBlock | undefined;
  for (const child of paragraph.children) {
    if (child.type !== 'replyBlock') {
      rest.push(child);
      continue;
    }
    const { oneLine } = child.data.flowdown;
    const between = isEmpty(rest);
    const sameLine = !rest.some((node) => node.type === 'break' || (node.type === 'text' && hasLineEnding(node.value)));
    if (last?.data.flowdown.oneLine) last.data.flowdown.oneLine.after = between ? sameLine : touches(rest, 'start');
    if (oneLine) oneLine.before = between ? last !== undefined && sameLine : touches(rest, 'end');
    result.push(...paragraphOf(rest), child);
    rest = [];
    last = child;
  }
  if (last?.data.flowdown.oneLine) last.data.flowdown.oneLine.after = !isEmpty(rest) && touches(rest, 'start');
  result.push(...paragraphOf(rest));
  for (const node of result) {
    if (node.type !== 'replyBlock') continue;
    const { oneLine } = node.data.flowdown;
    if (oneLine && !oneLine.before && !oneLine.after) delete node.data.flowdown.oneLine;
  }
  return result;
}

/** Lifts one-line blocks out of their paragraphs. */
export function liftBlocks(tree: Root): void {
  const parents: Parents[] = [tree];
  for (let parent = parents.pop(); parent; parent = parents.pop()) {
    const children: RootContent[] = [];
    for (const child of parent.children as RootContent[]) {
      const holds = child.type === 'paragraph' && child.children.some((inner) => inner.type === 'replyBlock');
      if (holds) for (const part of split(child)) children.push(part);
      else children.push(child);
      if ('children' in child && child.type !== 'paragraph') parents.push(child);
    }
    parent.children = children;
  }
}
