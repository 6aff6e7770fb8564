import { readFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  appName,
  constellation as constellationSchema,
  type Constellation,
  type Release,
} from 'shared/contract/section/release';
import { LRUCache } from 'lru-cache';
import { adoptMoves, completeAdoption } from './depot/adopted-moves.ts';
import { DeliveryError, isMissing, whenReleaseIsLost } from './delivery-error.ts';
import { canonicalJson, sha256Hex } from './files/digest.ts';
import { syncFolder, writeDurably } from './files/durable-write.ts';
import { withFileLock } from './files/file-lock.ts';
import { appendHistory, readHistory, type History, type HistoryEntry } from './history.ts';
import { publishFolder, type Published } from './publish/publish-folder.ts';
import { openAuthority, type Authority } from './trust/authority.ts';
import { parsePointer, pointerText, type Pointer } from './trust/pointer.ts';
import type { Provenance } from './trust/release-signature.ts';
import { readManifest, verifyFolder, type Manifest, type ReleaseName } from './verify.ts';
import { watchPointer, type PointerWatch } from './web/watch-pointer.ts';

const POINTER = 'current';
const CONSTELLATION_ID = /^[0-9a-f]{16}$/;
/** Enough for every app of some recent constellations; a process that lives through thousands stays small. */
const REMEMBERED_RELEASES = 64;

/** Where releases and constellations are kept that a site serves: always a folder, which renderers load from (docs/decisions/0095). */
export interface ReleaseStore {
  readonly dataDir: string;
  /** Whose signatures count, and the keys that are here. */
  readonly authority: Authority;
  /**
   * Id of the promoted constellation; null before the first promotion. Throws `pointer-damaged`, and `pointer-untrusted`
   * where nobody signed the move who may, or where it is an earlier one.
   */
  readPointer(): Promise<string | null>;
  /** Throws `constellation-missing` or, when its bytes do not have that id, `constellation-damaged`. */
  readConstellation(id: string): Promise<Constellation>;
  /** Absolute path of a release; it exists only when {@link hasRelease} says so. */
  releaseFolder(app: string, version: string): string;
  hasRelease(app: string, version: string): Promise<boolean>;
  /** `release.json` of a stored release, files not checked. Throws `release-missing` or `release-damaged`. */
  readRelease(app: string, version: string): Promise<Manifest>;
  /**
   * Checks a release against the integrity its constellation pins, remembering success, and that its team signed it. Throws
   * like {@link verifyFolder}, and `untrusted`.
   */
  verifyRelease(app: string, version: string, integrity: string): Promise<Release>;
  readHistory(): Promise<History>;
  /** Calls back with the pointer found at the start and after every change, until closed. */
  watchPointer(onChange: (id: string | null) => void, onError?: (error: unknown) => void): PointerWatch;
  /** The only way to write: one writer at a time over all processes; others wait, at last with `busy`. */
  write<Result>(purpose: string, task: (writer: StoreWriter) => Promise<Result>): Promise<Result>;
}

export interface StoreWriter {
  /**
   * Copies a built folder into the store and signs it. The same bytes again change nothing; other bytes are refused
   * (`release-exists`), and so is who has no key for it (`not-allowed`).
   */
  publish(name: ReleaseName, builtFolder: string, provenance?: Provenance): Promise<Published>;
  /** Signs what lies in the store, after every file was checked; for releases of another store or of a revoked key. */
  sign(name: ReleaseName, provenance?: Provenance): Promise<void>;
  /** Keeps a constellation and returns its id. */
  saveConstellation(constellation: Constellation): Promise<string>;
  /** Writes the signed history line, then moves the pointer to its `to`. Throws `not-allowed`. */
  movePointer(entry: HistoryEntry): Promise<void>;
  /** Puts the moves of another store in place of those that they go on from; the caller has verified both texts. */
  adoptMoves(history: string, pointer: string): Promise<void>;
}

/** Id of a constellation: the first 16 hexadecimal digits of the SHA-256 of its canonical JSON. */
export function constellationId(constellation: Constellation): string {
  return sha256Hex(canonicalJson(constellation)).slice(0, 16);
}

export interface StoreOptions {
  /** Folder of `trust.json` and private keys; without it `<data>/signing`, where the first writer makes keys. */
  readonly signingDir?: string | undefined;
}

/** Opens (and, at the first write, creates) the store in a local folder. */
export function openStore(dataDirectory: string, { signingDir }: StoreOptions = {}): ReleaseStore {
  const dataDir = resolve(dataDirectory);
  const folder = signingDir ?? join(dataDir, 'signing');
  const authority = openAuthority({ dataDir, folder, makesKeys: signingDir === undefined });
  const releaseFolder = (app: string, version: string) => join(dataDir, 'releases', app, version);
  const historyPath = join(dataDir, 'history.jsonl');
  const remembered: Remembered = new LRUCache({ max: REMEMBERED_RELEASES });

  const store: ReleaseStore = {
    dataDir,
    authority,
    releaseFolder,
    readPointer: pointerReader(join(dataDir, POINTER), async (pointer) => {
      const { lines } = await readHistory(historyPath);
      await authority.checkPointer(pointer, lines);
    }),
    readConstellation: (id) => readConstellationFile(dataDir, id),
    hasRelease: async (app, version) => (await namesIn(join(dataDir, 'releases', app))).includes(version),
    readRelease: (app, version) => readManifest(releaseFolder(app, version), { app, version }),
    verifyRelease: async (app, version, integrity) => {
      const release = await remember(remembered, `${app}@${version} ${integrity}`, async () => {
        const manifest = await verifyFolder(releaseFolder(app, version), { app, version }, integrity);
        return manifest.release;
      });
      await authority.verifyRelease(release, integrity);
      return release;
    },
    readHistory: async () => readHistory(historyPath, await authority.movesFault()),
    watchPointer: (onChange, onError = () => undefined) =>
      watchPointer({ dataDir, fileName: POINTER, read: () => store.readPointer(), onChange, onError }),
    write: (purpose, task) =>
      withFileLock({ path: join(dataDir, 'run', 'delivery.lock'), purpose }, async () => {
        const writer = writerOf(store, historyPath);
        await completeAdoption(movesOf(store, historyPath));
        const { lines } = await readHistory(historyPath);
        if (await authority.begin(lines)) await adopt(store, writer);
        return task(writer);
      }),
  };
  return store;
}

