/** Finds a Chromium for the tests in a browser: the system's, else Playwright's own download, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectEnvironment, ROOT } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...places, MAC].find((place) => place && existsSync(place));
}

function downloaded() {
  const command = path.join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  const env = projectEnvironment();
  const installed = spawnSync(process.execPath, [command, 'install', '--with-deps', 'chromium'], {
    env,
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (installed.status !== 0) return undefined;
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const found = spawnSync(process.execPath, ['-e', script], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  }).stdout.trim();
  return existsSync(found) ? found : undefined;
}

function fromDebian() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return (
      spawnSync(command, rest, {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  const ready =
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  return ready ? onSystem() : undefined;
}

/** Finds the path of a Chromium and where it comes from; undefined when none can be had. */
export function findChromium() {
  /** @type {[string, () => string | undefined][]} */
  const sources = [
    ['the system', onSystem],
    ["Playwright's download", downloaded],
    ["Debian's package", fromDebian],
  ];
  for (const [source, look] of sources) {
    const executable = look();
    if (executable) return { executable, source };
  }
  return undefined;
}
