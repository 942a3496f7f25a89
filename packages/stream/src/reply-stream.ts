import { blockKinds, createBlockTable } from '@flowdown/grammar';
import type { Root, RootContent } from 'mdast';
import { createReplyParser, type Diagnostic, type ReplyOptions } from 'remark-flowdown';
import type { Point } from 'unist';
import { ReplyStreamEndedError } from './errors.ts';
import { createLabels } from './labels.ts';
import { decidedLength, type Surroundings } from './lines.ts';
import { reconcile } from './reconcile.ts';
import { findStableEnd } from './settle.ts';
import { moved, shift } from './shift.ts';
import { Source } from './source.ts';
import { truncate } from './truncate.ts';
import { findUndecided, isOpen, isOpenFence, lastPath } from './withhold.ts';

/** How a reply is streamed: how it is read, and what of it is shown early. */
export interface ReplyStreamOptions extends ReplyOptions {}

/** What a piece of text changed. */
export interface ReplyUpdate {
  /** All blocks that are shown; one live array for the whole stream. Blocks that did not change keep their identity. */
  readonly blocks: readonly RootContent[];
  /** The index of the first block that is new or changed; `blocks.length` when none is. */
  readonly firstChanged: number;
  /** How many UTF-16 units of the text are not shown yet. */
  readonly held: number;
}

/** A reply that arrives in pieces. */
export interface ReplyStream {
  /**
   * Takes the next piece of text, cut anywhere.
   *
   * @throws {ReplyStreamEndedError} after `end`
   */
  append(chunk: string): ReplyUpdate;
  /** Says that all text has come, and shows what was held back. Further calls change nothing. */
  end(): ReplyUpdate;
  /** What is shown now, as a tree. After `end` it equals `parseReply` of the whole text. */
  tree(): Root;
}

