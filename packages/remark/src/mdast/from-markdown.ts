import { blockKinds, suggestBlock } from '@flowdown/grammar';
import type { Image, Link, List, ListItem, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import { decodeString } from 'micromark-util-decode-string';
import { type LabelOptions, labelReply } from '../label/label-reply.ts';
import '../micromark/types.ts';
import { diagnostic, report, sortDiagnostics } from './diagnostics.ts';
import { type Escapes, enterEscape } from './escapes.ts';
import { finishBlock } from './finish-block.ts';
import { liftBlocks } from './lift.ts';
import { exitProse } from './prose.ts';
import { ruleOf } from './rule.ts';
import { compareSiblings } from './siblings.ts';
import { fixSpread, fixSpreadOfMarkers } from './spread.ts';
import { type Boxes, enterBox } from './task-box.ts';
import type { BlockLabel, EntryLabel, ReplyBlock, ReplyBlockProse } from './types.ts';
import type { YamlReader } from './yaml-reader.ts';

/** What the extension for mdast can be told. */
export interface FlowdownFromMarkdownOptions extends LabelOptions {
  /** Reads the bodies of forms and charts (`remark-flowdown/yaml`). Without it they are marked as pending. */
  yaml?: YamlReader;
}

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** The names and values of the block being compiled. */
    flowdownValues?: Record<string, string> | undefined;
    /** In a place where a one-line block is text: its tokens become text again. */
    flowdownInert?: boolean | undefined;
  }
}

const builtIn: ReadonlySet<string> = new Set(blockKinds.map(({ name }) => name));

const top = (context: CompileContext): Parents => context.stack[context.stack.length - 1] as Parents;
const root = (context: CompileContext): Root => context.stack[0] as Root;

/** The extension for `mdast-util-from-markdown`: `:::` blocks as `replyBlock` nodes. */
export function flowdownFromMarkdown(options: FlowdownFromMarkdownOptions = {}): Extension {
  /** Trees in which a one-line block waits to be lifted, and those that hold a block, with its outermost lists. */
  const oneLine = new WeakSet<Root>();
  const blocks = new WeakMap<Root, Set<Nodes>>();
  const boxes: Boxes = new WeakMap();
  const escapes: Escapes = new WeakMap();

  return {
    enter: {
      characterEscape: enterEscape(escapes),
      characterReference: enterEscape(escapes),
      taskListCheck: enterBox(boxes),
      replyBlock(token) {
        noteBlock(this);
        enterBlock.call(this, token);
      },
      replyBlockText(token) {
        // Blocks never nest, and only a paragraph has a line that can hold one.
        if (top(this).type !== 'paragraph' || this.stack.some(({ type }) => type === 'replyBlock')) {
          this.data.flowdownInert = true;
          return;
        }
        oneLine.add(root(this));
        enterBlock.call(this, token);
      },
      replyBlockList(token) {
        if (this.data.flowdownInert) return;
        const list: List = { type: 'list', ordered: false, start: null, spread: false, children: [] };
        this.enter(list, token);
      },
      replyBlockEntry: enterEntry,
      replyBlockTarget: enterTarget,
      replyBlockField: enterField,
      replyBlockProse(token) {
        this.enter({ type: 'replyBlockProse', children: [] } satisfies ReplyBlockProse, token);
      },
      replyBlockStray(token) {
        noteBlock(this);
        const { replyBlock } = token;
        if (replyBlock) report(root(this), unknownBlock(replyBlock.name, token));
      },
      calloutLine(token) {
        const { kind = '', isBody = false } = token.marker ?? {};
        const flowdown = { type: 'marker' as const, kind, isBody, length: 0 };
        this.enter({ type: 'paragraph', children: [], data: { flowdown } }, token);
      },
      calloutMarker(token) {
        this.config.enter.data?.call(this, token);
      },
      literalBreak: enterLiteralBreak,
      replyBlockMarker: enterSyntax,
      replyBlockSequence: enterSyntax,
      replyBlockName: enterSyntax,
      replyBlockValue: enterSyntax,
      replyBlockFilename: enterSyntax,
      replyBlockMime: enterSyntax,
    },
    exit: {
      calloutLine(token) {
        this.exit(token);
      },
      calloutMarker(token) {
        this.config.exit.data?.call(this, token);
        const label = top(this).data?.flowdown;
        if (label?.type === 'marker') label.length = token.end.offset - token.start.offset;
      },
      listOrdered: exitList,
      listUnordered: exitList,
      replyBlock: exitBlock,
      replyBlockText(token) {
        if (this.data.flowdownInert) this.data.flowdownInert = undefined;
        else exitBlock.call(this, token);
      },
      replyBlockList(token) {
        if (!this.data.flowdownInert) this.exit(token);
      },
      replyBlockEntry: exitEntry,
      replyBlockTarget(token) {
        this.exit(token);
      },
      replyBlockField: exitField,
      replyBlockProse: exitProse(boxes),
      replyBlockMarker: exitSyntax,
      replyBlockSequence: exitSyntax,
      replyBlockName: exitSyntax,
      replyBlockUrl: exitUrl,
      replyBlockAlt: exitAlt,
      replyBlockTitle: exitTitle,
      replyBlockFilename: exitAttribute('filename'),
      replyBlockMime: exitAttribute('mime'),
      replyBlockValue: exitValue,
    },
    transforms: [
      (tree) => {
        if (oneLine.delete(tree)) liftBlocks(tree);
        fixSpread(tree);
        const lists = blocks.get(tree);
        if (lists) {
          blocks.delete(tree);
          for (const list of lists) fixSpreadOfMarkers(list);
          for (const found of compareSiblings(tree)) report(tree, found);
        }
        labelReply(tree, options, escapes);
        sortDiagnostics(tree);
        // Prose that moved before its block stands first, and is not where the reply starts.
        if (tree.position) tree.position.start = { line: 1, column: 1, offset: 0 };
        return tree;
      },
    ],
  };

  function noteBlock({ stack }: CompileContext): void {
    const lists = blocks.get(stack[0] as Root) ?? new Set();
    const list = stack.find(({ type }) => type === 'list');
    if (list) lists.add(list as Nodes);
    blocks.set(stack[0] as Root, lists);
  }

  function enterBlock(this: CompileContext, token: Token): void {
    const info = token.replyBlock;
    if (!info?.kind) return;
    this.data.flowdownValues = {};
    const { name, model, entry, layout } = info.kind;
    const custom = { model, ...(entry && { entry }), ...(layout && { layout }) };
    const flowdown: BlockLabel = { type: 'block', raw: info.raw, ...(!builtIn.has(name) && { custom }) };
    if (token.type === 'replyBlockText') flowdown.oneLine = { before: false, after: false };
    this.enter({ type: 'replyBlock', name: info.kind.name, children: [], data: { flowdown } }, token);
  }

  function exitBlock(this: CompileContext, token: Token): void {
    const info = token.replyBlock;
    const node = top(this) as ReplyBlock;
    const values = this.data.flowdownValues;
    this.data.flowdownValues = undefined;
    this.exit(token);
    if (!info?.kind) return;
    if (token.type === 'replyBlockText' && info.kind.model === 'items') gatherEntries(node);
    if (token.type === 'replyBlockText') takeProse(node, top(this) as Paragraph, info.kind.model === 'flow');
    if (values && info.kind.layout === 'values') node.data.flowdown.values = values;
    const tree = root(this);
    if (!info.closed)
      report(tree, diagnostic('unclosed-block', `The ${info.kind.name} block has no closing line.`, token.start));
    for (const found of finishBlock(node, info.kind, info.lines, options.yaml)) report(tree, found);
  }
}

