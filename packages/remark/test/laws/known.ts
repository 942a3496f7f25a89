/** Faults that are known and not yet mended. Each goes with its mending; none may be added without an issue for it. */
const faults: readonly ((reply: string) => boolean)[] = [
  // HTML that hides a fence from the reader of blocks.
  (reply) => /:::/.test(reply) && /<[a-z!?/]/i.test(reply),
];

export const isKnown = (reply: string): boolean => faults.some((is) => is(reply));
