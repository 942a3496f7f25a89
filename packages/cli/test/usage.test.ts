import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { runCli } from './run-cli.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flowdown-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const commands = ['parse', 'inspect', 'html', 'format', 'text', 'stream', 'lint'];

describe('wrong usage is one line on standard error and exit code 2', () => {
  it.each([
    ['no command', [], 'flowdown: no command given; flowdown --help lists them'],
    ['an unknown command', ['pars'], "flowdown: unknown command 'pars' (Did you mean parse?)"],
    ['a command of a part that does not exist yet', ['channel'], "flowdown: unknown command 'channel'"],
    ['an unknown option', ['text', '--bogus'], "flowdown: unknown option '--bogus'"],
    ['an option of another command', ['text', '--document'], "flowdown: unknown option '--document'"],
    ['two files', ['text', 'a.md', 'b.md'], "flowdown: too many arguments for 'text'. Expected 1 argument but got 2."],
    [
      'a wrong choice',
      ['html', '--html', 'raw'],
      "flowdown: option '--html <mode>' argument 'raw' is invalid. Allowed choices are escape, sanitize.",
    ],
    ['a missing argument', ['html', '--id-prefix'], "flowdown: option '--id-prefix <prefix>' argument missing"],
    [
      'an origin that is none',
      ['html', '--allow-images', 'img'],
      `flowdown: option '--allow-images <origin>' argument 'img' is invalid. Give an origin like https://img.example.com, or "*".`,
    ],
    [
      'a scheme images do not have',
      ['html', '--allow-images', 'file:///a'],
      `flowdown: option '--allow-images <origin>' argument 'file:///a' is invalid. Give an origin like https://img.example.com, or "*".`,
    ],
    [
      'a language that is none',
      ['html', '--lang', '"><script>'],
      `flowdown: option '--lang <tag>' argument '"><script>' is invalid. Give a language tag like en or pt-BR.`,
    ],
    [
      'chunks of nothing',
      ['stream', '--chunk', '0'],
      "flowdown: option '--chunk <units>' argument '0' is invalid. Give a whole number above 0.",
    ],
    [
      'a seed that is none',
      ['stream', '--seed', 'x'],
      "flowdown: option '--seed <number>' argument 'x' is invalid. Give a whole number.",
    ],
    [
      'two outputs at once',
      ['stream', '--check', '--play'],
      "flowdown: option '--check' cannot be used with option '--play'",
    ],
    [
      'a drawing that is played to no terminal',
      ['stream', '--play'],
      'flowdown: --play draws in a terminal, and standard output is none',
    ],
    ['control characters in an argument', ['te\u001B[31mxt\n'], "flowdown: unknown command 'te[31mxt '"],
  ])('%s', async (_, args, message) => {
    expect(await runCli(args)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });
});

describe('input that cannot be read is one line on standard error and exit code 2', () => {
  it.each(commands)('%s: a missing file', async (command) => {
    const path = join(folder, 'none.md');
    expect(await runCli([command, path])).toEqual({
      code: 2,
      out: '',
      err: `flowdown: cannot read ${path}: no such file\n`,
    });
  });

  it('a directory', async () => {
    const err = `flowdown: cannot read ${folder}: it is a directory\n`;
    expect(await runCli(['text', folder])).toEqual({ code: 2, out: '', err });
  });

  it.each([
    ['a byte that starts nothing', [0x61, 0xff, 0x62], '0xFF at offset 1'],
    ['a character cut short within', [0x61, 0xc3, 0x28], '0xC3 at offset 1'],
    ['a character cut short by the end', [0x61, 0xe2, 0x82], '0xE2 at offset 1'],
    ['a surrogate', [0xed, 0xa0, 0x80], '0xED at offset 0'],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00], '0xFF at offset 0'],
    ['after a replacement character of its own', [0xef, 0xbf, 0xbd, 0xc3, 0xa9, 0x80], '0x80 at offset 5'],
    ['after a byte order mark', [0xef, 0xbb, 0xbf, 0x80], '0x80 at offset 3'],
  ])('bytes that are not UTF-8: %s', async (_, bytes, place) => {
    const input = Uint8Array.from(bytes);
    const reason = `it is not UTF-8, byte ${place} is no part of a character`;
    expect(await runCli(['lint'], { stdin: input })).toEqual({
      code: 2,
      out: '',
      err: `flowdown: cannot read <stdin>: ${reason}\n`,
    });
    const path = file('bad.md', input);
    expect(await runCli(['lint', path])).toEqual({
      code: 2,
      out: '',
      err: `flowdown: cannot read ${path}: ${reason}\n`,
    });
  });

  it.each([
    ['no JSON', 'a', '<stdin> is not JSON'],
    ['nothing', '', '<stdin> is not JSON'],
    ['a string', '"a"', '<stdin> holds a string'],
    ['null', 'null', '<stdin> holds null'],
    ['an object', '{"a": 1}', '<stdin> holds an object'],
    ['an array with a number', '["a", 1]', 'item 1 of <stdin> is a number'],
    ['an array in an array', '[["a"]]', 'item 0 of <stdin> is an array'],
  ])('parts that are %s', async (_, stdin, reason) => {
    const err = `flowdown: --parts expects a JSON array of strings; ${reason}\n`;
    expect(await runCli(['text', '--parts'], { stdin })).toEqual({ code: 2, out: '', err });
  });
});

describe('the reply comes from', () => {
  const expected = { code: 0, out: 'Grüße\n', err: '' };
  it('standard input', async () => expect(await runCli(['text'], { stdin: 'Grüße' })).toEqual(expected));
  it('standard input for -', async () => expect(await runCli(['text', '-'], { stdin: 'Grüße' })).toEqual(expected));
  it('a file', async () => expect(await runCli(['text', file('a.md', 'Grüße')])).toEqual(expected));
  it('a file with a byte order mark', async () =>
    expect(await runCli(['text', file('b.md', '\uFEFFGrüße')])).toEqual(expected));
});

describe('help', () => {
  it('lists the commands', async () => {
    const { code, out, err } = await runCli(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of commands) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it.each(commands)('of %s lists every shared switch', async (command) => {
    const { code, out, err } = await runCli([command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const switches = ['strict', 'html', 'allow-images', 'no-literal-newlines', 'single-tilde', 'id-prefix', 'parts'];
    for (const name of switches) expect(out).toContain(`--${name}`);
  });
});

test('the version is that of the package', async () => {
  const { code, out } = await runCli(['--version']);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string });
});

test.each(commands)('%s takes every shared switch and an empty reply', async (command) => {
  const args = ['--strict', '--html', 'sanitize', '--allow-images', 'https://img.example.com', '--allow-images', '*'];
  const more = ['--no-literal-newlines', '--single-tilde', '--id-prefix', 'a-'];
  const { code, err } = await runCli([command, ...args, ...more]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
