import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { appName } from 'shared/contract/section/release';
import { DeliveryError, isMissing, whenConstellationIsLost } from '../delivery-error.ts';
import { ROLLBACKS, setsServedSince } from '../depot/served-sets.ts';
import { listFiles } from '../files/file-tree.ts';
import { lineOfConstellations } from '../promotion/lineage.ts';
import { readRolloutFile } from '../promotion/rollout/rollout-file.ts';
import { previewKeys, readPreviewFile } from '../preview/preview-file.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { releasesUsedSince } from './use-notes.ts';

export interface ClearOptions {
  /** What was served, published or asked for within that time stays; milliseconds. */
  readonly keepMs: number;
  /** Says what would go, and removes nothing. */
  readonly isDry?: boolean;
  readonly now?: number;
}

export interface Cleared {
  readonly removed: readonly (ReleaseName & { readonly bytes: number })[];
  readonly remaining: number;
}

/** Sets whose releases somebody may still ask for. */
async function neededSets(store: ReleaseStore, since: number): Promise<Set<string>> {
  const { lines, broken } = await store.readHistory();
  if (broken !== null)
    throw new DeliveryError('history-broken', `Nothing is removed while nobody knows what was served: ${broken}.`);
  const rollout = await readRolloutFile(store.dataDir);
  const keys = await previewKeys(store.dataDir);
  const previews = await Promise.all(keys.map((key) => readPreviewFile(store.dataDir, key)));
  const promoted = await store.readPointer();
  return new Set([
    ...setsServedSince(lines, since),
    ...lineOfConstellations(lines).slice(-ROLLBACKS),
    ...(promoted === null ? [] : [promoted]),
    ...(rollout ? [rollout.rollout.from, rollout.rollout.to] : []),
    ...previews.flatMap((found) => found?.preview.constellation ?? []),
  ]);
}

async function neededReleases(store: ReleaseStore, since: number): Promise<Set<string>> {
  const needed = await releasesUsedSince(store.dataDir, since);
  for (const id of await neededSets(store, since)) {
    const set = await store.readConstellation(id).catch(whenConstellationIsLost(null));
    for (const [app, { version }] of Object.entries(set?.apps ?? {})) needed.add(nameOf({ app, version }));
  }
  return needed;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

async function publishedReleases({ dataDir }: ReleaseStore): Promise<ReleaseName[]> {
  const releases = join(dataDir, 'releases');
  const apps = (await namesIn(releases)).filter((app) => appName.safeParse(app).success);
  const versions = await Promise.all(apps.map((app) => namesIn(join(releases, app))));
  return apps.flatMap((app, at) => (versions[at] ?? []).map((version) => ({ app, version })));
}

async function bytesOf(folder: string): Promise<number> {
  const sizes = await Promise.all((await listFiles(folder)).map(async (path) => (await stat(join(folder, path))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** In one step for all readers; what a command that was killed leaves of it is removed by the next one. */
async function remove(store: ReleaseStore, { app, version }: ReleaseName): Promise<void> {
  const cleared = join(store.dataDir, 'releases', '.staging', `cleared-${randomUUID()}`);
  await mkdir(join(store.dataDir, 'releases', '.staging'), { recursive: true });
  await rename(store.releaseFolder(app, version), cleared);
  await rm(cleared, { recursive: true, force: true });
  await rm(join(store.dataDir, 'signatures', app, `${version}.json`), { force: true });
}

/**
 * Removes releases that nobody can ask for any more. Kept is what is of a set that was served within the time, of the five
 * that can be rolled back to, of a rollout or a preview; what was published or asked for within the time. Throws
 * `history-broken`, and what reading the pointer throws: then nothing is removed.
 */
export async function clearReleases(store: ReleaseStore, options: ClearOptions): Promise<Cleared> {
  const { keepMs, isDry = false, now = Date.now() } = options;
  const since = now - keepMs;
  return store.write('clear releases away', async () => {
    const needed = await neededReleases(store, since);
    const all = await publishedReleases(store);
    const removed: (ReleaseName & { bytes: number })[] = [];
    for (const name of all) {
      const folder = store.releaseFolder(name.app, name.version);
      if (needed.has(nameOf(name)) || (await stat(folder)).mtimeMs >= since) continue;
      removed.push({ ...name, bytes: await bytesOf(folder) });
      if (!isDry) await remove(store, name);
    }
    return { removed, remaining: all.length - removed.length };
  });
}
