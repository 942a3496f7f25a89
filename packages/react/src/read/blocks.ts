import type { RootContent } from 'mdast';
import { factsOf } from './facts.ts';
import type { BlockGroup, BlockModel, Snapshot } from './model.ts';
import { createReferences } from './references.ts';

/** How many blocks a group takes. */
const groupSize = 32;

type Drawable = Pick<Snapshot, 'blocks' | 'groups' | 'notes' | 'isPending' | 'hasHtml'>;

/** Makes models of the blocks of one reply, and keeps those that did not change. */
export interface ReplyBlocks {
  /** How much of the text was there when the reply came on the page. */
  readonly historyLength: number;
  /** What the reply has done by itself. */
  readonly done: Set<string>;
  update(blocks: readonly RootContent[], firstChanged: number, text: string, isEnded: boolean): Drawable;
}

const drawsNothing = ({ type }: RootContent): boolean => type === 'definition' || type === 'footnoteDefinition';

const isCard = (node: RootContent): boolean => node.type === 'replyBlock' && node.name === 'horizontal-list-item';

const startOf = (node: RootContent): number => node.position?.start.offset ?? 0;

/** The offsets between which some nodes stand; prose that a block moved before itself stands after its opener. */
function spanOf(nodes: readonly RootContent[]): [number, number] {
  let start = Infinity;
  let end = 0;
  for (const { position } of nodes) {
    start = Math.min(start, position?.start.offset ?? 0);
    end = Math.max(end, position?.end.offset ?? 0);
  }
  return [start, end];
}

/** A model, and the index of its first node among the blocks of the engine. */
interface Entry {
  model: BlockModel;
  first: number;
  group: number;
}

const isSameNodes = (one: readonly RootContent[], other: readonly RootContent[]): boolean =>
  one.length === other.length && one.every((node, index) => node === other[index]);

export function createBlocks(historyLength: number, done: Set<string>): ReplyBlocks {
  const references = createReferences();
  let entries: Entry[] = [];
  let groups: BlockGroup[] = [];
  let isPending = false;
  let hasHtml = false;

  /** The first entry that blocks from an index on may change: cards join the row before them. */
  function firstEntry(firstChanged: number): number {
    let index = entries.length;
    while (index > 0 && (entries[index - 1] as Entry).first >= firstChanged) index--;
    return Math.max(0, index - 1);
  }

  function* runs(blocks: readonly RootContent[], from: number): Generator<{ nodes: RootContent[]; first: number }> {
    for (let index = from; index < blocks.length; index++) {
      const node = blocks[index] as RootContent;
      if (drawsNothing(node)) continue;
      const first = index;
      const nodes = [node];
      for (let next = blocks[index + 1]; isCard(node) && next && (isCard(next) || drawsNothing(next)); ) {
        if (isCard(next)) nodes.push(next);
        index++;
        next = blocks[index + 1];
      }
      yield { nodes, first };
    }
  }

  function modelOf(
    nodes: readonly RootContent[],
    isOpen: boolean,
    text: string,
    key: string,
    old: BlockModel | undefined,
  ): BlockModel {
    const found = references.of(nodes, old?.references);
    if (old && old.isOpen === isOpen && old.references === found && isSameNodes(old.nodes, nodes)) return old;
    const [start, end] = spanOf(nodes);
    const isFresh = old?.isFresh || end > historyLength;
    return { key, nodes, references: found, source: text.slice(start, end), isOpen, isFresh, done };
  }

  /** Puts models into groups from an entry on; a block stays in the group that it was in. */
  function regroup(from: number): void {
    const fromGroup = entries[from]?.group ?? entries.at(-1)?.group ?? 0;
    let start = from;
    while (start > 0 && entries[start - 1]?.group === fromGroup) start--;
    const fresh: { key: number; blocks: BlockModel[] }[] = [];
    for (const { model, group } of entries.slice(start)) {
      const last = fresh.at(-1);
      if (last?.key === group) last.blocks.push(model);
      else fresh.push({ key: group, blocks: [model] });
    }
    const kept = groups.filter(({ key }) => key < fromGroup);
    groups = [...kept, ...fresh.map((group) => keepGroup(group))];
  }

  function keepGroup(group: BlockGroup): BlockGroup {
    const old = groups.find(({ key }) => key === group.key);
    return old && old.blocks.length === group.blocks.length && old.blocks.every((one, at) => one === group.blocks[at])
      ? old
      : group;
  }

  return {
    historyLength,
    done,
    update(blocks, firstChanged, text, isEnded) {
      const isFarReaching = references.update(blocks, firstChanged);
      for (const node of blocks.slice(firstChanged)) {
        const facts = factsOf(node);
        isPending ||= facts.isPending;
        hasHtml ||= facts.hasHtml;
      }
      const from = isFarReaching ? 0 : firstEntry(firstChanged);
      const before = entries.slice(from);
      const byKey = new Map(before.map((entry) => [entry.model.key, entry]));
      const found = [...runs(blocks, before[0]?.first ?? 0)];
      const used = new Set<string>();
      const fresh: Entry[] = [];
      let group = entries[from - 1]?.group ?? 0;
      let size = from - entries.findIndex((entry) => entry.group === group);
      for (const [index, { nodes, first }] of found.entries()) {
        let key = String(startOf(nodes[0] as RootContent));
        while (used.has(key)) key += '+';
        used.add(key);
        const old = byKey.get(key);
        const isNew = old ? old.group > group : size >= groupSize;
        if (isNew) size = 0;
        group = old ? Math.max(old.group, group) : group + (isNew ? 1 : 0);
        size++;
        const isOpen = !isEnded && index === found.length - 1;
        fresh.push({ model: modelOf(nodes, isOpen, text, key, old?.model), first, group });
      }
      entries = [...entries.slice(0, from), ...fresh];
      regroup(from);
      return { blocks: entries.map(({ model }) => model), groups, notes: references.notes(text), isPending, hasHtml };
    },
  };
}
