import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared/contract/section/release';
import { whenReleaseIsLost } from '../delivery-error.ts';
import { changesBetween } from '../promotion/move-constellation.ts';
import type { ReleaseStore } from '../store.ts';
import { wordsOf } from './compare-words.ts';

/** How lists of names of two releases differ. */
export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** In both, with other content. */
  readonly changed: readonly string[];
}

export interface AppComparison {
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Null where a release is not in the store any more. */
  readonly parts: {
    readonly files: Difference;
    readonly routes: Difference;
    readonly islands: Difference;
    readonly budgets: Difference;
    readonly words: Difference;
  } | null;
}

export function differenceOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference {
  const [old, present] = [Object.keys(before), Object.keys(after)];
  const isSame = (name: string) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return {
    added: present.filter((name) => !Object.hasOwn(before, name)),
    removed: old.filter((name) => !Object.hasOwn(after, name)),
    changed: present.filter((name) => Object.hasOwn(before, name) && !isSame(name)),
  };
}

/** Without the digits of its content, so that a file which changed is one and not two. */
const stableName = (path: string): string => path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');

const filesOf = (release: Release | null): Record<string, string> =>
  Object.fromEntries(Object.entries(release?.files ?? {}).map(([path, hash]) => [stableName(path), hash]));
const named = (names: readonly string[] = []): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true as const]));

async function compare(
  store: ReleaseStore,
  before: Release | null,
  after: Release | null,
): Promise<AppComparison['parts']> {
  return {
    files: differenceOf(filesOf(before), filesOf(after)),
    routes: differenceOf(before?.routes ?? {}, after?.routes ?? {}),
    islands: differenceOf(named(before?.islands), named(after?.islands)),
    budgets: differenceOf(before?.budgets ?? {}, after?.budgets ?? {}),
    words: differenceOf(await wordsOf(store, before), await wordsOf(store, after)),
  };
}

/** What one set has otherwise than another, app by app. Throws `constellation-missing` and `constellation-damaged`. */
export async function compareSets(store: ReleaseStore, from: string, to: string): Promise<AppComparison[]> {
  const [before, after] = [await store.readConstellation(from), await store.readConstellation(to)];
  const read = async (app: string, version: string | null) =>
    version === null ? null : (await store.readRelease(app, version)).release;
  const lost = Symbol('lost');
  return Promise.all(
    changesBetween(before.apps, after.apps).map(async ({ app, from: old, to: next }) => {
      const found = await Promise.all([read(app, old), read(app, next)]).catch(whenReleaseIsLost(lost));
      const parts = typeof found === 'symbol' ? null : await compare(store, found[0] ?? null, found[1] ?? null);
      return { app, from: old, to: next, parts };
    }),
  );
}

/** Bytes that browsers get of a release, compressed where it is; null when it is gone. */
export async function clientBytes(store: ReleaseStore, app: string, version: string): Promise<number | null> {
  const folder = join(store.releaseFolder(app, version), 'client');
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (!names) return null;
  const sent = names.filter((name) => /\.(?:css|js)\.br$/.test(name));
  const sizes = await Promise.all(sent.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
