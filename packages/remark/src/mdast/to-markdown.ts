import { blockKinds, createFenceTracker } from '@flowdown/grammar';
import type { Break, Code, Parents } from 'mdast';
import type { Handle, Info, Join, Options, State } from 'mdast-util-to-markdown';
import { defaultHandlers } from 'mdast-util-to-markdown';
import { lineFeeds } from './plain-text.ts';
import { ruleOf } from './rule.ts';
import type { ReplyBlock } from './types.ts';
import { bodyOf } from './write-body.ts';
import { writeHeading } from './write-heading.ts';
import { writeHtml } from './write-html.ts';
import { joinOneLine, writeLine } from './write-one-line.ts';
import { writeMarker, writeQuote } from './write-quote.ts';

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    /** The body of a `:::` block. */
    replyBlock: 'replyBlock';
    /** A label, title or value within one line of a body. */
    replyBlockLine: 'replyBlockLine';
  }
}

/** What the serialiser can be told. */
export interface FlowdownToMarkdownOptions {
  /** Names of the blocks an application added, so that text that looks like one stays text. */
  blocks?: readonly { name: string }[];
  /**
   * Whether the text is read with literal `\n` as breaks: then a backslash before an `n` is escaped, and a break stands
   * as `\n` where a line cannot end.
   *
   * @default false
   */
  literalNewlines?: boolean;
}

/** A pattern that matches a name in any letter case; the serialiser's patterns have no flags. */
const anyCase = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

// Nodes of the serialiser's own, which no tree holds.
const lineHandler: object = { replyLine: writeLine, replyMarker: writeMarker };

/** The extension for `mdast-util-to-markdown`: blocks in their canonical form, and text that looks like a marker escaped. */
export function flowdownToMarkdown(options: FlowdownToMarkdownOptions = {}): Options {
  const names = [...blockKinds, ...(options.blocks ?? [])].map(({ name }) => anyCase(name)).join('|');
  return {
    handlers: {
      blockquote: writeQuote as Handle,
      code: writeCode,
      heading: writeHeading,
      html: writeHtml,
      replyBlock: writeBlock as Handle,
      root: joinOneLine,
      thematicBreak: writeRule,
      ...lineHandler,
      break: options.literalNewlines ? writeBreak : writePlainBreak,
    },
    join: [joinList],
    unsafe: [
      // A reference before a colon would start a definition.
      { character: ':', beforeNode: ['linkReference', 'footnoteReference'] },
      // A line of colons, or an opener at a line's start.
      { atBreak: true, character: ':', after: '::' },
      // An opener glued to text, or in a line.
      { character: ':', after: `::+[\\t ]*(?:${names})(?:[\\t :\\r\\n]|$)` },
      // A closer of the block the text is in.
      { atBreak: true, character: ':', after: ':', inConstruct: 'replyBlock' },
      { before: '[\\t ]', character: ':', after: ':', inConstruct: ['replyBlock', 'replyBlockLine'] },
      ...(options.literalNewlines ? [{ character: '\\', after: 'n', inConstruct: 'phrasing' as const }] : []),
      { character: ':', after: '::+[\\t ]*(?:[\\r\\n]|$)', inConstruct: ['replyBlock', 'replyBlockLine'] },
    ],
  };
}

/** Code with line feeds: a carriage return before the fence would be one line ending with that of its line. */
const writeCode: Handle = (node: Code, parent, state, info) =>
  defaultHandlers.code({ ...node, value: lineFeeds(node.value) }, parent, state, info);

/**
 * A break stands as a literal `\n` where a line cannot end: in a mark, a heading or a line of a block, and at
 * the edge of a text, where the stock break would be nothing.
 */
const writeBreak: Handle = (node, parent, state, info) => {
  if (state.stack.includes('tableCell')) return '<br>';
  const siblings = parent?.children ?? [];
  const isEdge = siblings[0] === node || siblings[siblings.length - 1] === node;
  const isLine = wholeTexts.has(parent?.type ?? '') && !state.stack.some((name) => oneLineConstructs.has(name));
  return isLine && !isEdge ? defaultHandlers.break(node as Break, parent, state, info) : '\\n';
};

/** In a quote, a blank line between a list and another container would count as one within the list. */
const joinList: Join = (left, right, _parent, state) => {
  const isQuoted = left.type === 'list' && !left.spread && state.stack.includes('blockquote');
  return isQuoted && (right.type === 'list' || right.type === 'blockquote') ? 0 : undefined;
};

/** The stock break, but for a table cell, which has no second line. */
const writePlainBreak: Handle = (node, parent, state, info) =>
  state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node as Break, parent, state, info);

// In emphasis and links a line ending next to the mark would unmake it.
const wholeTexts: ReadonlySet<string> = new Set(['paragraph', 'heading']);
const oneLineConstructs: ReadonlySet<string> = new Set(['headingAtx', 'replyBlockLine']);

/** A rule; right under text, where `---` would make a heading of it, with other marks. */
const writeRule: Handle = (node, parent) => {
  const siblings: readonly unknown[] = parent?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1] as { type?: string } | undefined;
  const isTight = parent !== undefined && 'spread' in parent && parent.spread === false;
  return isTight && before?.type === 'paragraph' ? '***' : '---';
};

/** Whether a raw body ends in open code, which runs to the end of the container: a closer after it would be code. */
function endsInCode(node: ReplyBlock): boolean {
  if (ruleOf(node).model !== 'yaml') return false;
  const fences = createFenceTracker();
  for (const line of node.data.flowdown.raw.split('\n')) fences.read(line);
  return fences.open;
}

/**
 * ```markdown
 * ::: actions
 * - Yes
 * :::
 * ```
 */
function writeBlock(node: ReplyBlock, _parent: Parents | undefined, state: State, info: Info): string {
  const exit = state.enter('replyBlock');
  const body = bodyOf(node, state, info);
  exit();
  const head = [`::: ${node.name}`, ...(body === '' ? [] : [body])];
  return endsInCode(node) ? head.join('\n') : [...head, ':::'].join('\n');
}
