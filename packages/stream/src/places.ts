import type { Nodes } from 'mdast';
import type { Source } from './source.ts';

/** From where to where a node's source reaches, in offsets of the reply. */
export interface Place {
  start: number;
  end: number;
}

export const placeOf = ({ position }: Nodes): Place => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The text of a node that stands in the source as it is. */
function plainTextOf(node: Nodes | undefined): string | undefined {
  if (node?.type === 'text') return node.value;
  return node?.type === 'link' && node.children.length === 1 ? plainTextOf(node.children[0]) : undefined;
}

/**
 * The places of siblings. Text and links that were made of found addresses have none of their own: they follow each other
 * as they stand in the source; where escapes make that another text, they share what lies between their neighbours.
 */
export function placesOf(siblings: readonly Nodes[], parent: Place, source: Source): Place[] {
  let start = parent.start;
  return siblings.map((node, index) => {
    if (node.position) {
      const place = placeOf(node);
      start = place.end;
      return place;
    }
    const text = plainTextOf(node);
    if (text !== undefined && source.slice(start, start + text.length) === text) {
      const place = { start, end: start + text.length };
      start = place.end;
      return place;
    }
    const next = siblings.slice(index).find(({ position }) => position);
    return { start, end: next ? placeOf(next).start : parent.end };
  });
}
