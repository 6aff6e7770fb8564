import { proveSnapshot, type Proof } from '../constellation/proof.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import { openSiteOfSet, type SiteOfSet, type SiteOfSetOptions } from '../previewed/site-of-set.ts';
import { countRenders } from './count-renders.ts';
import type { RolloutsOptions } from './rollouts.ts';

export interface ShareOptions extends SiteOfSetOptions {
  open: (id: string) => Promise<Snapshot>;
  serving: () => Snapshot | null;
  proof: Proof;
}

async function provenSet({ open, serving, proof }: ShareOptions, id: string): Promise<Snapshot> {
  const snapshot: Snapshot = { ...(await open(id)), isTried: true };
  try {
    const faults = await proveSnapshot(snapshot, serving(), proof);
    const refusing = faults.find(({ isNew }) => isNew);
    if (refusing) throw refusing.error;
    return snapshot;
  } catch (error) {
    snapshot.renderers.close();
    throw error;
  }
}

/** Opens sets for a share of visitors: proven as for all of them, and with their renders counted. */
export const openShare =
  (options: ShareOptions): RolloutsOptions['open'] =>
  async (id, onRender): Promise<SiteOfSet> =>
    openSiteOfSet(await provenSet(options, id), { ...options, context: countRenders(options.context, onRender) });
