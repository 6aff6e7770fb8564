import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError } from '../delivery-error.ts';
import { listFiles } from '../files/file-tree.ts';
import { runLimited } from '../files/run-limited.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { releasePrefix, signatureKey } from './depot-keys.ts';
import { fetchRelease, fetchSignature } from './fetch-release.ts';
import type { ObjectStore } from './object-store.ts';

const AT_ONCE = 8;
const MANIFEST = 'release.json';

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

async function sendRelease(store: ReleaseStore, objects: ObjectStore, name: ReleaseName): Promise<number> {
  const { app, version } = name;
  const { integrity } = await store.readRelease(app, version);
  await store.verifyRelease(app, version, integrity);
  const folder = store.releaseFolder(app, version);
  const prefix = releasePrefix(app, version);
  const there = await objects.get(prefix + MANIFEST);
  if (there && !isSame(there.bytes, await readFile(join(folder, MANIFEST))))
    throw new DeliveryError(
      'release-exists',
      `${objects.name} has another ${nameOf(name)}. Published releases never change.`,
    );
  // Last, so that a release which has it has everything.
  const files = (await listFiles(folder)).toSorted(
    (one, other) => Number(one === MANIFEST) - Number(other === MANIFEST),
  );
  const [manifest, ...others] = files.toReversed();
  await runLimited(others, AT_ONCE, async (path) => objects.put(prefix + path, await readFile(join(folder, path))));
  await objects.put(signatureKey(app, version), await readFile(join(store.dataDir, signatureKey(app, version))));
  if (manifest !== undefined) await objects.put(prefix + manifest, await readFile(join(folder, manifest)));
  return files.length;
}

/**
 * Brings releases alone to a depot, so that they can be promoted on another machine; no move goes with them. Throws
 * `release-missing`, `release-exists` and what verification throws. @returns how many files went there
 */
export async function sendReleases(
  store: ReleaseStore,
  objects: ObjectStore,
  names: readonly ReleaseName[],
): Promise<number> {
  const counts: number[] = [];
  for (const name of names) counts.push(await sendRelease(store, objects, name));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Takes releases from a depot, verified by the trust that is here: every file, and the signature of their team. Nothing is
 * promoted. Throws `store-unfit` where it is not there and what verification throws. @returns those that were not here yet
 */
export async function fetchReleases(
  store: ReleaseStore,
  objects: ObjectStore,
  names: readonly ReleaseName[],
): Promise<ReleaseName[]> {
  return store.write(`import from ${objects.name}`, async () => {
    const brought: ReleaseName[] = [];
    for (const name of names) {
      const { app, version } = name;
      if (await store.hasRelease(app, version)) continue;
      await fetchSignature(store, objects, name);
      await fetchRelease(store, objects, name);
      try {
        const { integrity } = await store.readRelease(app, version);
        await store.verifyRelease(app, version, integrity);
      } catch (error) {
        // What nobody signed who may is not kept, lest it is taken for published.
        await rm(store.releaseFolder(app, version), { recursive: true, force: true });
        await rm(join(store.dataDir, signatureKey(app, version)), { force: true });
        throw error;
      }
      brought.push(name);
    }
    return brought;
  });
}
