import { describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const unknown = '::: nope\na\n:::';
const esc = '\u001B';

describe('a reply cannot drive the terminal', () => {
  // Controls as characters and as entities, wherever a reply can put text.
  const evil = ['\u001B]0;x\u0007', '\u009B2J', '\u0008\u007F', '&#27;[2J', '&#x9b;2J'].join('');
  const reply = [
    `# ${evil}`,
    `- ${evil}`,
    `| ${evil} |\n| --- |\n| ${evil} |`,
    `~~~ ${evil}\n${evil}\n~~~`,
    `[${evil}](https://example.com/${evil})`,
    `::: actions\n- ${evil}\n- [a](javascript:${evil})\n:::`,
    `::: progress\nvalue: ${evil}\n:::`,
    `::: form\ntitle: "${evil}"\nfields: [${evil}]\n:::`,
    `::: form\n"\\e[2J": &a ${evil}\n:::`,
  ].join('\n\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  const controls = /[\0-\x08\x0B-\x1F\x7F-\x9F]/;

  it.each([['inspect'], ['text'], ['show'], ['lint'], ['inspect', '--json'], ['parse']])('%s %s', async (...args) => {
    const { out, err } = await runCli(args.filter(Boolean), { stdin: reply });
    expect(out).not.toBe('');
    expect(out).not.toMatch(controls);
    expect(err).not.toMatch(controls);
  });
});

describe('colour', () => {
  it.each([
    ['is off where nobody looks', {}, false, false],
    ['is on at a terminal', {}, true, true],
    ['NO_COLOR turns it off', { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR says nothing', { NO_COLOR: '' }, true, true],
    ['FORCE_COLOR turns it on', { FORCE_COLOR: '1' }, false, true],
    ['FORCE_COLOR without a value does too', { FORCE_COLOR: '' }, false, true],
    ['FORCE_COLOR=0 turns it off', { FORCE_COLOR: '0' }, true, false],
    ['NO_COLOR outdoes FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    ['a dumb terminal has none', { TERM: 'dumb' }, true, false],
  ])('%s', async (_, env: Record<string, string>, isTTY, expected) => {
    const lint = await runCli(['lint'], { stdin: unknown, env, isTTY });
    expect(lint.out.includes(esc)).toBe(expected);
    const outline = await runCli(['inspect'], { stdin: unknown, env, isTTY });
    expect(outline.out.includes(esc)).toBe(expected);
    expect(outline.err.includes(esc)).toBe(expected);
  });

  it('is never in what other programs read', async () => {
    for (const args of [['parse'], ['inspect', '--json'], ['html'], ['format'], ['text']]) {
      const { out } = await runCli(args, { stdin: unknown, isTTY: true });
      expect(out).not.toContain(esc);
    }
  });
});
