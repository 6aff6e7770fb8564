import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path, { join } from 'node:path';
import { run } from './run.ts';

/** Chromium without windows needs half of the processor; it keeps no pages in memory for going back. */
const WITHOUT_WINDOWS = '/usr/lib/chromium/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
];

const PLAYWRIGHT_INSTALL = ['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'install'] as const;

function installedBrowser(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

/** Playwright keeps its downloads here, unless it is told otherwise. */
function hasDownloadedBrowser(): boolean {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'));
}

/** `fullPath` has windows and can be absent where only the other one is. */
export type Browser =
  { kind: 'installed'; path: string; fullPath?: string } | { kind: 'downloaded' } | { kind: 'none'; message: string };

/** What is installed, without windows where that can be had. */
async function ofThisMachine(): Promise<Browser | undefined> {
  const full = installedBrowser();
  if (full === PLACES[0] && !existsSync(WITHOUT_WINDOWS)) await installDebianPackages([path.basename(WITHOUT_WINDOWS)]);
  if (existsSync(WITHOUT_WINDOWS)) return { kind: 'installed', path: WITHOUT_WINDOWS, ...(full && { fullPath: full }) };
  return full === undefined ? undefined : { kind: 'installed', path: full, fullPath: full };
}

/**
 * A Chromium for the tests: the one that `CHROME_PATH` names, an installed one, Debian's package (as root), or
 * Playwright's own download.
 */
export async function ensureBrowser(root: string): Promise<Browser> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return { kind: 'installed', path: named };
    return { kind: 'none', message: `CHROME_PATH names ${named}, which does not exist.` };
  }
  const here = await ofThisMachine();
  if (here !== undefined) return here;
  if (hasDownloadedBrowser()) return { kind: 'downloaded' };
  if (await installDebianPackages(['chromium'])) {
    const installed = await ofThisMachine();
    if (installed !== undefined) return installed;
  }
  const download = await run([...PLAYWRIGHT_INSTALL, '--with-deps', 'chromium'], root);
  if (download.code === 0) return { kind: 'downloaded' };
  const plain = await run([...PLAYWRIGHT_INSTALL, 'chromium'], root);
  if (plain.code === 0) return { kind: 'downloaded' };
  return {
    kind: 'none',
    message: `No browser: install Chromium or Chrome, or name one in CHROME_PATH. ${plain.output.split('\n').at(-1) ?? ''}`,
  };
}

/** Where there is no network, what can do without the package goes on soon. */
const WITHOUT_PATIENCE = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0'];

/** True when apt-get installed the packages; false where there is no apt-get or no right to use it. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`      apt-get install ${names.join(' ')}`);
  await run(['apt-get', ...WITHOUT_PATIENCE, 'update', '-qq'], '/', env);
  const options = ['-y', '-qq', '--no-install-recommends'];
  const { code } = await run(['apt-get', ...WITHOUT_PATIENCE, 'install', ...options, ...names], '/', env);
  return code === 0;
}
