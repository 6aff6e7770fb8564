import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import { syncFolder, writeSynced } from '../files/durable-write.ts';
import { runLimited } from '../files/run-limited.ts';
import {
  checkBuiltNames,
  MANIFEST,
  nameOf,
  readListedFile,
  readManifest,
  type Manifest,
  type ReleaseName,
} from '../verify.ts';
import { checkBudgets, measureBudgets, type BudgetResult } from './budgets.ts';
import { compress, isCompressible } from './compress.ts';

/** Files in work at once; the compressor's thread pool has four threads. */
const FILES_AT_ONCE = 4;

export interface PublishOptions {
  readonly name: ReleaseName;
  readonly builtFolder: string;
  readonly target: string;
  /** Where unfinished copies lie; a name no app can have. */
  readonly staging: string;
}

export interface Published {
  readonly release: Release;
  readonly integrity: string;
  /** False when exactly this release was in the store already. */
  readonly isNew: boolean;
  /** Empty when nothing was copied. */
  readonly budgets: readonly BudgetResult[];
}

/**
 * Verifies a built folder, copies it with compressed forms beside the client files, and makes it visible by one rename.
 * The caller holds the writer's lock, so everything found in `staging` was left by a crash.
 */
export async function publishFolder({ name, builtFolder, target, staging }: PublishOptions): Promise<Published> {
  const built = await readManifest(builtFolder, name);
  await checkBuiltNames(builtFolder, built.release);
  if (await stat(target).catch(() => null)) return comparePublished({ builtFolder, target, built });

  await rm(staging, { recursive: true, force: true });
  const draft = join(staging, randomUUID());
  try {
    const sizes = await copyFiles(builtFolder, draft, built.release);
    const budgets = measureBudgets(built.release, sizes);
    checkBudgets(built.release, budgets);
    await writeSynced(join(draft, MANIFEST), built.bytes);
    await makeVisible(draft, target, built.release);
    return { release: built.release, integrity: built.integrity, isNew: true, budgets };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

interface Comparison {
  readonly builtFolder: string;
  readonly target: string;
  readonly built: Manifest;
}

async function comparePublished({ builtFolder, target, built }: Comparison): Promise<Published> {
  const { release, integrity } = built;
  await runLimited(Object.keys(release.files), FILES_AT_ONCE, (path) => readListedFile(builtFolder, release, path));
  const stored = await readManifest(target, release);
  if (stored.integrity === integrity) return { release, integrity, isNew: false, budgets: [] };
  const paths = Object.keys({ ...stored.release.files, ...release.files });
  const differing = paths.find((path) => stored.release.files[path] !== release.files[path]) ?? MANIFEST;
  throw new DeliveryError(
    'release-exists',
    `${nameOf(release)} is published with other bytes (first difference: ${differing}). Releases never change; choose a new version.`,
  );
}

async function copyFiles(from: string, draft: string, release: Release): Promise<Map<string, number>> {
  const paths = Object.keys(release.files);
  for (const folder of foldersOf(paths)) await mkdir(join(draft, folder), { recursive: true });
  const sizes = await runLimited(paths, FILES_AT_ONCE, async (path): Promise<[string, number]> => {
    const bytes = await readListedFile(from, release, path);
    await writeSynced(join(draft, path), bytes);
    const isText = path.startsWith('client/') && isCompressible(path);
    return [path, isText ? await writeCompressed(join(draft, path), bytes) : bytes.byteLength];
  });
  return new Map(sizes);
}

/** Writes the compressed forms that are smaller than the file; returns the bytes of brotli. */
async function writeCompressed(path: string, bytes: Uint8Array): Promise<number> {
  const { br, gz } = await compress(bytes);
  if (br.byteLength < bytes.byteLength) await writeSynced(`${path}.br`, br);
  if (gz.byteLength < bytes.byteLength) await writeSynced(`${path}.gz`, gz);
  return br.byteLength;
}

async function makeVisible(draft: string, target: string, release: Release): Promise<void> {
  for (const folder of foldersOf(Object.keys(release.files))) await syncFolder(join(draft, folder));
  await syncFolder(draft);
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
  await syncFolder(dirname(target));
}

const foldersOf = (paths: readonly string[]): Set<string> => new Set(paths.map(dirname));
