/**
 * L1 Nothing is lost (dialect.md §0). Each word of a reply is another one, so that it can be asked for.
 * - In the tree of any reply each word stands exactly once, as text, address, alt, title or value. A word that names an
 *   unknown block goes with its marker line.
 * - Without `:::` blocks, whose prose moves before them, the words stand in the order of the reply.
 * - Each word that the constructs of a well-formed reply promise to show is shown exactly once, as HTML and as text.
 * - A text without escapes is what stands at its position.
 */
import { replies, shownIn, wordsIn } from '@flowdown/testing';
import type { Nodes as HastNodes } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseReply, replyToHast, replyToText } from '../../src/index.ts';
import { anyReply, forAll } from './for-all.ts';
import { wordsOf } from './words.ts';

/** Words that may go: names that stand where an unknown block's name stands. */
function namesOf(reply: string): Set<string> {
  const names = [...reply.matchAll(/:{3,}[ \t]*([A-Za-z][\w-]*)(?=[ \t\r\n]|$)/g)].map(([, name = '']) => name);
  return new Set(names.flatMap(wordsIn));
}

/** What a reader of the page sees or hears: its text, and the words for pictures. */
function shownOf(hast: HastNodes): string {
  const texts: string[] = [];
  visit(hast, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type === 'element' && typeof node.properties.alt === 'string') texts.push(node.properties.alt);
  });
  return texts.join(' ');
}

const byNumber = (words: readonly string[]): string[] =>
  [...words].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

describe('nothing of a reply is lost', () => {
  it('each word stands in the tree exactly once', () => {
    forAll(anyReply, 400, (reply) => {
      const names = namesOf(reply);
      const counted = (words: readonly string[]) => byNumber(words.filter((word) => !names.has(word)));
      expect(counted(wordsOf(parseReply(reply)))).toEqual(counted(wordsIn(reply)));
    });
  });

  it('words keep their order', () => {
    const withoutBlocks = anyReply.map((reply) => reply.replaceAll(':::', '; ;'));
    forAll(withoutBlocks, 250, (reply) => {
      expect(wordsOf(parseReply(reply))).toEqual(wordsIn(reply));
    });
  });

  it('what is to be seen is drawn once', () => {
    forAll(replies, 200, (reply) => {
      expect(byNumber(shownIn(shownOf(replyToHast(parseReply(reply)))))).toEqual(byNumber(shownIn(reply)));
    });
  });

  it('and printed once', () => {
    forAll(replies, 200, (reply) => {
      expect(byNumber(shownIn(replyToText(parseReply(reply))))).toEqual(byNumber(shownIn(reply)));
    });
  });

  it('a text stands where its position says', () => {
    forAll(anyReply, 250, (reply) => {
      visit(parseReply(reply), 'text', ({ value, position }) => {
        if (!position) return;
        const source = reply.slice(position.start.offset, position.end.offset);
        if (!/[\\&\s]/.test(source.replaceAll(' ', ''))) expect(source).toBe(value);
      });
    });
  });
});
