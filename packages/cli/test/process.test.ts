import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = fileURLToPath(new URL('..', import.meta.url));

/** Starts the command line as a process of its own, from its source. */
const start = (...args: string[]) =>
  spawn(process.execPath, ['--conditions=flowdown-source', '--import', 'tsx', main, ...args], { cwd: folder });

const closed = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code)));

async function collect(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(String(chunk));
  return chunks.join('');
}

test('reads a pipe, writes both outputs, and sets the exit code', { timeout: 30_000 }, async () => {
  const child = start('lint');
  const results = Promise.all([collect(child.stdout), collect(child.stderr), closed(child)]);
  child.stdin.end('::: actions\n:::');
  const [out, err, code] = await results;
  expect(out).toMatch(/^<stdin>:1:1: warning: .* \[empty-block\]\n$/);
  expect({ err, code }).toEqual({ err: '', code: 1 });
});

test('a reader that leaves early is no failure', { timeout: 30_000 }, async () => {
  const child = start('text');
  const results = Promise.all([collect(child.stderr), closed(child)]);
  child.stdin.end(`${'word '.repeat(200)}\n\n`.repeat(300));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [err, code] = await results;
  expect({ err, code }).toEqual({ err: '', code: 0 });
});

test('an unreadable input is one line and exit code 2', { timeout: 30_000 }, async () => {
  const child = start('text', '/does/not/exist.md');
  const [out, err, code] = await Promise.all([collect(child.stdout), collect(child.stderr), closed(child)]);
  expect({ out, err, code }).toEqual({
    out: '',
    err: 'flowdown: cannot read /does/not/exist.md: no such file\n',
    code: 2,
  });
});