/**
 * The end of a list. Where there are no two, nothing is spread: a blank line at the end of a quote is none of the list, and
 * could not be written. In a quote, mdast-util-from-markdown counts no blank line under a nested list either; what it does
 * not count without marker lines must not count with them.
 */
function exitList(this: CompileContext, token: Token): void {
  const list = top(this) as List;
  this.exit(token);
  const gaps = list.children.slice(0, -1);
  const isQuoted = this.stack.some(({ type }) => type === 'blockquote');
  if (gaps.length === 0 || (isQuoted && gaps.every(endsInList))) list.spread = false;
  for (const item of list.children) if (item.children.length < 2) item.spread = false;
}

const endsInList = ({ children }: ListItem): boolean => children[children.length - 1]?.type === 'list';

/** Entries of a one-line block that words part are one list all the same. */
function gatherEntries(node: ReplyBlock): void {
  const children = node.children as Nodes[];
  const items = children.filter((child): child is ListItem => child.type === 'listItem');
  const start = items[0]?.position?.start;
  const end = items[items.length - 1]?.position?.end;
  if (!start || !end) return;
  const list: List = {
    type: 'list',
    ordered: false,
    start: null,
    spread: false,
    children: items,
    position: { start, end },
  };
  node.children = [...node.children.filter((child) => (child as Nodes).type !== 'listItem'), list];
}

/** Words among the entries of a one-line block stand before it; in a block of Markdown they are its content. */
function takeProse(node: ReplyBlock, paragraph: Paragraph, isContent: boolean): void {
  const isProse = (child: Nodes) => child.data?.flowdown?.type === 'field' && child.data.flowdown.field === 'prose';
  const prose = node.children.filter(isProse) as Paragraph[];
  if (prose.length === 0) return;
  for (const child of prose) delete child.data;
  if (isContent) return;
  node.children = node.children.filter((child) => !prose.includes(child as Paragraph));
  const words = prose.flatMap((child, index): PhrasingContent[] =>
    index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children],
  );
  paragraph.children = [...paragraph.children.slice(0, -1), ...words, ...paragraph.children.slice(-1)];
}

