import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Constellation } from 'shared/contract/section/release';
import { openStore, type ReleaseStore } from '../store.ts';

/** A store of a trial alone, in which the wanted set is promoted. */
export interface TrialStore {
  readonly store: ReleaseStore;
  readonly id: string;
  remove(): Promise<void>;
}

/** Releases never change, so the trial shares their bytes where the disk can. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Its keys are its own: what is tried here has been verified before, and nothing signed here counts elsewhere. */
export async function openTrialStore(from: ReleaseStore, wanted: Constellation): Promise<TrialStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'delivery-check-'));
  const store = openStore(dataDir);
  for (const [app, { version }] of Object.entries(wanted.apps))
    await linkTree(from.releaseFolder(app, version), store.releaseFolder(app, version));
  const id = await store.write('set up a trial', async (writer) => {
    for (const [app, { version }] of Object.entries(wanted.apps)) await writer.sign({ app, version });
    const to = await writer.saveConstellation(wanted);
    await writer.movePointer({ what: 'promote', who: 'delivery check', from: null, to, changes: [], evidence: [] });
    return to;
  });
  return { store, id, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
