import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Release } from 'shared/contract/section/release';
import { ARGUMENTS, findBrowser } from '../../check/browser/find-browser.ts';
import { withTrialSite } from '../../check/trial-site.ts';
import { probesOf } from '../../check/probes.ts';
import { DeliveryError } from '../../delivery-error.ts';
import { changesBetween } from '../../promotion/move-constellation.ts';
import type { ReleaseStore } from '../../store.ts';
import { listPath, shotsFolder, type Shot } from './shot-file.ts';

const SHELL = 'shell';
const FLAGS = [
  ...ARGUMENTS,
  '--window-size=1440,2000',
  // Milliseconds of the page's own time, in which its islands are there.
  '--virtual-time-budget=4000',
];
const SHOT_MS = 60_000;
/** Pages of which pictures are taken; each costs two starts of a browser. */
const MOST = 60;

/** Throws `usage` where there is none. */
function browserAt(named: string | undefined): string {
  const found = findBrowser(named);
  if (found !== undefined) return found;
  throw new DeliveryError(
    'usage',
    'No Chromium is here to take pictures with: install one, or name it by CHROME_PATH.',
  );
}

export interface ShotOptions {
  /** Root of the workspace, which holds the web process. */
  readonly root: string;
  readonly store: ReleaseStore;
  /** Service that answers the pages. */
  readonly apiUrl: string;
  /** Program of the browser; one of the usual places when absent. */
  readonly browser?: string | undefined;
  readonly print: (line: string) => void;
}

/** Addresses of the pages of what changed; of all sections where the shell did. */
async function changedPages(store: ReleaseStore, from: string, to: string): Promise<string[]> {
  const sets = [await store.readConstellation(from), await store.readConstellation(to)] as const;
  const changed = changesBetween(sets[0].apps, sets[1].apps).map(({ app }) => app);
  const isChanged = (app: string) => app !== SHELL && (changed.includes(SHELL) || changed.includes(app));
  const releases: Release[] = [];
  for (const { apps } of sets)
    for (const [app, { version }] of Object.entries(apps))
      if (isChanged(app)) releases.push((await store.readRelease(app, version)).release);
  return [...new Set(releases.flatMap(probesOf).map(({ address }) => address))];
}

async function photograph(browser: string, url: string, file: string): Promise<void> {
  const profile = `${file}.profile`;
  const { failed, stderr } = await execa(
    browser,
    [...FLAGS, `--user-data-dir=${profile}`, `--screenshot=${file}`, url],
    {
      timeout: SHOT_MS,
      reject: false,
      stdin: 'ignore',
    },
  );
  await rm(profile, { recursive: true, force: true });
  if (failed || !existsSync(file))
    throw new DeliveryError('usage', `No picture of ${url} was taken: ${stderr.trimEnd().split('\n').at(-1) ?? ''}`);
}

/**
 * Takes a picture of every page of what two sets have otherwise, once with each, and keeps those that differ. Throws `usage`
 * without a browser, and what reading and starting a set throws.
 */
export async function takeShots(options: ShotOptions, from: string, to: string): Promise<Shot[]> {
  const { root, store, apiUrl, print } = options;
  const browser = browserAt(options.browser);
  const folder = shotsFolder(store.dataDir, from, to);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pages = await changedPages(store, from, to);
  if (pages.length > MOST) print(`${pages.length} pages changed; pictures are taken of the first ${MOST}`);
  const taken = pages.slice(0, MOST);
  const fileOf = (number: number, side: string) => join(folder, `${number}-${side}.png`);
  for (const [side, id] of [['before', from] as const, ['after', to] as const]) {
    const wanted = await store.readConstellation(id);
    await withTrialSite({ root, store, wanted, apiUrl }, async (origin) => {
      for (const [number, address] of taken.entries())
        await photograph(browser, origin + address, fileOf(number, side));
    });
  }
  const shots: Shot[] = [];
  for (const [number, address] of taken.entries()) {
    const [before, after] = [fileOf(number, 'before'), fileOf(number, 'after')];
    const isSame = (await readFile(before)).equals(await readFile(after));
    if (isSame) for (const file of [before, after]) await rm(file);
    shots.push({ address, number, isSame });
  }
  await writeFile(listPath(folder), `${JSON.stringify(shots)}\n`);
  return shots;
}
