import type { Construct, Event, Resolver } from 'micromark-util-types';

/**
 * A resolver that sees nothing of the prose in blocks. That is a document of its own, whose constructs were resolved with
 * it; a GFM table in it would be made a table once more.
 */
function resolveOutside(resolve: Resolver): Resolver {
  return (events, context) => {
    const outside: Event[] = [];
    const inside = new Map<unknown, Event[]>();
    let prose: unknown;
    for (const event of events) {
      const [kind, token] = event;
      const isEdge = token.type === 'replyBlockProse';
      if (prose === undefined || (isEdge && token === prose)) outside.push(event);
      else inside.get(prose)?.push(event);
      if (!isEdge) continue;
      if (kind === 'enter' && prose === undefined) {
        prose = token;
        inside.set(token, []);
      } else if (token === prose) prose = undefined;
    }
    if (inside.size === 0) return resolve(events, context);
    // In the list itself: resolvers look for it in the context, and who reads a nested document holds on to it.
    refill(events, outside);
    const resolved = [...resolve(events, context)];
    refill(events, []);
    for (const event of resolved) {
      events.push(event);
      if (event[0] === 'enter') for (const inner of inside.get(event[1]) ?? []) events.push(inner);
    }
    return events;
  };
}

function refill(events: Event[], others: readonly Event[]): void {
  events.length = 0;
  for (const event of others) events.push(event);
}

/**
 * A construct that takes nothing. Before the first line of flow it keeps the flow constructs that resolve all events, as
 * those of GFM tables, out of the prose in blocks.
 */
export function createWatch(): Construct {
  const seen = new WeakSet<object>();

  function keepOut(construct: Construct): Construct {
    return construct.resolveAll ? { ...construct, resolveAll: resolveOutside(construct.resolveAll) } : construct;
  }

  return {
    name: 'replyBlockWatch',
    tokenize(_effects, _ok, nok) {
      const { flow } = this.parser.constructs;
      if (seen.has(flow)) return nok;
      seen.add(flow);
      // The map is made of all extensions; its constructs are theirs, and stay as they are.
      for (const [code, found] of Object.entries(flow))
        flow[code] = Array.isArray(found) ? found.map(keepOut) : found && keepOut(found);
      return nok;
    },
  };
}
