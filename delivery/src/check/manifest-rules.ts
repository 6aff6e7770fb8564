import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import { measureBudgets } from '../publish/budgets.ts';

/* What the gate holds every release to, whatever the release says of itself. */

/** Bytes after brotli of a section, whatever budgets its manifest declares. */
const SECTION_BUDGETS = { entry: 8 * 1024, css: 5 * 1024 };
/** Bytes of one file and of a whole release; the largest today is the frame of the server, 3.3 MB. */
const LARGEST_FILE = 8 * 1024 * 1024;
const LARGEST_RELEASE = 32 * 1024 * 1024;
/** How Module Federation writes what a container takes from the page. */
const SHARE =
  /shareKey:"([^"]+)",import:(null|[^,]+),requiredVersion:"\^?([\d.]+)[^"]*"[^{}]*?singleton:(!0|!1|true|false)/g;

const refuse = (message: string) => new DeliveryError('promotion-refused', message);

/** How a bundle writes the table of its pages. */
const PATTERN = /pattern:\s*["'`](\/[^"'`]*)/g;

/** A release on the disk. */
export interface StoredRelease {
  readonly folder: string;
  readonly release: Release;
}

/** Scripts and styles come from the site itself, from the folder of this release. */
export function checkAddress({ app, version, publicPath }: Release): string[] {
  const expected = `/cn/mf/${app}/${version}/`;
  if (publicPath !== expected) throw refuse(`publicPath is ${publicPath}; the site serves this release at ${expected}`);
  return [publicPath];
}

/** An app stays with its team: who it goes to says so to everybody by promoting the change of owner with the shell's. */
export function checkOwner({ app, owner }: Release, before: Release | undefined): string[] {
  if (owner.trim() === '') throw refuse(`${app} has no owner`);
  if (before && before.owner !== owner)
    throw refuse(`${app} belongs to ${before.owner} in the promoted set, and this release says ${owner}`);
  return [owner];
}

/** Every page that can be opened has its styles, otherwise it is shown bare. */
export function checkStylesheets({ app, css, routes }: Release): string[] {
  if (app === 'shell') {
    if ((css['frame'] ?? []).length === 0) throw refuse('the shell has no stylesheet for its frame');
    return ['frame'];
  }
  const bare = Object.keys(routes).filter((page) => (css[page] ?? []).length === 0);
  if (bare.length > 0) throw refuse(`no stylesheet for ${bare.join(', ')}`);
  return Object.keys(routes);
}

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size;

/** Sizes after brotli against the gate's own budgets and those of the release that is promoted. */
export async function checkBudgets({ folder, release }: StoredRelease, before: Release | undefined): Promise<string[]> {
  const { app } = release;
  const allowed = app === 'shell' ? (before?.budgets ?? release.budgets) : SECTION_BUDGETS;
  const sizes = new Map<string, number>();
  for (const path of Object.keys(release.files).filter((file) => file.startsWith('client/'))) {
    // What is sent: the compressed form that lies beside it, which unpacks to the same bytes.
    sizes.set(path, await sizeOf(`${join(folder, path)}.br`).catch(() => sizeOf(join(folder, path))));
  }
  const results = measureBudgets({ ...release, budgets: { ...allowed } }, sizes);
  const over = results.filter(({ bytes, allowed: most }) => bytes > most);
  const line = ({ budget, bytes, allowed: most }: (typeof results)[number]) => `${budget} ${bytes} of ${most} B brotli`;
  if (over.length > 0) throw refuse(over.map(line).join('; '));
  return results.map(line);
}

/** A file that nobody can want in a page is a mistake, or keeps the disk from what is needed. */
export async function checkSizes({ folder, release }: StoredRelease): Promise<string[]> {
  let sum = 0;
  for (const path of Object.keys(release.files)) {
    const { size } = await stat(join(folder, path));
    if (size > LARGEST_FILE) throw refuse(`${path} has ${size} bytes, ${LARGEST_FILE} are allowed`);
    sum += size;
  }
  if (sum > LARGEST_RELEASE) throw refuse(`the release has ${sum} bytes, ${LARGEST_RELEASE} are allowed`);
  return [`${Object.keys(release.files).length} files, ${sum} B`];
}

/** A page that only the code knows answers addresses that nobody checked, perhaps those of another team. */
export async function checkRoutesOfCode({ folder, release }: StoredRelease): Promise<string[]> {
  const code = await readFile(join(folder, release.server), 'utf8');
  const declared = new Set(Object.values(release.routes).map(({ pattern }) => pattern));
  const found = [...new Set([...code.matchAll(PATTERN)].map(([, pattern = '']) => pattern))];
  const hidden = found.filter((pattern) => !declared.has(pattern));
  if (release.app !== 'shell' && hidden.length > 0)
    throw refuse(`its code has ${hidden.join(', ')}, its manifest does not`);
  return [...declared];
}

/**
 * What the container's code really takes from the page, against what the manifest says: React and `shared` are the
 * shell's, never a copy of its own (Module Federation `import: false`), in the version that the manifest names.
 */
export async function checkSharedCode({ folder, release }: StoredRelease, shell: Release): Promise<string[]> {
  const entry = release.scripts['entry'];
  if (entry === undefined) return ['no container'];
  const shares = [...(await readFile(join(folder, entry), 'utf8')).matchAll(SHARE)].map(
    ([, key = '', fallback, version = '', singleton]) => ({ key, fallback, version, singleton }),
  );
  if (shares.length === 0) throw refuse(`${entry} says nothing of what it shares`);
  for (const { key, fallback, version, singleton } of shares) {
    const library = Object.keys(shell.shared).find((name) => key === name || key.startsWith(`${name}/`));
    if (library === undefined) continue;
    if (fallback !== 'null') throw refuse(`${entry} brings a copy of ${key} of its own`);
    if (singleton !== '!0' && singleton !== 'true') throw refuse(`${entry} does not share ${key} as the only copy`);
    if (release.shared[library] !== version)
      throw refuse(`${entry} wants ${key} ${version}, the manifest says ${release.shared[library] ?? 'nothing'}`);
  }
  return shares.map(({ key, version }) => `${key} ${version}`).toSorted();
}
