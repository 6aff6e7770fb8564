import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeliveryError } from '../delivery-error.ts';
import { syncFolder, writeDurably } from '../files/durable-write.ts';
import { runLimited } from '../files/run-limited.ts';
import type { ReleaseStore } from '../store.ts';
import { verifyFolder, type ReleaseName } from '../verify.ts';
import { releasePrefix, signatureKey } from './depot-keys.ts';
import type { ObjectStore } from './object-store.ts';

const AT_ONCE = 8;

const lost = ({ name }: ObjectStore, what: string) =>
  new DeliveryError('store-unfit', `${name} has no ${what}. Nothing was changed here.`);

/** Throws `store-unfit` where it is not there. */
export async function need(objects: ObjectStore, key: string): Promise<Uint8Array> {
  const found = await objects.get(key);
  if (!found) throw lost(objects, key);
  return found.bytes;
}

/** The signature of a release; whether it counts is asked when the release is verified. */
export async function fetchSignature(
  store: ReleaseStore,
  objects: ObjectStore,
  { app, version }: ReleaseName,
): Promise<void> {
  const key = signatureKey(app, version);
  await writeDurably(join(store.dataDir, key), await need(objects, key));
}

/** One release, verified before anybody sees it: every file, then its name. */
export async function fetchRelease(store: ReleaseStore, objects: ObjectStore, name: ReleaseName): Promise<void> {
  const { app, version } = name;
  const prefix = releasePrefix(app, version);
  const keys = (await objects.list(prefix)).map(({ key }) => key);
  if (keys.length === 0) throw lost(objects, `release ${app}@${version}`);
  const draft = join(store.dataDir, 'releases', '.staging', `${app}-${version}`);
  const target = store.releaseFolder(app, version);
  try {
    await runLimited(keys, AT_ONCE, async (key) => {
      await writeDurably(join(draft, key.slice(prefix.length)), await need(objects, key));
    });
    await verifyFolder(draft, name);
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
    await syncFolder(dirname(target));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
