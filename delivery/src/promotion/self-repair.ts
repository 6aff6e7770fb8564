import type { Constellation } from 'shared/contract/section/release';
import { whenConstellationIsLost, whenReleaseIsLost } from '../delivery-error.ts';
import type { HistoryLine } from '../history.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { lineOfVersions } from './lineage.ts';
import { appsOf, changesBetween, readPresent } from './move-constellation.ts';
import { memberOf } from './promote.ts';

/* What the web process writes by itself, when nobody is there to ask for it. */

const WEB = 'web process';

export interface Refused {
  /** The set that does not serve. */
  readonly id: string;
  readonly reason: string;
  /** The set that does. */
  readonly serving: string;
}

/**
 * Puts the pointer back to what serves. Does nothing when it has moved on already: the command that moved it does the
 * same, and the second finds nothing to do. @returns whether it moved
 */
export async function putBack(store: ReleaseStore, { id, reason, serving }: Refused): Promise<boolean> {
  return store.write(`put ${id} back`, async (writer) => {
    if ((await store.readPointer().catch(() => id)) !== id) return false;
    const before = await appsOf(store, id).catch(whenConstellationIsLost({}));
    await writer.movePointer({
      what: 'revert',
      who: WEB,
      from: id,
      to: serving,
      changes: changesBetween(before, await appsOf(store, serving)),
      evidence: [`the web process refused ${id}: ${reason}`],
    });
    return true;
  });
}

/** An app's earlier release in place of one that fails. */
export interface Fall {
  readonly app: string;
  /** The version that failed. */
  readonly version: string;
  readonly to: string;
}

export interface Demotion {
  readonly falls: readonly Fall[];
  readonly reason: string;
}

/** Promotes earlier releases in place of those that fail. @returns whether it did; another set may be promoted already */
export async function demote(store: ReleaseStore, { falls, reason }: Demotion): Promise<boolean> {
  return store.write(`demote ${falls.map(nameOf).join(' ')}`, async (writer) => {
    const present = await readPresent(store, writer, WEB);
    const failing = falls.filter(({ app, version }) => present.apps[app]?.version === version);
    if (failing.length === 0 || present.broken !== null) return false;
    const members = failing.map(async ({ app, to }) => {
      const member = await memberOf(store, present, { app, version: to });
      await store.verifyRelease(app, to, member?.integrity ?? '');
      return [app, member] as const;
    });
    const apps = { ...present.apps, ...Object.fromEntries(await Promise.all(members)) };
    const { contract } = await store.readConstellation(present.id ?? '');
    const to = await writer.saveConstellation({ schema: 1, contract, apps });
    const changes = changesBetween(present.apps, apps);
    await writer.movePointer({ what: 'demotion', who: WEB, from: present.id, to, changes, evidence: [reason] });
    return true;
  });
}

async function countedLines(store: ReleaseStore): Promise<HistoryLine[]> {
  const { lines } = await store.readHistory();
  const fault = await store.authority.movesFault();
  return lines.filter((line) => fault(line) === null);
}

export type Member = Constellation['apps'][string];

/** Releases that an app had on the way to this version and that can still be read, the latest first. Writes nothing. */
export async function earlierMembers(store: ReleaseStore, { app, version }: ReleaseName): Promise<Member[]> {
  const lines = await countedLines(store);
  const line = lineOfVersions(lines, app);
  const earlier = line.slice(0, Math.max(line.lastIndexOf(version), 0)).toReversed();
  const members = await Promise.all(
    earlier.map((to) => memberOf(store, { lines }, { app, version: to }).catch(whenReleaseIsLost(null))),
  );
  return members.filter((member) => member !== null && member !== undefined);
}

/** Sets that were promoted, the latest first, without those named. */
export async function earlierSets(store: ReleaseStore, without: readonly string[] = []): Promise<string[]> {
  const lines = await countedLines(store);
  const ids = lines.toReversed().flatMap(({ from, to }) => [to, from].filter((id) => id !== null));
  return [...new Set(ids)].filter((id) => !without.includes(id));
}
