// Builds what is measured, installs the peers apart from the workspace, and measures.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bench = fileURLToPath(new URL('..', import.meta.url));
const root = join(bench, '../..');
const peers = join(bench, 'peers');
const args = process.argv.slice(2).filter((arg) => arg !== '--');

// React and others leave their checks out, as on a live page.
const env = { ...process.env, NODE_ENV: 'production' };

function step(command, commandArgs, cwd) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, commandArgs, { cwd, env, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether what is installed is what the lockfile asks for: npm writes a copy of it into the folder. */
function peersAreInstalled() {
  const installed = join(peers, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages } = JSON.parse(readFileSync(join(peers, 'package-lock.json'), 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(installed, 'utf8'));
  const required = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional);
  return required.every(([path, { version }]) => present[path]?.version === version);
}

if (!args.includes('--help')) {
  // What users install is measured, not sources that a loader compiles on the way.
  step('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=bench^...', '--output-logs=errors-only'], root);
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-update-notifier'];
  if (!args.includes('--no-peers') && !peersAreInstalled()) step('npm', ['ci', ...flags], peers);
}
const main = args.includes('--browser') ? 'src/browser/main.ts' : 'src/main.ts';
step(process.execPath, ['--expose-gc', '--import', 'tsx', join(bench, main), ...args], bench);
