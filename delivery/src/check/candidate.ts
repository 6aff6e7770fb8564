import type { Constellation, Release } from 'shared/contract/section/release';
import { whenReleaseIsLost } from '../delivery-error.ts';
import type { HistoryLine } from '../history.ts';
import { appsOf, trustedPointer } from '../promotion/move-constellation.ts';
import { memberOf } from '../promotion/promote.ts';
import type { ReleaseStore } from '../store.ts';
import type { ReleaseName } from '../verify.ts';
import type { StoredRelease } from './manifest-rules.ts';

/** A release that is to be promoted, and the one that is. */
export interface Contender {
  readonly name: ReleaseName;
  readonly stored: StoredRelease;
  readonly before: Release | undefined;
}

/** The set that a promotion would make. */
export interface Candidate {
  readonly contenders: readonly Contender[];
  /** Id of the promoted set; null before the first. */
  readonly from: string | null;
  readonly before: Constellation['apps'];
  /** Every move so far. */
  readonly lines: readonly HistoryLine[];
  /** The promoted set with the contenders in it. */
  readonly wanted: Constellation;
  readonly releases: readonly Release[];
}

async function manifestsOf(store: ReleaseStore, apps: Constellation['apps']): Promise<Release[]> {
  const members = Object.entries(apps);
  return Promise.all(members.map(async ([app, { version }]) => (await store.readRelease(app, version)).release));
}

async function contenderOf(store: ReleaseStore, before: Constellation['apps'], name: ReleaseName): Promise<Contender> {
  const { release } = await store.readRelease(name.app, name.version);
  const promoted = before[name.app]?.version;
  const manifest =
    promoted === undefined ? null : await store.readRelease(name.app, promoted).catch(whenReleaseIsLost(null));
  return { name, stored: { folder: store.releaseFolder(name.app, name.version), release }, before: manifest?.release };
}

/** Reads what is to be promoted and what is, without any check. Throws `release-missing`. */
export async function candidateOf(store: ReleaseStore, names: readonly ReleaseName[]): Promise<Candidate> {
  const { lines } = await store.readHistory();
  const id = await trustedPointer(store);
  const before = await appsOf(store, id);
  const contenders = await Promise.all(names.map((name) => contenderOf(store, before, name)));
  const members = names.map(async (name) => [name.app, await memberOf(store, { lines }, name)] as const);
  const apps = { ...before, ...Object.fromEntries(await Promise.all(members)) };
  const contract = contenders[0]?.stored.release.contract ?? 0;
  return {
    contenders,
    from: id,
    before,
    lines,
    wanted: { schema: 1, contract, apps },
    releases: await manifestsOf(store, apps),
  };
}
