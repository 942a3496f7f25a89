import { blockKinds, createBlockTable, mayHoldOpener, readFenceInfo } from '@flowdown/grammar';
import type { Root, RootContent } from 'mdast';
import type { Diagnostic } from 'remark-flowdown';
import { createReplyParser } from 'remark-flowdown/parser';
import type { Point } from 'unist';
import { type ShownAhead, showAhead } from './ahead.ts';
import { headOf, withFence } from './chain.ts';
import { type Commit, chooseCommit } from './commit.ts';
import { ReplyStreamEndedError } from './errors.ts';
import { extendCode } from './extend-code.ts';
import { type Graft, graftOf, graftTail, Mismatch, replaceTail } from './graft.ts';
import { createLabels, isDrawn } from './labels.ts';
import { decidedLength, type Surroundings, withoutContainers } from './lines.ts';
import { markOpenFence } from './open-fence.ts';
import { leadsOf } from './open-lead.ts';
import { styleOpen } from './open-styles.ts';
import { startOf } from './places.ts';
import { extendText, findPlainEnd, isPlain, type TextPath } from './plain-text.ts';
import { reconcile } from './reconcile.ts';
import { findStableEnd } from './settle.ts';
import { moved, type Origin, shift } from './shift.ts';
import { Source } from './source.ts';
import { truncate } from './truncate.ts';
import type { ReplyStream, ReplyStreamOptions, ReplyUpdate } from './types.ts';
import { findWaiting, type Waiting } from './waiting.ts';
import { findAhead, findUndecided, isOpen, isOpenFence, lastPath, type OpenAround } from './withhold.ts';

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

const plainText: Surroundings = { type: 'text', indent: 0 };

/** A text to be read on its own, and where it stands in the reply. */
interface Part {
  text: string;
  origin: Origin;
}

