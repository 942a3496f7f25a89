/**
 * No reply is too deep: whatever reads, draws or writes it gets a tree that it can walk, and each word is still there
 * (security.md, Load; dialect.md L1 and L2).
 */
import { describe, expect, it } from 'vitest';
import { formatReply, inspectReply, parseReply, replyToHtml, replyToText } from '../src/index.ts';

const times = (n: number, make: (index: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');

const cases: [promise: string, reply: string][] = [
  ['sets of panels, each in the one before', times(1500, (i) => `> [!TABS]\n\n## w${i}\n\n`)],
  ['footnotes, each on the line of the one before', `${times(3000, (i) => `[^w${i}]: `)}w`],
];

describe('a reply of many thousand levels:', () => {
  it.each(cases)('%s', { timeout: 60_000 }, (_, reply) => {
    const tree = parseReply(reply);
    const words = reply.match(/w\d+/g) ?? [];
    expect(JSON.stringify(inspectReply(tree)).match(/w\d+/g)).toEqual(words);
    for (const path of [replyToText, replyToHtml, formatReply]) expect(typeof path(tree)).toBe('string');
  });
});