function unknownBlock(name: string, token: Token) {
  const meant = suggestBlock(name);
  const hint = meant === undefined ? '' : ` ${meant} is one, if that is what was meant.`;
  return diagnostic('unknown-block', `No block is called "${name}"; its body is shown as text.${hint}`, token.start);
}

function enterEntry(this: CompileContext, token: Token): void {
  if (!this.data.flowdownInert) {
    const flowdown: EntryLabel = { type: 'entry' };
    this.enter({ type: 'listItem', spread: false, checked: null, children: [], data: { flowdown } }, token);
    this.enter({ type: 'paragraph', children: [] }, token);
  }
}

/** Whether the entry at hand belongs to a block of images: there a URL alone is a picture. */
function isImage(context: CompileContext): boolean {
  const block = context.stack.findLast((node): node is ReplyBlock => node.type === 'replyBlock');
  if (!block) return false;
  const { entry, layout } = ruleOf(block);
  return entry === 'image' || layout === 'card';
}

/** Opens the link or image that an entry's URL makes of it. */
function enterTarget(this: CompileContext, token: Token): void {
  const { alt, label } = token.entry ?? {};
  if (alt !== undefined || (!label && isImage(this)))
    this.enter({ type: 'image', title: null, url: '', alt: '' }, token);
  else this.enter({ type: 'link', title: null, url: '', children: [] }, token);
}

function exitEntry(this: CompileContext, token: Token): void {
  if (this.data.flowdownInert) return;
  this.exit(token);
  this.exit(token);
}

function enterField(this: CompileContext, token: Token): void {
  if (this.data.flowdownInert) return;
  const data = { flowdown: { type: 'field' as const, field: token.field ?? (token.entry ? 'image' : 'title') } };
  const { field } = data.flowdown;
  if (field === 'title' || field === 'subtitle')
    this.enter({ type: 'heading', depth: field === 'title' ? 1 : 2, children: [], data }, token);
  else this.enter({ type: 'paragraph', children: [], data }, token);
}

function exitField(this: CompileContext, token: Token): void {
  if (!this.data.flowdownInert) this.exit(token);
}

/** Body syntax draws nothing, except where the whole block is text. Within a link or image it is the link's own syntax. */
function isShown(context: CompileContext): boolean {
  return Boolean(context.data.flowdownInert) && !['link', 'image'].includes(top(context).type);
}

function enterSyntax(this: CompileContext, token: Token): void {
  if (isShown(this)) this.config.enter.data?.call(this, token);
}

function exitSyntax(this: CompileContext, token: Token): void {
  const node = this.stack[this.stack.length - 1] as Nodes;
  if (this.data.flowdownInert && node.type === 'text') this.config.exit.data?.call(this, token);
}

/** The link or image that the current token belongs to. */
const target = (context: CompileContext): Link | Image | undefined => {
  const node = context.stack[context.stack.length - 1] as Nodes;
  return node.type === 'link' || node.type === 'image' ? node : undefined;
};

function exitUrl(this: CompileContext, token: Token): void {
  const node = target(this);
  if (node) node.url = decodeString(this.sliceSerialize(token));
}

function exitAlt(this: CompileContext, token: Token): void {
  const node = target(this);
  if (node?.type === 'image') node.alt = decodeString(this.sliceSerialize(token));
}

function exitTitle(this: CompileContext, token: Token): void {
  const node = target(this);
  if (node) node.title = decodeString(this.sliceSerialize(token));
}

function exitAttribute(key: 'filename' | 'mime') {
  return function (this: CompileContext, token: Token): void {
    if (this.data.flowdownInert) {
      exitSyntax.call(this, token);
      return;
    }
    const item = this.stack.findLast((node): node is ListItem => node.type === 'listItem');
    const label = item?.data?.flowdown;
    if (label?.type === 'entry') label[key] = decodeString(this.sliceSerialize(token));
  };
}

function exitValue(this: CompileContext, token: Token): void {
  if (this.data.flowdownInert) exitSyntax.call(this, token);
  else if (token.field && this.data.flowdownValues)
    this.data.flowdownValues[token.field] ??= this.sliceSerialize(token);
}

/** A literal `\n` in text: a break, with the blanks and the line ending next to it. */
function enterLiteralBreak(this: CompileContext, token: Token): void {
  const { children } = top(this);
  const last = children[children.length - 1];
  if (last?.type === 'text') {
    const value = last.value.replace(/[ \t]+$/, '');
    const cut = last.value.length - value.length;
    last.value = value;
    if (cut > 0 && last.position) {
      const { line, column, offset = 0 } = last.position.end;
      last.position = { ...last.position, end: { line, column: column - cut, offset: offset - cut } };
    }
    if (value === '') children.pop();
  }
  this.enter({ type: 'break' }, token);
  this.exit(token);
  if (token.endsLine) this.data.atHardBreak = true;
}
