import { whenConstellationIsLost } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
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

export interface Demotion {
  readonly app: string;
  /** The version that failed. */
  readonly version: string;
  readonly reason: string;
}

/** Promotes an app's earlier release in place of one that fails. @returns the version, or null when there is none */
export async function demote(store: ReleaseStore, { app, version, reason }: Demotion): Promise<string | null> {
  return store.write(`demote ${app}@${version}`, async (writer) => {
    const present = await readPresent(store, writer, WEB);
    const earlier = lineOfVersions(present.lines, app).at(-2);
    if (present.apps[app]?.version !== version || earlier === undefined || present.broken !== null) return null;
    const apps = { ...present.apps, [app]: await memberOf(store, present, { app, version: earlier }) };
    await store.verifyRelease(app, earlier, apps[app]?.integrity ?? '');
    const { contract } = await store.readConstellation(present.id ?? '');
    const to = await writer.saveConstellation({ schema: 1, contract, apps });
    await writer.movePointer({
      what: 'demotion',
      who: WEB,
      from: present.id,
      to,
      changes: changesBetween(present.apps, apps),
      evidence: [reason],
    });
    return earlier;
  });
}

/** Sets that were promoted, the latest first, without those named. */
export async function earlierSets(store: ReleaseStore, without: readonly string[] = []): Promise<string[]> {
  const { lines } = await store.readHistory();
  const fault = await store.authority.movesFault();
  const ids = lines
    .filter((line) => fault(line) === null)
    .toReversed()
    .flatMap(({ from, to }) => [to, from].filter((id) => id !== null));
  return [...new Set(ids)].filter((id) => !without.includes(id));
}
