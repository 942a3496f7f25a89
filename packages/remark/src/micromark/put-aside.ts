import type { Construct, Event, ParseContext, Resolver, TokenizeContext } from 'micromark-util-types';

/** A document whose first events are put aside. */
interface Shortened {
  context: TokenizeContext;
  aside: Event[][];
}

/** Below this many events, copying them costs nothing to speak of. */
const fewEvents = 256;
/** micromark lays the end of a container after the line before the current one. */
const linesKept = 3;

/**
 * Keeps the list of a document's events short while the document is read. Whenever a container ends and no other starts in
 * its place, micromark copies that whole list, so that a thousand quotes or items in a row cost a million copies. Here all
 * but the last lines are put aside, and put back at the end.
 */
export interface PutAside {
  /** A container that says that its document may be shortened. */
  keep: (container: Construct) => Construct;
  /** Shortens where a line of flow starts; takes nothing. There the document's tokenizer holds no place in its list. */
  watch: Construct;
}

export function createPutAside(): PutAside {
  // The innermost last: the prose of a block is a document of its own, which ends before the one around it goes on.
  const open = new WeakMap<ParseContext['lazy'], Shortened[]>();

  const putBack: Resolver = (events, context) => {
    const documents = open.get(context.parser.lazy);
    const last = documents?.[documents.length - 1];
    if (!last || last.context !== context) return events;
    documents?.pop();
    // The list itself: who reads a nested document holds on to it.
    const kept = events.splice(0);
    for (const some of [...last.aside, kept]) for (const event of some) events.push(event);
    return events;
  };

  function note(context: TokenizeContext): void {
    const documents = open.get(context.parser.lazy) ?? [];
    open.set(context.parser.lazy, documents);
    if (documents[documents.length - 1]?.context !== context) documents.push({ context, aside: [] });
  }

  return {
    keep: (container) => ({
      ...container,
      resolveAll: putBack,
      // What ends was taken before, so that its resolver will be asked.
      exit(effects) {
        note(this);
        container.exit?.call(this, effects);
      },
    }),
    watch: {
      name: 'putAside',
      tokenize(_effects, _ok, nok) {
        const documents = open.get(this.parser.lazy);
        const last = documents?.[documents.length - 1];
        if (last && last.context.events.length > fewEvents) shorten(last);
        return nok;
      },
    },
  };
}

function shorten({ context, aside }: Shortened): void {
  let lines = 0;
  let from = context.events.length;
  while (from > 0 && lines < linesKept) {
    const [kind, token] = context.events[--from] as Event;
    if (kind === 'exit' && token.type === 'chunkFlow') lines++;
  }
  if (from > 0) aside.push(context.events.splice(0, from));
}
