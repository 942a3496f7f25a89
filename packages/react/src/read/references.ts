import type { Definition, FootnoteDefinition, RootContent } from 'mdast';
import { type Call, callsOf, type Facts, factsOf, usesOf } from './facts.ts';
import { createLog } from './log.ts';
import type { NoteModel, References } from './model.ts';

const none: References = { definitions: new Map(), notes: new Map() };

function isSameMap<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  if (one.size !== other.size) return false;
  for (const [key, value] of one) if (other.get(key) !== value) return false;
  return true;
}

/** The ones from before when they say the same, so that nothing is drawn again for them. */
const keep = (before: References | undefined, now: References): References =>
  before && isSameMap(before.definitions, now.definitions) && isSameMap(before.notes, now.notes) ? before : now;

/** What blocks of one reply know of each other: definitions, and the numbers of footnotes. */
export interface ReplyReferences {
  /**
   * Takes the blocks anew from an index on.
   *
   * @returns whether blocks before that index may mean something else by what they mention
   */
  update(blocks: readonly RootContent[], from: number): boolean;
  /** What some blocks mention. */
  of(nodes: readonly RootContent[], before: References | undefined): References;
  /** The footnotes that are called and defined in a text, in the order of their first calls. */
  notes(text: string): readonly NoteModel[];
}

export function createReferences(): ReplyReferences {
  const definitions = createLog<Definition>();
  const noteDefinitions = createLog<FootnoteDefinition>();
  const numbers = createLog<number>();
  /** All calls, and how many there were before each block. */
  const calls: Call[] = [];
  const callsBefore: number[] = [];
  let drawn: readonly NoteModel[] = [];
  let isStale = false;

  function add(facts: Facts, block: number): void {
    for (const node of facts.definitions) definitions.add(node.identifier, node, block);
    for (const node of facts.notes) noteDefinitions.add(node.identifier, node, block);
    for (const call of facts.calls) {
      numbers.add(call.identifier, numbers.values.size + 1, block);
      calls.push(call);
    }
  }

  function resolve(
    uses: readonly string[],
    called: readonly Call[],
    numberOf: ReadonlyMap<string, number>,
    before: References | undefined,
  ): References {
    if (uses.length === 0 && called.length === 0) return none;
    const found: References = {
      definitions: new Map(
        uses.flatMap((use) => {
          const definition = definitions.values.get(use);
          return definition ? [[use, definition] as const] : [];
        }),
      ),
      notes: new Map(called.map(({ identifier }) => [identifier, numberOf.get(identifier) ?? 0])),
    };
    return keep(before, found);
  }

  function listNotes(text: string): readonly NoteModel[] {
    if (noteDefinitions.values.size === 0 || numbers.values.size === 0) return [];
    // Notes may call notes; those numbers follow the ones of the text.
    const numberOf = new Map(numbers.values);
    const called = new Map<string, Call[]>();
    const note = (call: Call): void => {
      const known = called.get(call.identifier);
      if (known) known.push(call);
      else called.set(call.identifier, [call]);
    };
    calls.forEach(note);
    const notes: { number: number; definition: FootnoteDefinition; inner: Call[] }[] = [];
    // The map grows while it is walked.
    for (const [identifier, number] of numberOf) {
      const definition = noteDefinitions.values.get(identifier);
      if (!definition) continue;
      const inner = callsOf(definition);
      for (const call of inner) {
        if (!numberOf.has(call.identifier)) numberOf.set(call.identifier, numberOf.size + 1);
        note(call);
      }
      notes.push({ number, definition, inner });
    }
    const before = new Map(drawn.map((note) => [note.key, note]));
    return notes.map(({ number, definition, inner }) => {
      const key = String(definition.position?.start.offset ?? number);
      const old = before.get(key);
      const all = called.get(definition.identifier) ?? [];
      const references = resolve(usesOf(definition), inner, numberOf, old?.references);
      const isSame =
        old?.definition === definition &&
        old.number === number &&
        old.references === references &&
        old.calls.length === all.length &&
        old.calls.every(({ offset }, index) => offset === all[index]?.offset);
      if (isSame) return old;
      const { start, end } = definition.position ?? {};
      const source = text.slice(start?.offset ?? 0, end?.offset ?? 0);
      return { key, number, definition, source, references, calls: all };
    });
  }

  return {
    update(blocks, from) {
      const gone = definitions.truncate(from);
      const goneNotes = noteDefinitions.truncate(from);
      const goneNumbers = numbers.truncate(from);
      const keptCalls = callsBefore[from] ?? calls.length;
      isStale ||= goneNotes.size > 0 || calls.length > keptCalls || gone.size > 0;
      calls.length = keptCalls;
      callsBefore.length = Math.min(callsBefore.length, from);
      const before = noteDefinitions.values.size;
      for (let index = from; index < blocks.length; index++) {
        callsBefore.push(calls.length);
        add(factsOf(blocks[index] as RootContent), index);
      }
      isStale ||= noteDefinitions.values.size > before || calls.length > keptCalls;
      for (const [identifier, value] of gone) if (definitions.values.get(identifier) !== value) return true;
      for (const [identifier, value] of goneNumbers) if (numbers.values.get(identifier) !== value) return true;
      return false;
    },
    of(nodes, before) {
      const facts = nodes.map(factsOf);
      const uses = facts.flatMap((each) => each.uses);
      return resolve(
        uses,
        facts.flatMap((each) => each.calls),
        numbers.values,
        before,
      );
    },
    notes(text) {
      if (!isStale) return drawn;
      isStale = false;
      const found = listNotes(text);
      if (found.length !== drawn.length || found.some((note, index) => note !== drawn[index])) drawn = found;
      return drawn;
    },
  };
}