const movesOf = ({ dataDir }: ReleaseStore, history: string) => ({ dataDir, history, pointer: join(dataDir, POINTER) });

function writerOf(store: ReleaseStore, historyPath: string): StoreWriter {
  return {
    publish: async (name, builtFolder, provenance = UNKNOWN) => {
      const signed = await readManifest(builtFolder, name);
      const isThere = await store.hasRelease(name.app, name.version);
      // First: who may not sign it leaves nothing behind, and nothing that is visible lacks its signature.
      if (!isThere) await store.authority.signRelease({ ...name, integrity: signed.integrity }, provenance);
      const published = await publishFolder({
        name,
        builtFolder,
        target: store.releaseFolder(name.app, name.version),
        staging: join(store.dataDir, 'releases', '.staging'),
      });
      if (isThere && !(await isSigned(store, published)))
        await store.authority.signRelease({ ...name, integrity: published.integrity }, provenance);
      return published;
    },
    sign: async (name, provenance = UNKNOWN) => {
      const { integrity } = await verifyFolder(store.releaseFolder(name.app, name.version), name);
      await store.authority.signRelease({ ...name, integrity }, provenance);
    },
    saveConstellation: async (constellation) => {
      const parsed = constellationSchema.parse(constellation);
      const id = constellationId(parsed);
      const path = join(store.dataDir, 'constellations', `${id}.json`);
      if ((await readOptional(path)) !== canonicalJson(parsed)) await writeDurably(path, canonicalJson(parsed));
      return id;
    },
    movePointer: async (entry) => {
      const move = await appendHistory(historyPath, entry, store.authority.signMove);
      const pointer = join(store.dataDir, POINTER);
      if (entry.to !== null) return writeDurably(pointer, pointerText(move));
      await rm(pointer, { force: true });
      return syncFolder(store.dataDir);
    },
    adoptMoves: (history, pointer) => adoptMoves(movesOf(store, historyPath), { history, pointer }),
  };
}

/** It is read twice a second; what was checked once is not checked again until it changes. */
function pointerReader(path: string, check: (pointer: Pointer) => Promise<void>): () => Promise<string | null> {
  let checked: string | undefined;
  return async () => {
    const text = await readOptional(path);
    if (text === undefined) return null;
    const pointer = parsePointer(text, path);
    if (text !== checked) await check(pointer);
    checked = text;
    return pointer.id;
  };
}

const UNKNOWN: Provenance = { builder: 'delivery', dependencies: [] };
const ADOPTED: Provenance = { builder: 'delivery: built before releases were signed', dependencies: [] };

async function isSigned(store: ReleaseStore, { release, integrity }: Published): Promise<boolean> {
  return store.authority.verifyRelease(release, integrity).then(
    () => true,
    () => false,
  );
}

/** Signs what a store holds from before signatures, as far as it is whole. */
async function adopt(store: ReleaseStore, writer: StoreWriter): Promise<void> {
  const releases = join(store.dataDir, 'releases');
  for (const app of (await namesIn(releases)).filter((name) => appName.safeParse(name).success)) {
    for (const version of await namesIn(join(releases, app)))
      await writer.sign({ app, version }, ADOPTED).catch(whenReleaseIsLost(undefined));
  }
  const text = await readOptional(join(store.dataDir, POINTER));
  if (text === undefined) return;
  const { id } = parsePointer(text, POINTER);
  const evidence = ['signed by the first command that signs'];
  await writer.movePointer({ what: 'recover', who: 'delivery', from: id, to: id, changes: [], evidence });
}

async function readConstellationFile(dataDir: string, id: string): Promise<Constellation> {
  const fault = (code: 'constellation-missing' | 'constellation-damaged', what: string, cause?: unknown) => {
    const remedy = `If it is the promoted one, remove ${join(dataDir, POINTER)} and promote the apps again.`;
    return new DeliveryError(code, `Constellation ${id} ${what}. ${remedy}`, cause);
  };
  if (!CONSTELLATION_ID.test(id)) throw fault('constellation-missing', 'is not an id');
  const text = await readOptional(join(dataDir, 'constellations', `${id}.json`));
  if (text === undefined) throw fault('constellation-missing', 'is not in the store');
  if (sha256Hex(text).slice(0, 16) !== id) throw fault('constellation-damaged', 'does not have the bytes of its id');
  const parsed = constellationSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw fault('constellation-damaged', 'is not valid', parsed.error);
}

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

type Remembered = LRUCache<string, Promise<Release>>;

/** Single flight and memory; a failure is forgotten so that a repaired release can be tried again. */
function remember(memory: Remembered, key: string, check: () => Promise<Release>): Promise<Release> {
  const known = memory.get(key);
  if (known) return known;
  const answer = check();
  memory.set(key, answer);
  answer.catch(() => memory.peek(key) === answer && memory.delete(key));
  return answer;
}