/** Blocks that no line after them can change; definitions elsewhere still can. */
interface Segment {
  /** The index of the first of them. */
  first: number;
  count: number;
  diagnostics: Diagnostic[];
  /** Their text, as long as something in it may wait for a definition. */
  source: Source | undefined;
  isTitled: boolean;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** The part of a text that no further character joins to: a carriage return waits for its line feed. */
function wholeLength(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last === 0x0d || isHighSurrogate(last) ? text.length - 1 : text.length;
}

export function createReplyStream(options: ReplyStreamOptions = {}): ReplyStream {
  const parse = createReplyParser(options);
  const table = createBlockTable(blockKinds, options.blocks);
  const blocks: RootContent[] = [];
  /** How many of the blocks cannot change any more. */
  let stable = 0;
  const segments: Segment[] = [];
  const labels = createLabels();
  let diagnostics: Diagnostic[] = [];
  /** The text from the first block on that can still change. */
  let tail = '';
  let start: Point & { offset: number } = { line: 1, column: 1, offset: 0 };
  let hasStarted = false;
  let hasEnded = false;
  let around: Surroundings = { type: 'text', indent: 0 };
  let titled = false;
  let shown = 0;

  return { append, end, tree };

  function append(chunk: string): ReplyUpdate {
    if (hasEnded) throw new ReplyStreamEndedError();
    if (chunk === '') return update(blocks.length);
    tail += chunk;
    if (!hasStarted && tail.startsWith('\uFEFF')) tail = tail.slice(1);
    hasStarted = true;
    return read(false);
  }

  function end(): ReplyUpdate {
    if (hasEnded) return update(blocks.length);
    hasEnded = true;
    return read(true);
  }

  function tree(): Root {
    const found = [...segments.flatMap((segment) => segment.diagnostics), ...diagnostics];
    const root: Root = { type: 'root', children: [...blocks] };
    const end = new Source(tail, start).pointAt(start.offset + tail.length);
    root.position = { start: { line: 1, column: 1, offset: 0 }, end };
    if (found.length > 0) root.data = { flowdown: { type: 'reply', diagnostics: found } };
    return root;
  }

  /** How much of the tail can be read: whole lines, and what is decided of the last. */
  function readableLength(): number {
    const whole = wholeLength(tail);
    const text = tail.slice(0, whole);
    const lineStart = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    return lineStart + decidedLength(text.slice(lineStart), around, table);
  }

  function read(isFinal: boolean): ReplyUpdate {
    const length = isFinal ? tail.length : readableLength();
    const source = new Source(tail.slice(0, length), start);
    const found = readPart(source, titled);
    const { nodes } = found;
    diagnostics = found.diagnostics;
    const reread = readAgain(labels.define({ type: 'root', children: nodes }));
    if (isFinal) {
      shown = start.offset + tail.length;
      return show(nodes, reread);
    }
    noteSurroundings(nodes, source);
    const cut = findUndecided(nodes, diagnostics, source, table);
    shown = Math.min(cut, source.end);
    const changed = show(cut === Infinity ? nodes : truncate(nodes, cut, source), reread);
    settle(nodes, cut, source);
    return changed;
  }

  /** Reads a text that starts a line of the reply. */
  function readPart(source: Source, isTitled: boolean): { nodes: RootContent[]; diagnostics: Diagnostic[] } {
    const { known } = labels;
    const root = parse(source.text, {
      replyTitle: (options.replyTitle ?? true) && !isTitled,
      ...(known && { labels: known }),
    });
    shift(root, source.start);
    const label = root.data?.flowdown;
    const found = label?.type === 'reply' ? label.diagnostics : [];
    return {
      nodes: root.children,
      diagnostics: found.map((each) => ({ ...each, place: moved(each.place, source.start) })),
    };
  }

  /**
   * Reads stable blocks again that mention a label which has been defined now.
   *
   * @returns the index of the first that changed
   */
  function readAgain(keys: readonly string[]): number {
    let changed = Infinity;
    for (const index of labels.take(keys)) {
      const segment = segments[index];
      if (!segment?.source) continue;
      const { nodes, diagnostics: found } = readPart(segment.source, segment.isTitled);
      const fresh = reconcile(blocks.slice(segment.first, segment.first + segment.count), nodes);
      if (fresh.length !== segment.count) move(index + 1, fresh.length - segment.count);
      blocks.splice(segment.first, segment.count, ...fresh);
      segment.count = fresh.length;
      segment.diagnostics = found;
      changed = Math.min(changed, segment.first);
    }
    return changed;
  }

  /** Makes room for blocks that came in before the segments from an index on. */
  function move(from: number, by: number): void {
    for (const segment of segments.slice(from)) segment.first += by;
    stable += by;
  }

  function noteSurroundings(nodes: readonly RootContent[], source: Source): void {
    const path = lastPath(nodes);
    const leaf = path[path.length - 1];
    const isFence = leaf?.type === 'code' && isOpenFence(leaf, source);
    const isRows = isFence ? leaf.lang?.toLowerCase() === 'tree' : leaf?.type === 'table' && isOpen(leaf, source);
    const isQuoted = path.some(({ type }) => type === 'blockquote');
    const type = isRows ? 'rows' : isFence && !isQuoted ? 'code' : 'text';
    around = { type, indent: (leaf?.position?.start.column ?? 1) - 1 };
  }

  /** Puts blocks read anew after the stable ones. */
  function show(nodes: readonly RootContent[], reread: number): ReplyUpdate {
    const before = blocks.slice(stable);
    const after = reconcile(before, nodes);
    let first = 0;
    while (first < after.length && after[first] === before[first]) first++;
    blocks.length = stable;
    for (const node of after) blocks.push(node);
    const isSame = first === after.length && after.length === before.length;
    return update(Math.min(reread, isSame ? blocks.length : stable + first));
  }

  /** Leaves blocks behind that no further text can change. */
  function settle(nodes: readonly RootContent[], cut: number, source: Source): void {
    const settled = findStableEnd(nodes, diagnostics, cut, source);
    if (!settled) return;
    const at = source.pointAt(settled.offset);
    const text = tail.slice(0, settled.offset - start.offset);
    const isWaiting = labels.await(text, segments.length);
    segments.push({
      first: stable,
      count: settled.count,
      diagnostics: diagnostics.filter(({ place }) => place.line < at.line),
      source: isWaiting ? new Source(text, start) : undefined,
      isTitled: titled,
    });
    diagnostics = diagnostics.filter(({ place }) => place.line >= at.line);
    stable += settled.count;
    titled ||= nodes.slice(0, settled.count).some(({ type }) => type !== 'definition' && type !== 'footnoteDefinition');
    tail = tail.slice(settled.offset - start.offset);
    start = { ...at, offset: settled.offset };
  }

  function update(firstChanged: number): ReplyUpdate {
    return { blocks, firstChanged, held: Math.max(0, start.offset + tail.length - shown) };
  }
}
