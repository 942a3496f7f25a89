import type { ListItem, Paragraph, Parents, Root, RootContent } from 'mdast';
import type { Handle, Info, State } from 'mdast-util-to-markdown';
import { lineFeeds } from './plain-text.ts';
import type { ReplyBlock } from './types.ts';
import { entryLine, fieldLine, valueLines } from './write-body.ts';
import { unfold } from './write-quote.ts';

/** Siblings that stand on one line of the reply: a paragraph, a block, a paragraph … */
interface OneLine {
  type: 'replyLine';
  parts: (Paragraph | ReplyBlock)[];
}

const oneLineOf = (node: RootContent | undefined) =>
  node?.type === 'replyBlock' ? node.data.flowdown.oneLine : undefined;

/** Whether two siblings stand on the same line. */
function touch(left: RootContent | undefined, right: RootContent | undefined): boolean {
  if (left?.type === 'replyBlock' && right?.type === 'replyBlock')
    return Boolean(oneLineOf(left)?.after && oneLineOf(right)?.before);
  if (left?.type === 'replyBlock') return right?.type === 'paragraph' && Boolean(oneLineOf(left)?.after);
  return left?.type === 'paragraph' && right?.type === 'replyBlock' && Boolean(oneLineOf(right)?.before);
}

/** Joins what stands on one line into one node, which its own handler writes. */
function join(folded: readonly RootContent[]): RootContent[] {
  const children = folded.flatMap(unfold);
  const result: RootContent[] = [];
  for (let index = 0; index < children.length; index++) {
    const child = children[index] as RootContent;
    const parts = [child];
    while (touch(children[index], children[index + 1])) parts.push(children[++index] as RootContent);
    const alone = parts.length === 1;
    result.push(alone ? child : ({ type: 'replyLine', parts } as unknown as RootContent));
  }
  return result;
}

/**
 * The handler of the root. All containers write their children through the state, so that is where lines are joined: a
 * `join` function can part siblings by a line ending at least.
 */
export const joinOneLine: Handle = (node: Root, _parent: Parents | undefined, state: State, info: Info): string => {
  const { containerFlow } = state;
  state.containerFlow = (parent, info) =>
    containerFlow.call(state, { ...parent, children: join(parent.children as RootContent[]) } as typeof parent, info);
  // As the stock handler: a root may hold phrasing.
  const isPhrasing = node.children.some((child) => phrasing.has(child.type));
  const value = isPhrasing ? state.containerPhrasing(node, info) : state.containerFlow(node, info);
  state.containerFlow = containerFlow;
  // Code and HTML keep the line endings of the reply they were read in; two that meet would become one.
  return lineFeeds(value);
};

const phrasing = new Set<string>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'strong',
  'text',
]);

/** The handler of what stands on one line. */
export function writeLine(node: OneLine, parent: Parents | undefined, state: State, info: Info): string {
  const { parts } = node;
  // The first paragraph of a task item is written with its box, so its handler has to see it as that.
  const isFirst = (parent?.children[0] as unknown) === node;
  const holder = {
    ...(isFirst ? parent : undefined),
    type: isFirst ? parent?.type : 'root',
    children: parts,
  } as Parents;
  return parts
    .map((part, index) => {
      if (part.type === 'replyBlock') return writeBlock(part, state, info);
      if (index === 0) return state.handle(part, holder, state, { ...info, before: '\n', after: '\n' });
      const exits = [state.enter('paragraph'), state.enter('phrasing')];
      const value = state.containerPhrasing(part, { ...info, before: ' ', after: '\n' });
      for (const exit of exits) exit();
      return value;
    })
    .join(' ');
}

/** A block within its line: `::: actions - Yes - No :::`. */
function writeBlock(node: ReplyBlock, state: State, info: Info): string {
  const exit = state.enter('replyBlock');
  const body = partsOf(node, state, info);
  exit();
  return `::: ${node.name} ${body} :::`;
}

function partsOf(node: ReplyBlock, state: State, info: Info): string {
  const { raw, values } = node.data.flowdown;
  const list = node.children.find((child) => child.type === 'list');
  if (list?.type === 'list') {
    const lines = list.children.map((item: ListItem) => entryLine(node, item, state, info));
    return lines.map((line) => (line.startsWith('- ') ? line : `- ${line}`)).join(' ');
  }
  if (values) return valueLines(node, state, info).join(' ');
  const fields = node.children.map((child) => fieldLine(child, state, info)).filter((line) => line !== '');
  return fields.length > 0 ? fields.join(' ') : raw;
}
