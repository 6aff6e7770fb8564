import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompress, gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { release as releaseSchema, type Release } from 'shared/contract/section/release';
import { z } from 'zod';
import { DeliveryError, isMissing } from './delivery-error.ts';
import { sha384 } from './files/digest.ts';
import { listFiles } from './files/file-tree.ts';
import { runLimited } from './files/run-limited.ts';

export const MANIFEST = 'release.json';

/** Forms of a file that publishing adds beside it; they are not listed, so they must unpack to the listed bytes. */
const DERIVED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;
const FILES_AT_ONCE = 8;
/** `client/` or `server/`, then names that do not begin with a dot: no `..`, no hidden files. */
const FILE_PATH = /^(?:client|server)(?:\/[\w@+~-][\w.@+~-]*)+$/;

export interface ReleaseName {
  readonly app: string;
  readonly version: string;
}

/** `release.json` of a folder together with the hash of its bytes, which a constellation pins. */
export interface Manifest {
  readonly release: Release;
  readonly bytes: Uint8Array;
  readonly integrity: string;
}

export const nameOf = ({ app, version }: ReleaseName): string => `${app}@${version}`;

function damaged(name: ReleaseName, what: string, cause?: unknown): DeliveryError {
  return new DeliveryError('release-damaged', `${nameOf(name)}: ${what}`, cause);
}

/** Reads and checks `release.json`, not yet the files. Throws `release-missing` or `release-damaged`. */
export async function readManifest(folder: string, name: ReleaseName): Promise<Manifest> {
  const bytes = await readFile(join(folder, MANIFEST)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    const remedy = `delivery release ${name.app} publishes what its sources are, delivery import brings one from a depot.`;
    throw new DeliveryError(
      'release-missing',
      `${nameOf(name)}: there is no ${join(folder, MANIFEST)}. ${remedy}`,
      error,
    );
  });
  const release = parseManifest(bytes, name);
  checkManifest(release, name);
  return { release, bytes, integrity: sha384(bytes) };
}

function parseManifest(bytes: Uint8Array, name: ReleaseName): Release {
  try {
    return releaseSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    const what = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw damaged(name, `${MANIFEST} is not valid: ${what}`, error);
  }
}

function checkManifest(release: Release, name: ReleaseName): void {
  if (release.app !== name.app || release.version !== name.version) {
    throw damaged(name, `${MANIFEST} says it is ${nameOf(release)}`);
  }
  if (!release.publicPath.includes(`/${name.app}/${name.version}/`)) {
    throw damaged(name, `publicPath ${release.publicPath} is not the address of this release`);
  }
  for (const path of Object.keys(release.files)) {
    if (!FILE_PATH.test(path) || derivedFrom(path)) throw damaged(name, `${path} is not a path a release may have`);
  }
  const used = [release.server, ...Object.values(release.scripts), ...lists(release.chunks), ...lists(release.css)];
  const unlisted = used.find((path) => !Object.hasOwn(release.files, path));
  if (unlisted !== undefined) throw damaged(name, `${unlisted} is used but has no hash in files`);
}

const lists = (named: Record<string, string[]>): string[] => Object.values(named).flat();

/** Bytes of one listed file. Throws `release-damaged` naming the file when it is missing or differs from its hash. */
export async function readListedFile(folder: string, release: Release, path: string): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, path)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw damaged(release, `${path} is missing`, error);
  });
  if (sha384(bytes) !== release.files[path]) throw damaged(release, `${path} does not have the bytes of its hash`);
  return bytes;
}

/** Checks that a freshly built folder holds what `release.json` lists and nothing else. */
export async function checkBuiltNames(folder: string, release: Release): Promise<void> {
  const extra = (await listFiles(folder)).find((path) => path !== MANIFEST && !Object.hasOwn(release.files, path));
  if (extra !== undefined) throw damaged(release, `${extra} is not listed in ${MANIFEST}`);
}

/**
 * Checks a stored release completely: `release.json` against the integrity that the constellation pins (when given), every
 * listed file against its hash, every compressed form against the file it stands for, and that nothing else lies there.
 */
export async function verifyFolder(folder: string, name: ReleaseName, integrity?: string): Promise<Manifest> {
  const manifest = await readManifest(folder, name);
  if (integrity !== undefined && manifest.integrity !== integrity) {
    throw damaged(name, `${MANIFEST} does not have the bytes that the constellation pins`);
  }
  const { release } = manifest;
  await runLimited(Object.keys(release.files), FILES_AT_ONCE, (path) => readListedFile(folder, release, path));
  const others = (await listFiles(folder)).filter((path) => path !== MANIFEST && !Object.hasOwn(release.files, path));
  await runLimited(others, FILES_AT_ONCE, (path) => verifyDerived(folder, release, path));
  return manifest;
}

async function verifyDerived(folder: string, release: Release, path: string): Promise<void> {
  const derived = derivedFrom(path);
  const hash = derived && release.files[derived.source];
  if (!derived || !hash) throw damaged(release, `${path} is not listed in ${MANIFEST}`);
  const unpacked = await derived.unpack(await readFile(join(folder, path))).catch((error: unknown) => {
    throw damaged(release, `${path} cannot be unpacked`, error);
  });
  if (sha384(unpacked) !== hash) throw damaged(release, `${path} does not unpack to ${derived.source}`);
}

function derivedFrom(path: string) {
  for (const [ending, unpack] of Object.entries(DERIVED)) {
    if (path.endsWith(ending)) return { source: path.slice(0, -ending.length), unpack };
  }
  return null;
}
