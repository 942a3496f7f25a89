import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseReply, replyToHtml } from 'remark-flowdown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payloads, shapes } from './payloads.mjs';
import { places } from './places.mjs';
import { openProbe } from './probe.mjs';

const css = readFileSync(createRequire(import.meta.url).resolve('remark-flowdown/flowdown.css'), 'utf8');

let probe;
beforeAll(async () => {
  probe = await openProbe();
});
afterAll(() => probe?.close());

/** A reply with either setting for its raw HTML. */
function drawnBoth(name, reply) {
  const tree = parseReply(reply);
  return ['escape', 'sanitize'].map((html) => ({ name: `${html} ${name}`, html: replyToHtml(tree, { html }) }));
}

test('the lists are there, and the probe sees what they do to a page that trusts them', async () => {
  expect(payloads.length).toBeGreaterThan(700);
  expect(shapes.length).toBeGreaterThan(250);
  const seen = (await probe.draw(payloads.map((html) => ({ name: html, html })))).join('\n');
  for (const sign of ['alert() ran', 'script-src-elem', 'script-src-attr', '<script>', 'javascript:', ' sections of '])
    expect(seen).toContain(sign);
});

test('no string runs a script or asks for anything as a reply', { timeout: 240_000 }, async () => {
  const drawn = payloads.flatMap((payload) => drawnBoth(payload, payload));
  expect(await probe.draw(drawn, css)).toEqual([]);
});

test.each(Object.entries(places))(
  'no string runs a script or asks for anything in %s',
  { timeout: 240_000 },
  async (_, write) => {
    const drawn = shapes.flatMap((payload) => drawnBoth(payload, write(payload)));
    expect(await probe.draw(drawn, css)).toEqual([]);
  },
);
