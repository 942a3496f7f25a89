import type { Nodes } from 'mdast';

/** From where to where a node's source reaches, in offsets of the reply. */
export interface Place {
  start: number;
  end: number;
}

export const placeOf = ({ position }: Nodes): Place => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/**
 * The places of siblings. Text and links that were made of found addresses have none of their own; a run of such shares
 * what lies between its neighbours.
 */
export function placesOf(siblings: readonly Nodes[], parent: Place): Place[] {
  let start = parent.start;
  return siblings.map((node, index) => {
    if (node.position) {
      const place = placeOf(node);
      start = place.end;
      return place;
    }
    const next = siblings.slice(index).find(({ position }) => position);
    return { start, end: next ? placeOf(next).start : parent.end };
  });
}