/** A stream that reads forms and charts only with the `yaml` it is given; they stay pending without. */
export function createReplyStream({ inline = 'exact', ...options }: ReplyStreamOptions = {}): ReplyStream {
  const parse = createReplyParser(options);
  const table = createBlockTable(blockKinds, options.blocks);
  const blocks: RootContent[] = [];
  /** How many of the blocks cannot change any more. */
  let stable = 0;
  const segments: Segment[] = [];
  const labels = createLabels();
  /** What was found in the unstable blocks: in the part that is final, and in the part that was read last. */
  let kept: Diagnostic[] = [];
  /** What has been defined and not been looked for in the stable blocks yet. */
  let defined: string[] = [];
  let diagnostics: Diagnostic[] = [];
  /** The text from the first unstable block on. */
  let region = '';
  let start: Point & { offset: number } = { line: 1, column: 1, offset: 0 };
  /** The part of the region that is read again, and the place in the last block where it starts. */
  let tail = '';
  let inner: { commit: Commit; graft: Graft } | undefined;
  /** The way to a text that plain words extend. */
  let plainEnd: TextPath | undefined;
  let hasStarted = false;
  let hasEnded = false;
  let around: Surroundings = plainText;
  /** Where what was read last ends. */
  let readEnd = 0;
  /** What the first thing that is held back waits for, and up to where it has not come. */
  let waiting: Waiting | undefined;
  let waitedEnd = 0;
  let titled = false;
  let shown = 0;
  let shownAhead: ShownAhead | undefined;

  return { append, end, tree };

  function append(chunk: string): ReplyUpdate {
    if (hasEnded) throw new ReplyStreamEndedError();
    if (chunk === '') return update(blocks.length);
    const text = !hasStarted && chunk.startsWith('\uFEFF') ? chunk.slice(1) : chunk;
    hasStarted = true;
    region += text;
    tail += text;
    return extend(text) ?? (changesNothing() ? update(blocks.length) : (extendFence() ?? read(false)));
  }

  /** Adds plain words to the text that the reply ends with; blanks at the end wait for the next word. */
  function extend(chunk: string): ReplyUpdate | undefined {
    if (!plainEnd || !isPlain(chunk, tail)) return undefined;
    const end = tailStart().offset + tail.length;
    const stop = end - (chunk.length - chunk.trimEnd().length);
    if (stop <= end - chunk.length) return update(blocks.length);
    const added = tail.slice(shown - tailStart().offset, stop - tailStart().offset);
    plainEnd = extendText(blocks, plainEnd, added);
    shown = stop;
    return update(blocks.length - 1);
  }

  /** Whether reading what has come would change nothing that is shown. */
  function changesNothing(): boolean {
    const from = tailStart().offset;
    if (waiting?.(tail, waitedEnd - from)) {
      waitedEnd = from + tail.length;
      return true;
    }
    const isInside = inner !== undefined && mayHoldOpener(tail);
    if (isInside || shown > readEnd || from + readableLength() !== readEnd) return false;
    if (!/^ *$/.test(tail.slice(readEnd - from))) plainEnd = undefined;
    return true;
  }

  /** Adds lines to the fence that the reply ends with. */
  function extendFence(): ReplyUpdate | undefined {
    if (!inner || around.type !== 'code' || shown !== readEnd) return undefined;
    const source = new Source(tail.slice(0, readableLength()), tailStart());
    const extended = extendCode(inner.commit, source);
    if (!extended) return undefined;
    const { node, commit } = extended;
    blocks[blocks.length - 1] = node;
    tail = tail.slice(commit.start.offset - source.start.offset);
    inner = { commit, graft: graftOf(commit) };
    readEnd = source.end;
    shown = source.end;
    return update(blocks.length - 1);
  }

  function end(): ReplyUpdate {
    if (hasEnded) return update(blocks.length);
    hasEnded = true;
    return read(true);
  }

  function tree(): Root {
    const found = [...segments.flatMap((segment) => segment.diagnostics), ...kept, ...diagnostics];
    const root: Root = { type: 'root', children: [...blocks] };
    const end = new Source(tail, tailStart()).pointAt(tailStart().offset + tail.length);
    root.position = { start: { line: 1, column: 1, offset: 0 }, end };
    if (found.length > 0) root.data = { flowdown: { type: 'reply', diagnostics: found } };
    return root;
  }

  function tailStart(): Point & { offset: number } {
    return inner?.commit.start ?? start;
  }

  /** The tail, its first character a word's end when it goes on in the middle of a paragraph. */
  function readable(): string {
    const standIn = inner?.commit.text?.standIn;
    return standIn === undefined ? tail : standIn + tail.slice(standIn.length);
  }

  /** How much of the tail can be read: whole lines, and what is decided of the last. */
  function readableLength(): number {
    const text = readable().slice(0, wholeLength(tail));
    const lineStart = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    const line = text.slice(lineStart);
    const length = decidedLength(line, around, table);
    // Lines that have come since may have ended what was open.
    const isSame = around.type === 'text' || tailStart().offset + lineStart <= readEnd;
    return lineStart + (isSame ? length : Math.min(length, decidedLength(line, plainText, table)));
  }

  function read(isFinal: boolean): ReplyUpdate {
    const before = aheadIndex();
    shownAhead?.takeOff();
    shownAhead = undefined;
    const { firstChanged } = readDecided(isFinal);
    return update(Math.min(firstChanged, before, aheadIndex(), blocks.length));
  }

  function aheadIndex(): number {
    return shownAhead?.index ?? Infinity;
  }

  function readDecided(isFinal: boolean): ReplyUpdate {
    // Blocks of ours may end one another over any distance.
    if (inner && mayHoldOpener(tail)) leaveInner();
    if (!inner) return readTail(isFinal);
    try {
      return readTail(isFinal);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      leaveInner();
      return readTail(isFinal);
    }
  }

  /** Reads the last block as a whole again. */
  function leaveInner(): void {
    inner = undefined;
    tail = region;
    kept = [];
  }

  function readTail(isFinal: boolean): ReplyUpdate {
    const length = isFinal ? tail.length : readableLength();
    const source = new Source(readable().slice(0, length), tailStart());
    const { nodes, diagnostics: found } = readPart(partOf(length), titled);
    diagnostics = found;
    for (const key of labels.define({ type: 'root', children: nodes })) defined.push(key);
    // The final part of the block may mention it.
    if (defined.length > 0 && inner) throw new Mismatch();
    const reread = readAgain(defined);
    defined = [];
    const cut = isFinal ? Infinity : findUndecided(nodes, diagnostics, source, table, openAround());
    shown = Math.min(cut, source.end);
    const last = isFinal ? undefined : noteSurroundings(nodes, source);
    const openFence = last ?? (isFinal || nodes.length > 0 ? undefined : inner?.commit.code?.leaf);
    readEnd = source.end;
    const visible = cut === Infinity ? nodes : truncate(nodes, cut, source);
    const fresh = inner ? graftTail(inner.graft, visible) : visible;
    if (openFence)
      markOpenFence(fresh, startOf(nodes.length > 1 ? openFence : (inner?.commit.code?.leaf ?? openFence)));
    const changed = show(fresh, reread);
    if (isFinal) return changed;
    const isEager = inline === 'eager';
    waiting = cut < source.end ? findWaiting(nodes, diagnostics, source, cut, { ...openAround(), isEager }) : undefined;
    waitedEnd = source.end;
    const ahead = isEager && findAhead(nodes, diagnostics, source, table, openAround(), cut);
    const levels = inner?.graft.levels ?? [];
    const isAllShown = cut === Infinity && /^ *$/.test(tail.slice(length));
    if (!settle(inner ? blocks.slice(stable) : nodes, cut, source)) moveIn(cut, source);
    plainEnd = isAllShown ? findPlainEnd(blocks[blocks.length - 1], source.end) : undefined;
    if (ahead) {
      shown = Math.min(ahead.cut, source.end);
      shownAhead = showAhead(blocks, visible, styleOpen(nodes, ahead, source), levels);
    }
    return changed;
  }

  function openAround(): OpenAround {
    const { singleTilde } = options;
    if (!inner) return { singleTilde };
    const { levels, code } = inner.commit;
    const [list, form] = levels.map(({ node }) => node).reverse();
    const type = list?.type === 'list' ? leadsOf(form) : undefined;
    const depth = levels.filter(({ opener }) => opener.type !== 'governing').length - 1;
    return {
      fence: code?.fence,
      singleTilde,
      lineStart: inner.commit.text && lineStart,
      ...(type && { form: { type, depth } }),
    };
  }

  /** What stands before the tail on its first line, without what containers put there. */
  function lineStart(): string {
    const before = region.slice(0, tailStart().offset - start.offset);
    return withoutContainers(before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1));
  }

  /** The start of the tail as a text of its own: lines before it open the blocks that are open there. */
  function partOf(length: number): Part {
    const text = readable().slice(0, length);
    if (!inner) return { text, origin: { start } };
    const { commit } = inner;
    const open = headOf(commit.levels);
    const head = commit.code ? withFence(open, commit.code.fence) : open;
    const prefix = commit.text ? head.prefix : '';
    return {
      text: `${head.text}${prefix}${text}`,
      origin: {
        start: commit.start,
        headLines: head.lines,
        headLength: head.text.length,
        prefixLength: prefix.length,
      },
    };
  }

  function readPart({ text, origin }: Part, isTitled: boolean): { nodes: RootContent[]; diagnostics: Diagnostic[] } {
    const { known } = labels;
    const root = parse(text, {
      replyTitle: (options.replyTitle ?? true) && !isTitled && !origin.headLines,
      ...(known && { labels: known }),
    });
    shift(root, origin);
    const label = root.data?.flowdown;
    const found = label?.type === 'reply' ? label.diagnostics : [];
    return {
      nodes: root.children,
      diagnostics: found
        .map((each) => ({ ...each, place: moved(each.place, origin) }))
        .filter(({ place }) => !comesBefore(place, origin.start)),
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
      const { text, start: origin } = segment.source;
      const { nodes, diagnostics: found } = readPart({ text, origin: { start: origin } }, segment.isTitled);
      const before = blocks.slice(segment.first, segment.first + segment.count);
      const fresh = reconcile(before, nodes);
      if (fresh.length !== segment.count) move(index + 1, fresh.length - segment.count);
      blocks.splice(segment.first, segment.count, ...fresh);
      segment.count = fresh.length;
      segment.diagnostics = found;
      const first = fresh.findIndex((node, at) => node !== before[at]);
      if (first !== -1) changed = Math.min(changed, segment.first + first);
    }
    return changed;
  }

  /** Makes room for blocks that came in before the segments from an index on. */
  function move(from: number, by: number): void {
    for (const segment of segments.slice(from)) segment.first += by;
    stable += by;
  }

  /** @returns the fence at the end whose end is still to come */
  function noteSurroundings(nodes: readonly RootContent[], source: Source): RootContent | undefined {
    const path = lastPath(nodes);
    const leaf = path[path.length - 1];
    const isFence =
      (leaf?.type === 'code' || leaf?.type === 'math') && isOpenFence(leaf, source, inner?.commit.code?.fence);
    const isTree = leaf?.type === 'code' && readFenceInfo(leaf.lang ?? '')?.name === 'tree';
    const isRows = isFence ? isTree : leaf?.type === 'table' && isOpen(leaf, source);
    const isQuoted = path.some(({ type }) => type === 'blockquote');
    const type = isRows ? 'rows' : isFence && !isQuoted ? 'code' : 'text';
    const isTop = path.length === 1;
    around = { type, indent: isTop ? 0 : (leaf?.position?.start.column ?? 1) - 1 };
    return isFence ? leaf : undefined;
  }

  /** Puts blocks read anew after the stable ones. */
  function show(nodes: readonly RootContent[], reread: number): ReplyUpdate {
    const before = blocks.slice(stable);
    replaceTail(blocks, stable, nodes);
    let first = 0;
    while (first < nodes.length && blocks[stable + first] === before[first]) first++;
    const isSame = first === nodes.length && nodes.length === before.length;
    return update(Math.min(reread, isSame ? blocks.length : stable + first));
  }

  /** Leaves blocks behind that no further text can change. */
  function settle(nodes: readonly RootContent[], cut: number, source: Source): boolean {
    const settled = findStableEnd(nodes, diagnostics, cut, source, table);
    if (!settled) return false;
    const at = source.pointAt(settled.offset);
    const text = region.slice(0, settled.offset - start.offset);
    const isWaiting = labels.await(text, segments.length);
    segments.push({
      first: stable,
      count: settled.count,
      diagnostics: [...kept, ...diagnostics.filter(({ place }) => place.line < at.line)],
      source: isWaiting ? new Source(text, start) : undefined,
      isTitled: titled,
    });
    kept = [];
    diagnostics = diagnostics.filter(({ place }) => place.line >= at.line);
    stable += settled.count;
    titled ||= nodes.slice(0, settled.count).some(isDrawn);
    region = region.slice(settled.offset - start.offset);
    start = { ...at, offset: settled.offset };
    tail = region;
    inner = undefined;
    return true;
  }

  /** Moves the place in a long last block from which on it is read again. */
  function moveIn(cut: number, source: Source): void {
    if (blocks.length !== stable + 1 || mayHoldOpener(source.text) || /\r(?!\n)/.test(source.text)) return;
    const top = blocks[stable] as RootContent;
    const commit = chooseCommit(top, cut, source, inner?.commit);
    if (!commit) return;
    const isBefore = ({ place }: Diagnostic): boolean => comesBefore(place, commit.start);
    for (const each of diagnostics) if (isBefore(each)) kept.push(each);
    diagnostics = diagnostics.filter((each) => !isBefore(each));
    tail = tail.slice(commit.start.offset - source.start.offset);
    inner = { commit, graft: graftOf(commit) };
  }

  function update(firstChanged: number): ReplyUpdate {
    return { blocks, firstChanged, held: Math.max(0, tailStart().offset + tail.length - shown) };
  }
}

const comesBefore = (a: Point, b: Point): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);
