import { constellation as constellationSchema } from 'shared/contract/section/release';
import { lineOfConstellations } from '../promotion/lineage.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { readLines } from './depot-history.ts';
import { constellationKey, releasePrefix, signatureKey } from './depot-keys.ts';
import type { ObjectStore } from './object-store.ts';
import { ROLLBACKS, setsServedSince } from './served-sets.ts';

export interface ClearDepotOptions {
  /** What was served or brought within that time stays; milliseconds. */
  readonly keepMs: number;
  readonly isDry?: boolean;
  readonly now?: number;
}

const RELEASE_KEY = /^releases\/([^/]+)\/([^/]+)\//;

async function releasesOf(objects: ObjectStore, sets: ReadonlySet<string>): Promise<Set<string>> {
  const names = new Set<string>();
  for (const id of sets) {
    const found = await objects.get(constellationKey(id));
    const set = found && constellationSchema.parse(JSON.parse(new TextDecoder().decode(found.bytes)));
    for (const [app, { version }] of Object.entries(set?.apps ?? {})) names.add(nameOf({ app, version }));
  }
  return names;
}

interface Stored extends ReleaseName {
  /** When the youngest of its files was written; milliseconds. */
  modified: number;
}

async function storedReleases(objects: ObjectStore): Promise<Stored[]> {
  const found = new Map<string, Stored>();
  for (const { key, modified } of await objects.list('releases/')) {
    const [, app, version] = RELEASE_KEY.exec(key) ?? [];
    if (app === undefined || version === undefined) continue;
    const name = nameOf({ app, version });
    found.set(name, { app, version, modified: Math.max(modified, found.get(name)?.modified ?? 0) });
  }
  return [...found.values()];
}

/**
 * Removes releases from a depot that were neither served nor brought within the time, nor are of the five sets that can be
 * rolled back to. An export writes every file of a set that is new in the history anew, so nothing is removed that somebody is
 * just about to promote. Throws `history-broken`. @returns what was removed, and how many stay
 */
export async function clearDepot(
  objects: ObjectStore,
  { keepMs, isDry = false, now = Date.now() }: ClearDepotOptions,
): Promise<{ removed: ReleaseName[]; remaining: number }> {
  const since = now - keepMs;
  const lines = await readLines(objects);
  const sets = new Set([...setsServedSince(lines, since), ...lineOfConstellations(lines).slice(-ROLLBACKS)]);
  const needed = await releasesOf(objects, sets);
  const all = await storedReleases(objects);
  const old = all.filter((release) => !needed.has(nameOf(release)) && release.modified < since);
  for (const { app, version } of isDry ? [] : old) {
    for (const { key } of await objects.list(releasePrefix(app, version))) await objects.remove(key);
    await objects.remove(signatureKey(app, version));
  }
  return { removed: old.map(({ app, version }) => ({ app, version })), remaining: all.length - old.length };
}
