/** What the bounds on cost do to a reply (security.md, Load): below them nothing, above them the rest is text. */
import { describe, expect, it } from 'vitest';
import { parseReply, replyToText } from '../src/index.ts';

/** `[[[x]]]` */
const nested = (depth: number, inside: string) => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;

describe('brackets', () => {
  it.each<[promise: string, reply: string]>([
    ['in brackets', nested(300, 'w')],
    ['that close nothing', 'w]]]'],
    ['of pictures', `${'!['.repeat(300)}w`],
  ])('%s are text', (_, reply) => {
    expect(replyToText(parseReply(reply)).trim()).toBe(reply);
  });

  it.each<[promise: string, reply: string, links: number]>([
    ['50 deep', nested(50, '[a](/a)'), 1],
    ['300 deep', nested(300, '[a](/a)'), 0],
    ['after 300 that close', `${'[x] '.repeat(300)}[a](/a)`, 1],
    ['after 300 links', `${'[x](/x) '.repeat(300)}[a](/a)`, 301],
    ['after 300 calls of a footnote', `${'[^1] '.repeat(300)}[a](/a)\n\n[^1]: x`, 1],
    ['after brackets that close nothing', `]]]][a](/a)`, 1],
    ['by reference', '] [a] [b][a] [a][] ]\n\n[a]: /a', 3],
  ])('a link %s', (_, reply, links) => {
    expect(JSON.stringify(parseReply(reply)).match(/"type":"link(?:Reference)?"/g) ?? []).toHaveLength(links);
  });
});
