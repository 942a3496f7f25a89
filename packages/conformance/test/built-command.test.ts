import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../cli/${path}`, import.meta.url));

// Without a build there is no command to run; `npm test` builds first.
test.skipIf(!existsSync(at('dist/main.js')))('the built command starts and answers', { timeout: 30_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('bin/flowdown.js'), 'text'], {
    input: '::: actions\n- *Yes*\n:::',
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '- Yes\n', stderr: '' });
});
