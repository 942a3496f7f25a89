import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that Playwright downloaded earlier, if there is one. */
function playwrightsOwn() {
  try {
    const require = createRequire(new URL('../docs/package.json', import.meta.url));
    const path = require('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The browser to test with, or undefined: CHROME_PATH, then the usual places, then Playwright's own. */
function chromiumPath() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) {
      console.error(`CHROME_PATH is set to ${named}, and no file is there.`);
      process.exit(1);
    }
    return named;
  }
  return known.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** Launch options for Playwright; the flags keep the browser from asking for anything outside this machine. */
export function launchOptions() {
  const executablePath = chromiumPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

const howTo = `The browser tests need Chromium or Chrome, and none was found.
  Debian or Ubuntu:  sudo apt-get install chromium
  macOS:             brew install --cask google-chrome
  anywhere:          npx playwright install chromium
  already there:     CHROME_PATH=/path/to/chrome npm test
Without one: SKIP_BROWSER=1 npm test runs everything else.`;

/** Finds a browser; as root on Debian, installs one. Exits with directions otherwise. */
export function ensureChromium() {
  const found = chromiumPath();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing Debian’s with apt-get.');
    const apt = (...args) =>
      spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', '-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')) {
      const installed = chromiumPath();
      if (installed) return installed;
    }
  }
  console.error(howTo);
  process.exit(1);
}
