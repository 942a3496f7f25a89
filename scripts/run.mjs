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
const since = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs a command, showing its output, and returns its exit code. */
function attempt(name, command, args, options = {}) {
  console.log(`\n▶ ${name}`);
  const from = performance.now();
  const settings = { cwd: root, env, stdio: 'inherit', shell: windows, ...options };
  const { status, signal, error } = spawnSync(command, args, settings);
  times.push(`${name} ${since(from)}`);
  if (status === 0) return 0;
  if (signal) process.exit(130);
  console.error(`✗ ${name} failed${error ? `: ${error.message}` : ` with exit code ${status}`}`);
  return status || 1;
}

/** Runs a command and ends everything if it fails. */
function step(...command) {
  const status = attempt(...command);
  if (status !== 0) process.exit(status);
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

const run = (name, script) => step(name, 'pnpm', ['run', '--silent', script]);

async function start() {
  setup();
  run('build', 'build');
  const { serve } = await import('./serve.mjs');
  const port = Number(process.env.PORT ?? 4173);
  try {
    const { url } = await serve(join(root, 'docs/doc_build'), port);
    console.log(`\n${url}`);
  } catch (error) {
    console.error(`The site cannot be served on port ${port}: ${error.message}. Choose another: PORT=5000 npm start`);
    process.exit(1);
  }
}

async function test() {
  setup();
  const skipBrowser = process.env.SKIP_BROWSER === '1';
  if (!skipBrowser) {
    const { ensureChromium } = await import('./chromium.mjs');
    const from = performance.now();
    console.log(`\n▶ browser: ${ensureChromium()}`);
    times.push(`browser ${since(from)}`);
  }
  run('build, typecheck, package checks', 'turbo:all');
  run('lint', 'lint');
  run('unused code', 'knip');
  run('size of bundles', 'size');
  tests(skipBrowser ? ['--project', '!docs', '--project', '!react-browser'] : []);
}

/** Runs every test and ends with the one line that says how it went. */
function tests(projects) {
  mkdirSync(join(root, '.reports'), { recursive: true });
  const report = join(root, '.reports/vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = attempt('tests', 'pnpm', ['exec', 'vitest', 'run', ...reporters, ...projects]);
  console.log(`\n${times.join('; ')}`);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded has no tests to fail; it counts as one.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
    console.log(`${numPassedTests} passed, ${numFailedTests + broken} failed, ${numPendingTests} skipped`);
  }
  process.exitCode = status;
}

const commands = { setup: async () => setup(), start, test };
const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}
await command();
