import { parse } from 'yaml';
import { z } from 'zod';
import { canonicalJson, sha256Hex } from '../files/digest.ts';

const versions = z.record(z.string(), z.string()).optional();
const resolved = z.record(z.string(), z.object({ version: z.string() })).optional();

/** What of `pnpm-lock.yaml` (version 9) says which packages an app is built with and from. */
const lockfile = z.object({
  settings: z.unknown().optional(),
  overrides: z.unknown().optional(),
  patchedDependencies: z.unknown().optional(),
  importers: z.record(
    z.string(),
    z.object({ dependencies: resolved, devDependencies: resolved, optionalDependencies: resolved }),
  ),
  snapshots: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
});
type Lockfile = z.infer<typeof lockfile>;

/** A version in a registry never changes its bytes, so the largest part of the file says nothing more (0.2 s to read). */
const PACKAGES = /^packages:\n(?:(?: .*)?\n)*/m;

/**
 * Gives for some folders of the workspace a digest of all packages that they reach, with the version of each. A text
 * that is no such lockfile counts as a whole: too many new versions are better than one too few.
 */
export function lockfileClosures(text: string): (folders: readonly string[]) => string {
  const parsed = lockfile.safeParse(parseOrNull(text.replace(PACKAGES, '')));
  if (!parsed.success) return () => sha256Hex(text);
  return (folders) => closureDigest(parsed.data, folders);
}

function parseOrNull(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return null;
  }
}

function closureDigest(lock: Lockfile, folders: readonly string[]): string {
  const reached = new Set(folders.flatMap((folder) => importedBy(lock, folder)));
  // A set that grows while it is walked: every package once, however they depend on each other.
  for (const key of reached) {
    const { dependencies, optionalDependencies } = lock.snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      reached.add(keyOf(lock, name, version));
  }
  const { settings, overrides, patchedDependencies } = lock;
  return sha256Hex(canonicalJson([[...reached].toSorted(), settings, overrides, patchedDependencies]));
}

/** Packages of the workspace are read themselves. */
function importedBy(lock: Lockfile, folder: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = lock.importers[folder] ?? {};
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => keyOf(lock, name, version));
}

/** An alias has the whole key of the package as its version. */
const keyOf = (lock: Lockfile, name: string, version: string): string =>
  version in lock.snapshots ? version : `${name}@${version}`;
