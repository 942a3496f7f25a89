/**
 * Promises for every string (dialect.md §0):
 * - L2: no reply throws. Vitest loads the build of micromark that checks its own assertions.
 * - L1: each word of a reply stands in its tree exactly once, as text, address, alt, title or value. A word that names
 *   an unknown block goes with its marker line.
 * - A node's position lies inside the reply, and a text without escapes is what stands there.
 * - L4: writing a tree and reading that again gives the tree, but for positions, raw text, diagnostics and the names of
 *   elements; writing it once more changes nothing. A line ending in inline code is a space (CommonMark 6.1), and may be
 *   written as one.
 *
 * Seeded, so that a failure can be run again: FLOWDOWN_RUNS=20000 and FLOWDOWN_SEED=7 look further.
 */
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { formatReply, parseReply } from '../src/index.ts';
import { noise, replies } from './generate.ts';
import { lasting } from './lasting.ts';
import { wordsOf } from './words.ts';

const numRuns = Number(process.env.FLOWDOWN_RUNS ?? 1000);
const seed = Number(process.env.FLOWDOWN_SEED ?? 20_311);
const forAll = (law: (reply: string) => void) => {
  fc.assert(fc.property(fc.oneof(replies, noise), law), { seed, numRuns });
};

/** Words that may go: names that stand where an unknown block's name stands. */
function namesOf(reply: string): Set<string> {
  const names = [...reply.matchAll(/:{3,}[ \t]*([A-Za-z][\w-]*)(?=[ \t\r\n]|$)/g)].map(([, name = '']) => name);
  return new Set(names.flatMap((name) => name.match(/w\d+/g) ?? []));
}

describe('for every reply', () => {
  it('reading it does not throw', () => {
    forAll((reply) => {
      expect(parseReply(reply).type).toBe('root');
    });
  });

  it('each word stands in the tree exactly once', () => {
    forAll((reply) => {
      const names = namesOf(reply);
      const counted = (words: readonly string[]) => words.filter((word) => !names.has(word));
      expect(counted(wordsOf(parseReply(reply)))).toEqual(counted(reply.match(/w\d+/g) ?? []));
    });
  });

  it('a text stands where its position says', () => {
    forAll((reply) => {
      visit(parseReply(reply), 'text', ({ value, position }) => {
        if (!position) return;
        const source = reply.slice(position.start.offset, position.end.offset);
        if (!/[\\&\s]/.test(source.replaceAll(' ', ''))) expect(source).toBe(value);
      });
    });
  });

  it('what is written reads as the same tree, and writes as the same text', () => {
    forAll((reply) => {
      const tree = parseReply(reply);
      const written = formatReply(tree);
      const again = parseReply(written);
      expect(lasting(again)).toEqual(lasting(tree));
      expect(formatReply(again)).toBe(written);
    });
  });
});
