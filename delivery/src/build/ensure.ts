import { DeliveryError } from '../delivery-error.ts';
import { runLimited } from '../files/run-limited.ts';
import type { HistoryLine } from '../history.ts';
import { promote } from '../promotion/promote.ts';
import type { Moved } from '../promotion/move-constellation.ts';
import { sourceVersions } from './source-version.ts';
import { openStore, type ReleaseStore } from '../store.ts';
import type { ReleaseName } from '../verify.ts';
import { discoverApps } from './discover-apps.ts';
import { releaseApp } from './release-app.ts';

const BUILDS_AT_ONCE = 2;

export interface EnsureOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly signingDir?: string | undefined;
  readonly actor: string;
  /** Receives one line of progress at a time. */
  readonly print: (line: string) => void;
}

export interface Ensured {
  readonly built: readonly ReleaseName[];
  /** Null when the promoted set was right already. */
  readonly moved: Moved | null;
}

/**
 * Brings the store up to the sources: builds and publishes the apps whose version is not there, then promotes the changed
 * ones in one step. What an operator promoted or rolled back stands until the sources of that app change.
 */
export async function ensure({ root, dataDir, signingDir, actor, print }: EnsureOptions): Promise<Ensured> {
  const store = openStore(dataDir, { signingDir });
  const apps = discoverApps(root);
  if (!apps.includes('shell')) throw new DeliveryError('app-unknown', `There is no shell in ${root}`);
  const { wanted, needed } = await plan({ root, store, apps, print });
  const missing: ReleaseName[] = [];
  for (const name of needed) if (!(await store.hasRelease(name.app, name.version))) missing.push(name);
  await runLimited(missing, BUILDS_AT_ONCE, (name) => releaseApp({ root, store, name, print, fromSources: true }));
  const moved = wanted.length > 0 ? await promote(store, { wanted, actor, what: 'ensure' }) : null;
  return { built: missing, moved };
}

interface Sources {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly apps: readonly string[];
  readonly print: (line: string) => void;
}

/**
 * `wanted`: apps whose promoted version is neither that of the sources nor an operator's choice since. `needed`: these and
 * the apps promoted at the version of their sources, which must still lie in the store.
 */
async function plan({ root, store, apps, print }: Sources) {
  const { lines } = await store.readHistory();
  const id = await store.readPointer();
  const promoted = id === null ? {} : (await store.readConstellation(id)).apps;
  const wanted: ReleaseName[] = [];
  const needed: ReleaseName[] = [];
  for (const [app, version] of sourceVersions(root, apps)) {
    const present = promoted[app]?.version;
    if (present !== undefined && present !== version && wasChosenAgainst(lines, app, version)) {
      print(`kept ${app} ${present} (${version} was promoted before and replaced)`);
      continue;
    }
    needed.push({ app, version });
    if (present !== version) wanted.push({ app, version });
  }
  return { wanted, needed };
}

function wasChosenAgainst(lines: readonly HistoryLine[], app: string, version: string): boolean {
  const lastOf = (acts: readonly HistoryLine['what'][]) =>
    lines
      .filter(({ what }) => acts.includes(what))
      .flatMap(({ changes }) => changes.filter((change) => change.app === app))
      .at(-1)?.to;
  return lastOf(['ensure']) === version || lastOf(['promote', 'ensure']) === version;
}
