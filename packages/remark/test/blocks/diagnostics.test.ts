import { describe, expect, it } from 'vitest';
import { diagnosticsOf, parseReply } from '../../src/index.ts';

/** `line:column code` of each diagnostic. */
const found = (reply: string) =>
  diagnosticsOf(parseReply(reply)).map(({ code, place }) => `${place.line}:${place.column} ${code}`);

const entries = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

describe('what is wrong with a reply, and where', () => {
  it.each([
    ['nothing', 'Hello\n\n::: actions\n- Yes\n:::', []],
    ['a reply without blocks', '# T\n\ntext', []],
    ['an empty block', 'a\n\n::: actions\n:::', ['3:1 empty-block']],
    ['an empty block in a quote', '> ::: images\n> :::', ['1:3 empty-block']],
    ['ten entries are fine', `::: actions\n${entries(10, (index) => `- n${index}`)}\n:::`, []],
    ['eleven are many', `::: actions\n${entries(11, (index) => `- n${index}`)}\n:::`, ['1:1 too-many-entries']],
    ['an unknown name', 'a\n::: summary\ntext\n:::', ['2:1 unknown-block']],
    ['an unknown name in an item', '- a\n\n  ::: summary\n  text\n  :::', ['3:3 unknown-block']],
    ['a prototype name', '::: constructor\ntext\n:::', ['1:1 unknown-block']],
    ['a block left open', '::: actions\n- Yes', ['1:1 unclosed-block']],
    ['a refused scheme', '::: links\n[a](javascript:x)\n:::', ['refused-url']],
    ['a payment without https', '::: payment\n[a](http://example.com)\n:::', ['refused-url']],
    ['another origin to go to', '::: navigate\n![navigate](//example.com)\n:::', ['refused-url']],
    ['a form without fields', '::: form\ntitle: T\n:::', ['invalid-form']],
    ['an emoji that is none', '::: reaction\nemoji=ok\n:::', ['invalid-value']],
    ['a prose-only block', '::: actions\nPick one:\n:::', ['empty-block']],
  ])('%s', (_, reply, expected) => {
    const places = expected.every((line) => /^\d/.test(line));
    expect(places ? found(reply) : found(reply).map((line) => line.replace(/^\S+ /, ''))).toEqual(expected);
  });

  it.each([
    ['on its first line', '::: form\ntitle: "T\n:::', '2:'],
    ['on its third line', 'a\n\n::: form\ntitle: T\nfields:\n  - name: [day\n:::', '6:'],
    ['in a quote', '> ::: form\n> title: T\n> fields: "x\n> :::', '3:'],
  ])('bad YAML has the line and column of the reply: %s', (_, reply, line) => {
    expect(found(reply)).toEqual([expect.stringMatching(new RegExp(`^${line}\\d+ invalid-yaml$`))]);
  });

  it('a diagnostic carries its severity and a sentence', () => {
    const [diagnostic] = diagnosticsOf(parseReply('::: actions\n:::'));
    expect(diagnostic).toMatchObject({ severity: 'warning', place: { line: 1, column: 1, offset: 0 } });
    expect(diagnostic?.message).toMatch(/actions.*\.$/);
  });
});
