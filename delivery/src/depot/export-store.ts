import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError, isMissing, whenConstellationIsLost } from '../delivery-error.ts';
import { listFiles } from '../files/file-tree.ts';
import { runLimited } from '../files/run-limited.ts';
import type { HistoryLine } from '../history.ts';
import type { ReleaseStore } from '../store.ts';
import { goesOn, lastLine } from './depot-history.ts';
import { CONDITIONS_KEY, constellationKey, lineKey, POINTER_KEY, releasePrefix, signatureKey } from './depot-keys.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

const AT_ONCE = 8;

export interface Exported {
  /** Id of the promoted set. */
  readonly id: string;
  /** Moves and files that were not there yet. */
  readonly moves: number;
  readonly files: number;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const movedMeanwhile = ({ name }: ObjectStore, line: HistoryLine | null) =>
  new DeliveryError(
    'store-moved',
    `${name} has a move that this folder has not${line ? `: ${line.seq}, ${line.what} by ${line.who} at ${line.when}` : ''}. ` +
      'Nothing was moved there. Run delivery import, look at what it brings, and promote again.',
  );

/** Throws `store-unfit` for a service that writes in spite of a condition: two writers would undo each other there. */
async function requireConditions(objects: ObjectStore): Promise<void> {
  const once = () => objects.put(CONDITIONS_KEY, bytesOf('written once\n'), 'absent');
  if (!(await once()) || !(await once())) return;
  throw new DeliveryError(
    'store-unfit',
    `${objects.name} overwrites what must be written once (If-None-Match): it cannot hold releases.`,
  );
}

/** Files of the store by key that an object store should hold: of every set that is still here, and their signatures. */
async function filesOf(store: ReleaseStore, lines: readonly HistoryLine[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const add = (key: string) => files.set(key, join(store.dataDir, key));
  for (const id of new Set(lines.flatMap(({ to }) => to ?? []))) {
    const set = await store.readConstellation(id).catch(whenConstellationIsLost(null));
    if (!set) continue;
    add(constellationKey(id));
    for (const [app, { version }] of Object.entries(set.apps)) {
      if (!(await store.hasRelease(app, version))) continue;
      const prefix = releasePrefix(app, version);
      for (const path of await listFiles(store.releaseFolder(app, version))) add(prefix + path);
      add(signatureKey(app, version));
    }
  }
  return files;
}

interface Sending {
  readonly files: ReadonlyMap<string, string>;
  /** Keys of what sets have that are not in the history there yet. */
  readonly fresh: ReadonlySet<string>;
}

/**
 * Signatures may be renewed, and what is about to be named is written anew, so that nobody clears it away as old; everything else
 * that lies there never changes.
 */
async function sendFiles(objects: ObjectStore, { files, fresh }: Sending): Promise<number> {
  const there = new Set((await objects.list('')).map(({ key }) => key));
  const isRenewed = (key: string) => key.startsWith('signatures/') || fresh.has(key);
  const missing = [...files].filter(([key]) => isRenewed(key) || !there.has(key));
  await runLimited(missing, AT_ONCE, async ([key, path]) => objects.put(key, await readFile(path)));
  return missing.filter(([key]) => !there.has(key)).length;
}

async function sendLines(objects: ObjectStore, lines: readonly HistoryLine[]): Promise<void> {
  for (const line of lines) {
    if (await objects.put(lineKey(line.seq), bytesOf(`${JSON.stringify(line)}\n`), 'absent')) continue;
    const other = await lastLine(objects);
    if (!goesOn(lines, other) || other?.hash !== line.hash) throw movedMeanwhile(objects, other);
  }
}

async function movePointer(objects: ObjectStore, there: StoredObject | null, text: string): Promise<void> {
  if (there && new TextDecoder().decode(there.bytes) === text) return;
  if (await objects.put(POINTER_KEY, bytesOf(text), there ? { tag: there.tag } : 'absent')) return;
  throw movedMeanwhile(objects, await lastLine(objects));
}

async function readPointerText({ dataDir }: ReleaseStore): Promise<string> {
  try {
    return await readFile(join(dataDir, POINTER_KEY), 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new DeliveryError('promotion-refused', 'Nothing is promoted here that could be exported.');
  }
}

/**
 * Brings releases, sets, history and at last the pointer into another store. Ended at any moment it leaves that store as it
 * was for all readers: what is not yet named is only there. Throws `store-moved` when somebody else moved it meanwhile,
 * `store-unfit`, `history-broken` and what reading throws.
 */
export async function exportStore(store: ReleaseStore, objects: ObjectStore): Promise<Exported> {
  return store.write(`export to ${objects.name}`, async () => {
    const { lines, broken } = await store.readHistory();
    if (broken !== null) throw new DeliveryError('history-broken', `It is not exported: ${broken}.`);
    const id = await store.readPointer();
    const text = await readPointerText(store);
    await requireConditions(objects);
    const there = await objects.get(POINTER_KEY);
    const last = await lastLine(objects);
    if (!goesOn(lines, last)) throw movedMeanwhile(objects, last);
    const fresh = lines.slice(last?.seq ?? 0);
    const named = await filesOf(store, fresh);
    const files = await sendFiles(objects, { files: await filesOf(store, lines), fresh: new Set(named.keys()) });
    await sendLines(objects, fresh);
    await movePointer(objects, there, text);
    return { id: id ?? '', moves: fresh.length, files };
  });
}
