import type { Nodes } from 'mdast';
import type { Source } from './source.ts';

/** From where to where a node's source reaches, in offsets of the reply. */
export interface Place {
  start: number;
  end: number;
}

export const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
export const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;

/** Whether the next line of a node, the last there is, may still come: no blank line stands after it. */
export const isOpen = (node: Nodes, source: Source): boolean =>
  /^[ \t]*(?:\r\n|[\r\n])?$/.test(source.slice(endOf(node)));

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
