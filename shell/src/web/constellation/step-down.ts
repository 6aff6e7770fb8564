import { earlierMembers, type Fall } from 'delivery/self-repair';
import { constellationId, type ReleaseStore } from 'delivery/store';
import type { Constellation } from 'shared/contract/section/release';
import { proveSnapshot, type Proof } from './proof.ts';
import type { Snapshot } from './snapshot.ts';

export interface SteppingOptions extends Proof {
  store: ReleaseStore;
  open: (id: string, set?: Constellation) => Promise<Snapshot>;
}

export interface StepDown {
  set: Constellation;
  /** Apps whose release fails. */
  failing: readonly string[];
  /** What has been proven, or is not better. */
  before: Snapshot;
  /** Whether earlier releases do what the failing ones do not; by default whether they can be opened and proven. */
  isBetter?: (opened: Snapshot) => Promise<boolean>;
}

export interface SteppedDown {
  /** Opened and proven; nobody sees it yet. */
  snapshot: Snapshot;
  set: Constellation;
  falls: Fall[];
}

/**
 * The same set with earlier releases of what fails, one after the other until one does its work. Only reads the store, so
 * that a full disk and missing keys change nothing. @returns null where there is none
 */
export async function stepDown(options: SteppingOptions, given: StepDown): Promise<SteppedDown | null> {
  const { set, failing } = given;
  const ladders = new Map(
    await Promise.all(
      failing.map(async (app) => {
        const { version = '' } = set.apps[app] ?? {};
        return [app, await earlierMembers(options.store, { app, version })] as const;
      }),
    ),
  );
  for (;;) {
    const members = [...ladders].flatMap(([app, [member]]) => (member ? [[app, member] as const] : []));
    if (members.length === 0) return null;
    const wanted = { ...set, apps: { ...set.apps, ...Object.fromEntries(members) } };
    const snapshot = await options.open(constellationId(wanted), wanted);
    const faulty = await faultyOf(snapshot, options, given).catch(() => failing);
    if (faulty.length === 0) return { snapshot, set: wanted, falls: fallsBetween(set, members) };
    snapshot.renderers.close();
    for (const app of faulty) ladders.get(app)?.shift();
  }
}

/** Those of the failing apps whose earlier release does not do either; all of them where nobody can say. */
async function faultyOf(opened: Snapshot, proof: Proof, { before, failing, isBetter }: StepDown): Promise<string[]> {
  const faults = await proveSnapshot(opened, before, proof);
  const faulty = failing.filter((app) => faults.some((fault) => fault.app === app && fault.isNew));
  const isGood = faulty.length > 0 || !isBetter || (await isBetter(opened));
  return isGood ? faulty : [...failing];
}

const fallsBetween = ({ apps }: Constellation, members: readonly (readonly [string, { version: string }])[]): Fall[] =>
  members.map(([app, { version: to }]) => ({ app, version: apps[app]?.version ?? '', to }));
