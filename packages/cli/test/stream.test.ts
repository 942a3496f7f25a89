import { describe, expect, it, test } from 'vitest';
import { violationLines } from '../src/commands/stream.ts';
import { redraw } from '../src/play.ts';
import { runCli } from './run-cli.ts';

const lines = async (args: string[], stdin: string): Promise<unknown[]> => {
  const { out, code } = await runCli(['stream', ...args], { stdin });
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
};
const paragraph = (text: string) => ({ type: 'paragraph', text });

describe('stream', () => {
  it('prints a line for each chunk and one for the end', async () => {
    expect(await lines(['--chunk', '4'], 'one *two*')).toEqual([
      { at: 4, held: 1, blocks: [paragraph('one')] },
      { at: 8, held: 4, blocks: [paragraph('one')] },
      { at: 9, held: 5, blocks: [paragraph('one')] },
      { at: 9, held: 0, blocks: [paragraph('one two')] },
    ]);
  });

  it('cuts into chunks of 20 units, if nothing else is asked for', async () => {
    expect(await lines([], 'a'.repeat(45))).toMatchObject([{ at: 20 }, { at: 40 }, { at: 45 }, { at: 45 }]);
  });

  it('cuts at random, the same for the same seed', async () => {
    const places = async (seed: string) =>
      (await lines(['--seed', seed], 'word '.repeat(60))).map((frame) => (frame as { at: number }).at);
    expect(await places('3')).toEqual(await places('3'));
    expect(await places('3')).not.toEqual(await places('4'));
  });

  it('counts UTF-16 units, without a byte order mark', async () => {
    expect(await lines([], '\uFEFF👍')).toMatchObject([{ at: 2 }, { at: 2, held: 0 }]);
  });

  it('streams each part on its own, and only the first has a title', async () => {
    expect(await lines(['--parts'], '["# A\\n", "# B\\n"]')).toMatchObject([
      { part: 0, at: 4, blocks: [{ replyTitle: true }] },
      { part: 0, at: 4 },
      { part: 1, at: 4, blocks: [{ type: 'heading', depth: 1, text: 'B' }] },
      { part: 1, at: 4 },
    ]);
  });

  it('draws open emphasis at once, if asked to', async () => {
    expect(await lines(['--chunk', '6', '--inline', 'eager'], 'one *two*')).toEqual([
      { at: 6, held: 0, blocks: [paragraph('one t')] },
      { at: 9, held: 1, blocks: [paragraph('one two')] },
      { at: 9, held: 0, blocks: [paragraph('one two')] },
    ]);
  });

  it('knows two ways of showing what is open in a line', async () => {
    const { code, err } = await runCli(['stream', '--inline', 'loose'], { stdin: 'a' });
    expect(code).toBe(2);
    expect(err).toContain('exact, eager');
  });

  it('takes the switches of reading, and prints diagnostics once', async () => {
    const { out, err } = await runCli(['stream', '--single-tilde'], { stdin: '~a~\n\n::: actions\n:::' });
    expect(out).toContain('"text":"a"');
    expect(err).toMatch(/^<stdin>:3:1: warning: .* \[empty-block\]\n$/);
  });

  it('holds no control characters', async () => {
    expect((await runCli(['stream'], { stdin: 'a\u009B31mb' })).out).toContain('a\\u009b31mb');
  });
});

describe('stream --check', () => {
  it('prints one line, and exits with 0 when all is well', async () => {
    const stdin = '# a\n\n> [!NOTE]\n> b *c*\n\n::: actions\n- d\n:::\n';
    const { code, out, err } = await runCli(['stream', '--check', '--chunk', '1'], { stdin });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(out)).toEqual({
      frames: stdin.length + 1,
      takeBacks: 0,
      kindFlips: 0,
      maxHeld: expect.any(Number) as number,
      equal: true,
    });
  });

  it('counts what was drawn eagerly and taken back, which is no fault then', async () => {
    const { code, out, err } = await runCli(['stream', '--check', '--chunk', '1', '--inline', 'eager'], {
      stdin: '2 *3\n\n4',
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ takeBacks: 0, kindFlips: 0, eagerTakeBacks: 1, equal: true });
  });

  it('prints a line for each part', async () => {
    expect(await lines(['--check', '--parts'], '["a", "b"]')).toMatchObject([{ frames: 2 }, { frames: 2 }]);
  });

  it('says on standard error what was taken back, and when', () => {
    const violation = { kind: 'take-back' as const, path: '0.text', before: 'a', after: 'b' };
    expect(violationLines('reply.md', { violations: [{ at: 25, ...violation }] })).toEqual([
      'reply.md: after 25 units: take-back at 0.text',
    ]);
  });
});

describe('stream --play', () => {
  it('draws as show does in the end', async () => {
    const stdin = '# Order\n\n- [x] a\n- b\n';
    const { out } = await runCli(['stream', '--play'], { stdin, isTTY: true, columns: 40 });
    const shown = await runCli(['show'], { stdin, isTTY: true, columns: 40 });
    expect(screenOf(out)).toEqual(shown.out.trimEnd().split('\n'));
  });

  it('draws open emphasis at once, if asked to', async () => {
    const { out } = await runCli(['stream', '--play', '--inline', 'eager', '--chunk', '6'], {
      stdin: 'one *two*',
      isTTY: true,
      columns: 40,
    });
    expect(out).toMatch(/^one .*t.*\n/);
  });

  test.each([
    ['more lines', ['a'], ['a', 'b'], 24, 'b\n'],
    ['a longer last line', ['a', 'b'], ['a', 'bc'], 24, '\u001B[1A\u001B[Jbc\n'],
    ['nothing new', ['a'], ['a'], 24, ''],
    ['a change above the screen, which stays', ['a', 'b', 'c'], ['x', 'b', 'd'], 2, '\u001B[1A\u001B[Jd\n'],
  ])('draws %s', (_, before, after, rows, expected) => expect(redraw(before, after, rows)).toBe(expected));
});

/** What a terminal shows after some output, as far as `redraw` drives it. */
function screenOf(out: string): string[] {
  const screen: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is read.
  for (const [token, up] of out.matchAll(/\u001B\[(\d+)A\u001B\[J|[^\n]*\n/g))
    if (up) screen.length -= Number(up);
    else screen.push(token.slice(0, -1));
  return screen;
}
