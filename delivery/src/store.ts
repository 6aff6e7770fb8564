import { readFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  constellation as constellationSchema,
  type Constellation,
  type Release,
} from 'shared/contract/section/release';
import { LRUCache } from 'lru-cache';
import { DeliveryError, isMissing } from './delivery-error.ts';
import { canonicalJson, sha256Hex } from './files/digest.ts';
import { syncFolder, writeDurably } from './files/durable-write.ts';
import { withFileLock } from './files/file-lock.ts';
import { appendHistory, readHistory, type History, type HistoryEntry } from './history.ts';
import { publishFolder, type Published } from './publish/publish-folder.ts';
import { readManifest, verifyFolder, type Manifest, type ReleaseName } from './verify.ts';
import { watchPointer, type PointerWatch } from './watch-pointer.ts';

const POINTER = 'current';
const CONSTELLATION_ID = /^[0-9a-f]{16}$/;
/** Enough for every app of some recent constellations; a process that lives through thousands stays small. */
const REMEMBERED_RELEASES = 64;

/** Where releases and constellations are kept. {@link openStore} is the local folder; object storage would be a second one. */
export interface ReleaseStore {
  readonly dataDir: string;
  /** Id of the promoted constellation; null before the first promotion. Throws `pointer-damaged`. */
  readPointer(): Promise<string | null>;
  /** Throws `constellation-missing` or, when its bytes do not have that id, `constellation-damaged`. */
  readConstellation(id: string): Promise<Constellation>;
  /** Absolute path of a release; it exists only when {@link hasRelease} says so. */
  releaseFolder(app: string, version: string): string;
  hasRelease(app: string, version: string): Promise<boolean>;
  /** `release.json` of a stored release, files not checked. Throws `release-missing` or `release-damaged`. */
  readRelease(app: string, version: string): Promise<Manifest>;
  /** Checks a release against the integrity its constellation pins, remembering success. Throws like {@link verifyFolder}. */
  verifyRelease(app: string, version: string, integrity: string): Promise<Release>;
  readHistory(): Promise<History>;
  /** Calls back with the pointer found at the start and after every change, until closed. */
  watchPointer(onChange: (id: string | null) => void, onError?: (error: unknown) => void): PointerWatch;
  /** The only way to write: one writer at a time over all processes; others wait, at last with `busy`. */
  write<Result>(purpose: string, task: (writer: StoreWriter) => Promise<Result>): Promise<Result>;
}

export interface StoreWriter {
  /** Copies a built folder into the store. The same bytes again change nothing; other bytes are refused (`release-exists`). */
  publish(name: ReleaseName, builtFolder: string): Promise<Published>;
  /** Keeps a constellation and returns its id. */
  saveConstellation(constellation: Constellation): Promise<string>;
  /** Writes the history line, then moves the pointer to its `to`. */
  movePointer(entry: HistoryEntry): Promise<void>;
}

/** Id of a constellation: the first 16 hexadecimal digits of the SHA-256 of its canonical JSON. */
export function constellationId(constellation: Constellation): string {
  return sha256Hex(canonicalJson(constellation)).slice(0, 16);
}

/** Opens (and, at the first write, creates) the store in a local folder. */
export function openStore(dataDirectory: string): ReleaseStore {
  const dataDir = resolve(dataDirectory);
  const releaseFolder = (app: string, version: string) => join(dataDir, 'releases', app, version);
  const historyPath = join(dataDir, 'history.jsonl');
  const remembered: Remembered = new LRUCache({ max: REMEMBERED_RELEASES });

  const store: ReleaseStore = {
    dataDir,
    releaseFolder,
    readPointer: () => readPointerFile(join(dataDir, POINTER)),
    readConstellation: (id) => readConstellationFile(dataDir, id),
    hasRelease: async (app, version) => (await namesIn(join(dataDir, 'releases', app))).includes(version),
    readRelease: (app, version) => readManifest(releaseFolder(app, version), { app, version }),
    verifyRelease: (app, version, integrity) =>
      remember(remembered, `${app}@${version} ${integrity}`, async () => {
        const manifest = await verifyFolder(releaseFolder(app, version), { app, version }, integrity);
        return manifest.release;
      }),
    readHistory: () => readHistory(historyPath),
    watchPointer: (onChange, onError = () => undefined) =>
      watchPointer({ dataDir, fileName: POINTER, read: () => store.readPointer(), onChange, onError }),
    write: (purpose, task) =>
      withFileLock({ path: join(dataDir, 'run', 'delivery.lock'), purpose }, () => task(writerOf(store, historyPath))),
  };
  return store;
}

function writerOf(store: ReleaseStore, historyPath: string): StoreWriter {
  return {
    publish: (name, builtFolder) =>
      publishFolder({
        name,
        builtFolder,
        target: store.releaseFolder(name.app, name.version),
        staging: join(store.dataDir, 'releases', '.staging'),
      }),
    saveConstellation: async (constellation) => {
      const parsed = constellationSchema.parse(constellation);
      const id = constellationId(parsed);
      const path = join(store.dataDir, 'constellations', `${id}.json`);
      if ((await readOptional(path)) !== canonicalJson(parsed)) await writeDurably(path, canonicalJson(parsed));
      return id;
    },
    movePointer: async (entry) => {
      await appendHistory(historyPath, entry);
      const pointer = join(store.dataDir, POINTER);
      if (entry.to !== null) return writeDurably(pointer, `${entry.to}\n`);
      await rm(pointer, { force: true });
      return syncFolder(store.dataDir);
    },
  };
}

async function readPointerFile(path: string): Promise<string | null> {
  const text = (await readOptional(path))?.trim();
  if (text === undefined) return null;
  if (CONSTELLATION_ID.test(text)) return text;
  throw new DeliveryError('pointer-damaged', `${path} does not hold the id of a constellation`);
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
