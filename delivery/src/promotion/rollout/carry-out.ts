import type { HistoryEntry } from '../../history.ts';
import { checkCompatibility } from '../compatibility.ts';
import { readPresent } from '../move-constellation.ts';
import type { ReleaseStore } from '../../store.ts';
import { orderOf, removeRolloutFile, type Rollout, type SignedRollout } from './rollout-file.ts';
import { readRollout } from './rollout.ts';

/* What the web process writes of a rollout, when nobody is there to ask for it. */

const WEB = 'web process';

const named = ({ id, who, changes, percent }: Rollout): string =>
  `rollout ${id} of ${who}, ${percent} % of visitors: ${changes.map(({ app, from, to }) => `${app} ${from} -> ${to}`).join(', ')}`;

async function write(
  store: ReleaseStore,
  { rollout }: SignedRollout,
  entry: (signed: SignedRollout) => Omit<HistoryEntry, 'who' | 'from'>,
): Promise<boolean> {
  return store.write(`end rollout ${rollout.id}`, async (writer) => {
    const { id, broken } = await readPresent(store, writer, WEB);
    const now = await readRollout(store);
    if (now?.rollout.id !== rollout.id || broken !== null) return false;
    await writer.movePointer({ ...entry(now), who: WEB, from: id });
    await removeRolloutFile(store.dataDir);
    return true;
  });
}

/**
 * Gives everybody the set of a rollout, by the signatures of its order.
 * @returns whether it did: another command may have ended it, or held it
 */
export async function advance(
  store: ReleaseStore,
  signed: SignedRollout,
  evidence: readonly string[],
): Promise<boolean> {
  const { apps } = await store.readConstellation(signed.rollout.to);
  const members = Object.entries(apps);
  checkCompatibility(
    await Promise.all(members.map(([app, { version, integrity }]) => store.verifyRelease(app, version, integrity))),
  );
  return write(store, signed, (now) => ({
    what: 'advance',
    to: now.rollout.to,
    changes: now.rollout.changes,
    evidence: [named(now.rollout), ...evidence, ...now.rollout.evidence],
    order: orderOf(now),
  }));
}

/** Ends a rollout that does worse than what is promoted, and says why in the history. @returns whether it did */
export async function withdraw(
  store: ReleaseStore,
  signed: SignedRollout,
  evidence: readonly string[],
): Promise<boolean> {
  return write(store, signed, ({ rollout }) => ({
    what: 'withdraw',
    to: rollout.from,
    changes: [],
    evidence: [named(rollout), ...evidence],
  }));
}
