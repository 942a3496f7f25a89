/**
 * L4 The source stays plain Markdown (dialect.md §0): writing a tree and reading that again gives the tree, but for
 * positions, keys, raw text, diagnostics and the names of elements; writing it once more changes nothing. What else may
 * change stands in `lasting.ts`.
 */
import { describe, expect, it } from 'vitest';
import { formatReply, parseReply } from '../../src/index.ts';
import { lasting } from '../lasting.ts';
import { anyReply, forAll } from './for-all.ts';

describe('for every reply', () => {
  it('what is written reads as the same tree, and writes as the same text', () => {
    forAll(anyReply, 400, (reply) => {
      const tree = parseReply(reply);
      const written = formatReply(tree);
      const again = parseReply(written);
      expect(lasting(again)).toEqual(lasting(tree));
      expect(formatReply(again)).toBe(written);
    });
  });
});
