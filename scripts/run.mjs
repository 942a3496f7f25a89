// Brings a fresh clone from nothing but Node.js and npm to a running site (start) or a checked tree (test).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const tools = join(root, 'tools/bootstrap');
const bin = join(tools, 'node_modules/.bin');
// turbo and publint look pnpm up on the PATH.
const env = {
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

const times = [];
function step(name, command, args, { after, ...options } = {}) {
  console.log(`\n▶ ${name}`);
  const from = performance.now();
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  times.push(`${name} ${seconds} s`);
  after?.();
  if (status === 0) return;
  if (signal) process.exit(130);
  console.error(`✗ ${name} failed${error ? `: ${error.message}` : ` with exit code ${status}`}`);
  process.exit(status || 1);
}

function setup() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .packageManager.split('@')[1]
    .split('+')[0];
  const has = join(tools, 'node_modules/pnpm/package.json');
  if (!existsSync(has) || JSON.parse(readFileSync(has, 'utf8')).version !== wanted)
    step(`pnpm ${wanted}`, 'npm', ['ci', '--no-audit', '--no-fund', '--no-update-notifier'], { cwd: tools });
  step('dependencies', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']);
}

const run = (name, script, ...args) => step(name, 'pnpm', ['run', '--silent', script, ...args]);

async function start() {
  setup();
  run('build', 'build');
  const { serve } = await import('./serve.mjs');
  serve(join(root, 'docs/doc_build'), Number(process.env.PORT ?? 4173));
}

async function test() {
  setup();
  const { ensureChromium } = await import('./chromium.mjs');
  const skip = process.env.SKIP_BROWSER === '1';
  if (!skip) {
    const from = performance.now();
    console.log(`\n▶ browser: ${ensureChromium()}`);
    times.push(`browser ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  run('build, typecheck, package checks', 'turbo:all');
  run('lint', 'lint');
  mkdirSync(join(root, '.reports'), { recursive: true });
  const report = join(root, '.reports/vitest.json');
  const projects = skip ? ['--project', '!docs'] : [];
  run('unused code', 'knip');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const summary = () => {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    console.log(`\n${times.join('; ')}`);
    console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  };
  step('tests', 'pnpm', ['exec', 'vitest', 'run', ...reporters, ...projects], { after: summary });
}

const commands = { setup: async () => setup(), start, test };
const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}
await command();
