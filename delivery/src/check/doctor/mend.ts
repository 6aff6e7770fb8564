import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../delivery-error.ts';
import { readPresent } from '../../promotion/move-constellation.ts';
import { readRolloutFile, removeRolloutFile } from '../../promotion/rollout/rollout-file.ts';
import { readRollout } from '../../promotion/rollout/rollout.ts';
import type { ReleaseStore } from '../../store.ts';
import { unfinished } from './unfinished.ts';

/** For the owner only, as the first writer made them. */
const PRIVATE = 0o600;

async function closeKeys({ authority: { ring } }: ReleaseStore): Promise<void> {
  const names = await readdir(ring.folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names.filter((file) => file.endsWith('.pem'))) await chmod(join(ring.folder, name), PRIVATE);
}

/**
 * Puts right what needs nobody's judgement: the pointer to where the last trusted move led, unfinished files, a rollout that
 * does not count, rights of keys. Bytes that were changed stay as they are: they are somebody's to explain.
 */
export async function mend(store: ReleaseStore, actor: string): Promise<void> {
  await closeKeys(store);
  await store.write('mend the store', async (writer) => {
    for (const path of await unfinished(store)) await rm(path, { recursive: true, force: true });
    const { broken } = await readPresent(store, writer, actor);
    if (broken === null && (await readRolloutFile(store.dataDir)) && !(await readRollout(store)))
      await removeRolloutFile(store.dataDir);
  });
}
