import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { DeliveryError, isMissing } from '../delivery-error.ts';
import { canonicalJson, sha256Hex } from '../files/digest.ts';
import { lockfileClosures } from './lockfile-closure.ts';

const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

/** Never part of a build: tests, their data, notes, outputs. */
const NOT_AN_INPUT = /\.(?:test|spec)\.tsx?$|\.md$|^(?:dist|dist-types|node_modules|fixtures|testing)$|^\./;

/**
 * Version of every app from its sources: `<version of package.json>-<8 hex>`. The digits change when, and only when, a
 * file changes that the build reads: the app's own, those of the workspace packages it depends on, and what the lockfile
 * resolves for these: another section's packages change nothing.
 */
export function sourceVersions(root: string, apps: readonly string[]): Map<string, string> {
  const digests = new Map<string, string>();
  const closureOf = lockfileClosures(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  return new Map(apps.map((app) => [app, versionOf(app)]));

  function versionOf(app: string): string {
    const packages = [...packagesOf(root, app)].toSorted();
    const inputs = packages.map((name) => [name, digestOf(name)]);
    return `${readManifest(root, app).version}-${sha256Hex(canonicalJson([app, inputs, closureOf(packages)])).slice(0, 8)}`;
  }

  function digestOf(name: string): string {
    const digest = digests.get(name) ?? packageDigest(join(root, name));
    digests.set(name, digest);
    return digest;
  }
}

/** SHA-256 of all sources that a build of an app reads, in hexadecimal digits. */
export function sourceDigest(root: string, app: string): string {
  const packages = [...packagesOf(root, app)].toSorted();
  return sha256Hex(canonicalJson(packages.map((name) => [name, packageDigest(join(root, name))])));
}

/** The app and every workspace package it depends on, `shared` among them: the folders that a build of the app reads. */
export function packagesOf(root: string, app: string): Set<string> {
  const found = new Set([app]);
  for (const name of found) {
    const { dependencies, devDependencies } = readManifest(root, name);
    for (const [dependency, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (range.startsWith('workspace:')) found.add(dependency);
    }
  }
  return found;
}

function readManifest(root: string, name: string): z.infer<typeof manifest> {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
  } catch (error) {
    throw new DeliveryError('app-unknown', `${name} has no readable package.json in ${root}`, error);
  }
}

function packageDigest(folder: string): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const bytes = readOptional(join(folder, path));
    // The length keeps two files from being read as one.
    if (bytes) hash.update(`${path}\0${bytes.byteLength}\0`).update(bytes);
  };
  add('package.json');
  add('rspack.config.ts');
  for (const room of ['build', 'src']) inputsBelow(folder, room).forEach(add);
  return hash.digest('hex');
}

function inputsBelow(folder: string, room: string): string[] {
  return entriesOf(join(folder, room))
    .filter(({ name }) => !NOT_AN_INPUT.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${room}/${entry.name}`;
      return entry.isDirectory() ? inputsBelow(folder, path) : [path];
    });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function readOptional(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
