/**
 * L2 Nothing throws (dialect.md §0): any string is a valid reply, for reading, inspecting, drawing, printing and writing.
 * Vitest loads the build of micromark that checks its own assertions.
 */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { formatReply, inspectReply, parseParts, parseReply, replyToHtml, replyToText } from '../../src/index.ts';
import { anyReply, forAll } from './for-all.ts';

/** Everything that can be done with a reply. */
function run(reply: string): void {
  const tree = parseReply(reply);
  parseReply(reply, { strict: true, yaml: false });
  parseParts(['a', reply]);
  inspectReply(tree);
  replyToHtml(tree);
  replyToHtml(tree, { html: 'sanitize' });
  replyToText(tree);
  formatReply(tree);
}

describe('reading, inspecting, drawing, printing and writing do not throw', () => {
  it('for replies with and without mistakes', () => {
    forAll(anyReply, 150, run);
  });

  it('for any characters', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 40 }), 100, run);
  });
});
