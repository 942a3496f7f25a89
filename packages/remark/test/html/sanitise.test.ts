/**
 * Promises for every reply:
 * - Sanitising with our schema changes nothing in what we draw, but for the prefix of ids.
 * - What is drawn holds each word of the reply once.
 *
 * Seeded, so that a failure can be run again: FLOWDOWN_RUNS=20000 and FLOWDOWN_SEED=7 look further.
 */
import fc from 'fast-check';
import type { Nodes, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { expect, it } from 'vitest';
import { flowdownHandlers, flowdownSchema, rehypeFlowdown } from '../../src/hast/index.ts';
import { parseReply, replyToHast } from '../../src/index.ts';
import { samples, templates, withWords } from './replies.ts';

const numRuns = Number(process.env.FLOWDOWN_RUNS ?? 300);
const seed = Number(process.env.FLOWDOWN_SEED ?? 20_311);

const forAll = (law: (reply: string) => void) => {
  for (const sample of samples) law(withWords(sample));
  fc.assert(
    fc.property(templates, (template) => law(withWords(template))),
    { seed, numRuns },
  );
};

/** What is drawn before it is sanitised. */
function drawn(reply: string): Root {
  const hast = toHast(parseReply(reply), { clobberPrefix: '', handlers: flowdownHandlers }) as Root;
  rehypeFlowdown()(hast);
  return hast;
}

/** The words of the page: its text, and the text that stands for a picture. */
const wordsOf = (node: Nodes): string[] => {
  if (node.type === 'text') return node.value.match(/\bw\d+\b/g) ?? [];
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt).match(/\bw\d+\b/g) ?? [];
  return 'children' in node ? node.children.flatMap(wordsOf) : [];
};

/** Words that a page does not show: titles of links, tooltips, what stands behind the language of a fence. */
const hidden = (reply: string): Set<string> =>
  new Set(
    [...reply.matchAll(/\]\(\S+ "(w\d+)"\)|^[> ]*\[p\]: \S+ "(w\d+)"|```js (w\d+)/gm)].flatMap((found) =>
      found.slice(1).filter(Boolean),
    ),
  );

it('sanitising what we draw changes nothing', () => {
  forAll((reply) => {
    const hast = drawn(reply);
    expect(toHtml(sanitize(hast, { ...flowdownSchema, clobberPrefix: '' }))).toBe(toHtml(hast));
  });
});

it('each word of a reply is drawn once', () => {
  forAll((reply) => {
    const shown = wordsOf(replyToHast(parseReply(reply))).filter((word) => !hidden(reply).has(word));
    const written = (reply.match(/\bw\d+\b/g) ?? []).filter((word) => !hidden(reply).has(word));
    expect(shown.sort()).toEqual(written.sort());
  });
});
